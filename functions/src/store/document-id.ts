// The characters of Auth's uids and our own ids. Firestore itself refuses `.`, `..` and `__…__` by throwing.
const FORM = /^(?!\.{1,2}$)(?!__.*__$)[A-Za-z0-9:_.-]{1,128}$/;

export function isDocumentId(text: string): boolean {
  return FORM.test(text);
}

const MADE = /^[A-Za-z0-9]{20}$/;

/** Whether a text has the form of Firestore's ids, which devices generate for records created offline. */
export function isMadeId(text: string): boolean {
  return MADE.test(text);
}
