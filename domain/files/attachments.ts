import { jpegWithoutMetadata, pngWithoutMetadata } from './image-metadata.ts';
import { MESSAGES } from '../text/messages.ts';

/** What a file shows; the names are those of the GraphQL enum. */
export const ATTACHMENT_KINDS = ['BEFORE', 'AFTER', 'DOCUMENT', 'SIGNATURE'] as const;
export type AttachmentKind = (typeof ATTACHMENT_KINDS)[number];

export const ATTACHMENT_KIND_LABELS: Record<AttachmentKind, string> = {
  BEFORE: 'Antes',
  AFTER: 'Después',
  DOCUMENT: 'Documento',
  SIGNATURE: 'Firma',
};

/** What a file may be. */
export const MIME_TYPES = ['image/jpeg', 'image/png', 'application/pdf'] as const;
export type MimeType = (typeof MIME_TYPES)[number];

/** Largest photo: the browser shrinks it below this. */
export const PHOTO_MAX_BYTES = 400 * 1_024;
/** Largest file: a Firestore document holds 1 MiB with all its fields. */
export const ATTACHMENT_MAX_BYTES = 900_000;
/** Most photos of one visit. */
export const PHOTOS_MAX = 20;

const SIGNATURES: Record<MimeType, readonly number[]> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  // `%PDF-`
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
};

// Readers of PDF look for its end in the last kilobyte.
const PDF_END_WITHIN = 1_024;

/** What a file is by its first bytes, whatever its name says; null where it is none of those that are taken. */
export function mimeOf(bytes: Uint8Array): MimeType | null {
  return MIME_TYPES.find((mime) => SIGNATURES[mime].every((byte, at) => bytes[at] === byte)) ?? null;
}

/** Whether a kind of attachment is a photo, which a visit needs some of and may not have too many of. */
export function isPhoto(kind: AttachmentKind): boolean {
  return kind === 'BEFORE' || kind === 'AFTER';
}

/** Why a file may not be kept as what it is said to be, in Spanish, or null where it may. */
export function attachmentProblem(kind: AttachmentKind, bytes: Uint8Array): string | null {
  const mime = mimeOf(bytes);
  if (kind === 'SIGNATURE' && mime !== 'image/png') return MESSAGES.signatureFormat;
  if (isPhoto(kind) && !mime?.startsWith('image/')) return MESSAGES.photoFormat;
  if (mime === null) return MESSAGES.fileFormat;
  if (isPhoto(kind) && bytes.length > PHOTO_MAX_BYTES) return MESSAGES.photoTooBig;
  return bytes.length > ATTACHMENT_MAX_BYTES ? MESSAGES.fileTooBig : null;
}

/**
 * A file without what was not meant to be told: place, camera and author of a photo. A PDF, which a person chose as a
 * document, stays as it is. Null where the file is broken or none of that kind.
 */
export function withoutMetadata(bytes: Uint8Array, mime: MimeType): Uint8Array | null {
  if (mimeOf(bytes) !== mime) return null;
  if (mime === 'image/jpeg') return jpegWithoutMetadata(bytes);
  if (mime === 'image/png') return pngWithoutMetadata(bytes);
  const end = String.fromCharCode(...bytes.subarray(-PDF_END_WITHIN));
  return end.includes('%%EOF') ? bytes : null;
}
