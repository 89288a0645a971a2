import {
  ATTACHMENT_MAX_BYTES,
  attachmentProblem,
  isPhoto,
  mimeOf,
  type AttachmentKind,
} from '@cuadrilla/domain/files/attachments.ts';
import { FileProblem } from './file-problem.ts';
import { shrinkPhoto } from './shrink-photo.ts';

export async function prepareFile(kind: AttachmentKind, file: Blob): Promise<Blob> {
  if (isPhoto(kind)) return shrinkPhoto(file);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isBigPicture = mimeOf(bytes)?.startsWith('image/') === true && bytes.length > ATTACHMENT_MAX_BYTES;
  if (isBigPicture) return shrinkPhoto(file);
  const problem = attachmentProblem(kind, bytes);
  if (problem !== null) throw new FileProblem(problem);
  return file;
}
