import type { AttachmentKind, MimeType } from '@cuadrilla/domain/files/attachments.ts';

/** A file of a service, as `attachments/{id}` says; its bytes are in `blobs/{id}`, so that a list does not carry them. */
export type Attachment = {
  id: string;
  serviceId: string;
  visitId: string | null;
  kind: AttachmentKind;
  mime: MimeType;
  size: number;
  sha256: string;
  authorId: string;
  authorName: string;
  createdAt: Date;
  /** Whether a signed report shows it: then it stays. */
  reported: boolean;
};

/** Most files of a service, of every kind. */
export const ATTACHMENTS_MAX = 200;

/** The same with what comes from the field. */
export const FIELD_ATTACHMENTS_MAX = 2 * ATTACHMENTS_MAX;
