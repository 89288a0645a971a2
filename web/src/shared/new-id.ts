const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 20;
// A multiple of the alphabet; higher bytes would make the first letters likelier.
const EVEN_UP_TO = LETTERS.length * 4;

/** In Firestore's format; made on the device, so that a retry creates nothing twice. */
export function newId(): string {
  let id = '';
  while (id.length < LENGTH) {
    for (const byte of crypto.getRandomValues(new Uint8Array(LENGTH))) {
      if (byte < EVEN_UP_TO && id.length < LENGTH) id += LETTERS.charAt(byte % LETTERS.length);
    }
  }
  return id;
}
