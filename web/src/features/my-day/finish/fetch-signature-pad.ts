/** What one signs on: the library comes when somebody is about to sign. */
export const fetchSignaturePad = () => import('signature_pad');
