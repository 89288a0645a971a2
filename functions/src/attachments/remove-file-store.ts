import type { Firestore, Transaction } from '@google-cloud/firestore';
import { toldTimes } from '../audit.ts';
import type { Reader } from '../services/ownership.ts';
import { readService } from '../services/store/service-document.ts';
import { auditService } from '../services/store/write-service.ts';
import type { Done, Occasion } from '../store/act.ts';
import { isDocumentId } from '../store/document-id.ts';
import { visitAtHand, workedAt } from '../visits/perform/step-times.ts';
import { readVisit, visitsOf } from '../visits/store/visit-document.ts';
import { auditedFile } from './add-file-store.ts';
import { attachmentRef, toAttachment } from './attachment-document-store.ts';
import type { BlobStore } from './blob-store.ts';
import { fileRemovalProblem, knowsFilesOf } from './file-guards.ts';

/** Done with the ids of the file and of its service. */
export type RemoveFileOutcome =
  Done | { kind: 'notFound' } | { kind: 'transition'; message: string } | { kind: 'keyReused' };

/** Which file, who removes it, and when, as the device says; null for now. */
export type FileRemoval = { id: string; viewer: Reader; occurredAt: Date | null };

const REPORTED = 'Está en un parte de trabajo y ya no se puede quitar';

/** Removes a file that no signed report shows; the entry in the service's timeline says what it was. */
export async function removeFile(
  tx: Transaction,
  { firestore, blobs }: { firestore: Firestore; blobs: BlobStore },
  { id, viewer, occurredAt }: FileRemoval,
  occasion: Occasion,
): Promise<Exclude<RemoveFileOutcome, { kind: 'keyReused' }>> {
  const file = isDocumentId(id) ? toAttachment(await tx.get(attachmentRef(firestore, id))) : null;
  const service = file && (await readService(tx, firestore, file.serviceId));
  if (file === null || service === null) return { kind: 'notFound' };
  const visit = file.visitId === null ? null : await readVisit(tx, firestore, file.visitId);
  if (!knowsFilesOf(viewer, { service, visit })) return { kind: 'notFound' };
  if (file.reported) return { kind: 'transition', message: REPORTED };
  const ofNone = visit === null && viewer.role === 'TECHNICIAN';
  const visits = ofNone ? await visitsOf(tx, firestore, service.id) : [];
  const problem = fileRemovalProblem(viewer, file, { service, visit, visits });
  if (problem !== null) return { kind: 'transition', message: problem };
  tx.delete(attachmentRef(firestore, id));
  blobs.remove(tx, id);
  const before = { attachment: auditedFile(file) };
  const times = { occurredAt, receivedAt: occasion.now };
  const at = workedAt(visit ?? visitAtHand(visits, viewer.id), times, service.reopenedAt);
  auditService(tx, firestore, service, { before, after: toldTimes(times) }, { ...occasion, now: at });
  return { kind: 'done', ids: [id, service.id] };
}
