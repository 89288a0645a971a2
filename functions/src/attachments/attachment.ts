import type { AttachmentKind, MimeType } from '@cuadrilla/domain/files/attachments.ts';

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
  /** Whether a signed report shows it; then it cannot be removed. */
  reported: boolean;
};

export const ATTACHMENTS_MAX = 200;

export const FIELD_ATTACHMENTS_MAX = 2 * ATTACHMENTS_MAX;
