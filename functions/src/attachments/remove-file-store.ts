import type { Firestore, Transaction } from '@google-cloud/firestore';
import { occurredAtOf } from '@cuadrilla/domain/visits/visit-times.ts';
import { toldTimes } from '../unit/audit.ts';
import type { Failure } from '../unit/failures.ts';
import type { FieldReport } from '../field-work/field-report.ts';
import { fileRefused } from '../field-work/file-work-store.ts';
import { lastVisitOf } from '../field-work/last-visit.ts';
import type { Reader } from '../services/ownership.ts';
import type { Service } from '../services/service.ts';
import { readService } from '../services/store/service-document.ts';
import { auditService } from '../services/store/write-service.ts';
import type { Done, Filed, Occasion } from '../store/act.ts';
import { isDocumentId } from '../store/document-id.ts';
import { findNotNear } from '../visits/perform/at-work-store.ts';
import { visitAtHand, workedAt } from '../visits/perform/step-times.ts';
import { readVisit, visitsOf } from '../visits/store/visit-document.ts';
import { auditedFile } from './add-file-store.ts';
import { attachmentRef, toAttachment } from './attachment-document-store.ts';
import type { Attachment } from './attachment.ts';
import type { BlobStore } from './blob-store.ts';
import { fileRemovalProblem, knowsFilesOf, ownVisitsOf } from './file-guards.ts';

/** Done with the ids of the file and of its service; or filed for the office. */
export type RemoveFileOutcome = Done | Filed | Exclude<Failure, { kind: 'invalid' }>;

/** Which file, who removes it, and when, as the device says. */
export type FileRemoval = { id: string; viewer: Reader; report: FieldReport };

type Deps = { firestore: Firestore; blobs: BlobStore };

const REPORTED = 'Está en un parte de trabajo y ya no se puede quitar';

/** Removes a file that no signed report shows; what a technician says they took away, and cannot, the office is told. */
export async function removeFile(
  tx: Transaction,
  deps: Deps,
  removal: FileRemoval,
  occasion: Occasion,
): Promise<RemoveFileOutcome> {
  const { firestore } = deps;
  const { id, viewer, report } = removal;
  const file = isDocumentId(id) ? toAttachment(await tx.get(attachmentRef(firestore, id))) : null;
  const service = file && (await readService(tx, firestore, file.serviceId));
  if (file === null || service === null) return { kind: 'notFound' };
  const outcome = await tryRemoval(tx, deps, { ...removal, file, service }, occasion);
  if (outcome.kind === 'done' || viewer.role !== 'TECHNICIAN') return outcome;
  const visit = lastVisitOf(await visitsOf(tx, firestore, service.id), viewer.id);
  if (visit === null) return outcome;
  const work = { operation: 'REMOVE_FILE' as const, attachmentId: id };
  const refused = { visit, viewer, report, work, failure: outcome, service: null };
  return fileRefused({ tx, firestore }, refused, occasion);
}

/** The entry in the service's timeline says what it was. */
async function tryRemoval(
  tx: Transaction,
  { firestore, blobs }: Deps,
  { id, viewer, report, file, service }: FileRemoval & { file: Attachment; service: Service },
  occasion: Occasion,
): Promise<Done | Exclude<Failure, { kind: 'invalid' }>> {
  const visit = file.visitId === null ? null : await readVisit(tx, firestore, file.visitId);
  if (!knowsFilesOf(viewer, { service, visit })) return { kind: 'notFound' };
  if (file.reported) return { kind: 'transition', message: REPORTED };
  const ofNone = visit === null && viewer.role === 'TECHNICIAN';
  const visits = ofNone ? await visitsOf(tx, firestore, service.id) : [];
  const times = { ...report, receivedAt: occasion.now };
  const facts = { service, visit, visits };
  const when = { at: occurredAtOf(times), now: occasion.now };
  const problem =
    fileRemovalProblem(viewer, file, facts) ??
    (await findNotNear(firestore, ownVisitsOf(viewer, facts), when));
  if (problem !== null) return { kind: 'transition', message: problem };
  tx.delete(attachmentRef(firestore, id));
  blobs.remove(tx, id);
  const before = { attachment: auditedFile(file) };
  const at = workedAt(visit ?? visitAtHand(visits, viewer.id), times, service.reopenedAt);
  auditService(tx, firestore, service, { before, after: toldTimes(times) }, { ...occasion, now: at });
  return { kind: 'done', ids: [id, service.id] };
}
