import {
  ATTACHMENT_MAX_BYTES,
  attachmentProblem,
  isPhoto,
  mimeOf,
  type AttachmentKind,
} from '@cuadrilla/domain/files/attachments.ts';
import { FileProblem } from './file-problem.ts';
import { shrinkPhoto } from './shrink-photo.ts';

/** A chosen file as it is sent: photos shrunk, a document as it is unless it is a picture that is too big. */
export async function prepareFile(kind: AttachmentKind, file: Blob): Promise<Blob> {
  if (isPhoto(kind)) return shrinkPhoto(file);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isBigPicture = mimeOf(bytes)?.startsWith('image/') === true && bytes.length > ATTACHMENT_MAX_BYTES;
  if (isBigPicture) return shrinkPhoto(file);
  const problem = attachmentProblem(kind, bytes);
  if (problem !== null) throw new FileProblem(problem);
  return file;
}
