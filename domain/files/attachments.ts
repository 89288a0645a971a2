import { jpegWithoutMetadata, pngWithoutMetadata } from './image-metadata.ts';
import { MESSAGES } from '../text/messages.ts';

export const ATTACHMENT_KINDS = ['BEFORE', 'AFTER', 'DOCUMENT', 'SIGNATURE'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

export const ATTACHMENT_KIND_LABELS: Record<AttachmentKind, string> = {
  BEFORE: 'Antes',
  AFTER: 'Después',
  DOCUMENT: 'Documento',
  SIGNATURE: 'Firma',
};

export const MIME_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export type MimeType = (typeof MIME_TYPES)[number];

/** The browser shrinks photos below this. */
export const PHOTO_MAX_BYTES = 400 * 1_024;
/** A Firestore document is limited to 1 MiB. */
export const ATTACHMENT_MAX_BYTES = 900_000;

const SIGNATURES: Record<MimeType, readonly number[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  // `%PDF-`
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
};

// PDF readers look for the end marker in the last kilobyte.
const PDF_END_WITHIN = 1_024;

/** By its first bytes, not its name; null for any other format. */
export function mimeOf(bytes: Uint8Array): MimeType | null {
  return MIME_TYPES.find((mime) => SIGNATURES[mime].every((byte, at) => bytes[at] === byte)) ?? null;
}

export function isPhoto(kind: AttachmentKind): boolean {
  return kind === 'BEFORE' || kind === 'AFTER';
}

export function attachmentProblem(kind: AttachmentKind, bytes: Uint8Array): string | null {
  const mime = mimeOf(bytes);
  if (kind === 'SIGNATURE' && mime !== 'image/png') return MESSAGES.signatureFormat;
  if (isPhoto(kind) && !mime?.startsWith('image/')) return MESSAGES.photoFormat;
  if (mime === null) return MESSAGES.fileFormat;
  if (isPhoto(kind) && bytes.length > PHOTO_MAX_BYTES) return MESSAGES.photoTooBig;
  return bytes.length > ATTACHMENT_MAX_BYTES ? MESSAGES.fileTooBig : null;
}

/** Removes place, camera and author from a photo. A PDF stays as it is. null if the file is broken or of another type. */
export function withoutMetadata(bytes: Uint8Array, mime: MimeType): Uint8Array | null {
  if (mimeOf(bytes) !== mime) return null;
  if (mime === 'image/jpeg') return jpegWithoutMetadata(bytes);
  if (mime === 'image/png') return pngWithoutMetadata(bytes);
  const end = String.fromCharCode(...bytes.subarray(-PDF_END_WITHIN));
  return end.includes('%%EOF') ? bytes : null;
}
