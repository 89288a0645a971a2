import { ATTACHMENT_KIND_LABELS, type AttachmentKind } from '@cuadrilla/domain/files/attachments.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import type { File_AttachmentFragment } from './file.generated.ts';

/** A file that the server keeps. */
export type ShownFile = File_AttachmentFragment;

/** A file that is still on the device: on its way, or refused with `problem`. */
export type WaitingFile = { id: string; kind: AttachmentKind; blob: Blob; problem?: string | null };

/** A chosen file, ready to be sent (`uploadFile`, or the technician's queue). */
export type PreparedFile = { id: string; kind: AttachmentKind; blob: Blob };

/** `Antes`, and who took it when: what a photo is called where it is not seen. */
export function fileWords({
  kind,
  authorName,
  createdAt,
}: Pick<ShownFile, 'kind' | 'authorName' | 'createdAt'>) {
  return `${ATTACHMENT_KIND_LABELS[kind]} · ${authorName}, ${formatDateTime(createdAt)}`;
}

const KB = 1_024;

/** `312 KB`, of what a person downloads. */
export function sizeWords(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / KB)).toLocaleString('es-ES')} KB`;
}
