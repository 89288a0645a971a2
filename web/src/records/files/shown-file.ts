import { ATTACHMENT_KIND_LABELS, type AttachmentKind } from '@cuadrilla/domain/files/attachments.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import type { File_AttachmentFragment } from './file.generated.ts';

export type ShownFile = File_AttachmentFragment;

/** A file that is still on the device; `problem` if the server refused it. */
export type WaitingFile = { id: string; kind: AttachmentKind; blob: Blob; problem?: string | null };

export type PreparedFile = { id: string; kind: AttachmentKind; blob: Blob };

export function fileWords({
  kind,
  authorName,
  createdAt,
}: Pick<ShownFile, 'kind' | 'authorName' | 'createdAt'>) {
  return `${ATTACHMENT_KIND_LABELS[kind]} · ${authorName}, ${formatDateTime(createdAt)}`;
}

const KB = 1_024;

export function sizeWords(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / KB)).toLocaleString('es-ES')} KB`;
}
