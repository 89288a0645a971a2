export const fetchSignaturePad = () => import('signature_pad');
