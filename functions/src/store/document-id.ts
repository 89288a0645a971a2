// What Auth's uids and our own ids are made of. Firestore itself refuses `.`, `..` and `__…__`, with an error instead of null.
const FORM = /^(?!\.{1,2}$)(?!__.*__$)[A-Za-z0-9:_.-]{1,128}$/;

export function isDocumentId(text: string): boolean {
  return FORM.test(text);
}

const MADE = /^[A-Za-z0-9]{20}$/;

/** Whether a text is an id as Firestore makes them: a client may make one for what it creates without a connection. */
export function isMadeId(text: string): boolean {
  return MADE.test(text);
}
