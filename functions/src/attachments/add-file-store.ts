import type { Firestore, Transaction } from '@google-cloud/firestore';
import {
  isPhoto,
  PHOTOS_MAX,
  type AttachmentKind,
  type MimeType,
} from '@cuadrilla/domain/files/attachments.ts';
import { toldTimes } from '../unit/audit.ts';
import type { FieldReport } from '../field-work/field-report.ts';
import type { Reader } from '../services/ownership.ts';
import type { Service } from '../services/service.ts';
import { readService } from '../services/store/service-document.ts';
import { auditService } from '../services/store/write-service.ts';
import type { Done, Occasion } from '../store/act.ts';
import { findNotNear } from '../visits/perform/at-work-store.ts';
import { visitAtHand, workedAt } from '../visits/perform/step-times.ts';
import { readVisit, visitsOf } from '../visits/store/visit-document.ts';
import type { Visit } from '../visits/visit.ts';
import {
  ATTACHMENTS_MAX,
  attachmentRef,
  FIELD_ATTACHMENTS_MAX,
  filesQuery,
  toAttachment,
} from './attachment-document-store.ts';
import type { Attachment } from './attachment.ts';
import type { BlobStore } from './blob-store.ts';
import { fileChangeProblem, knowsFilesOf, ownVisitsOf, tookInField } from './file-guards.ts';

/** A file to be kept: its id is made by whoever sends it, so that sending it again is no second file. */
export type NewFile = {
  id: string;
  serviceId: string;
  visitId: string | null;
  kind: AttachmentKind;
  /** As the device says. */
  report: FieldReport;
  mime: MimeType;
  sha256: string;
  bytes: Uint8Array;
};

/** Done with the file's id; `taken` where another file has it. */
export type AddFileOutcome =
  | Done
  | { kind: 'notFound' }
  | { kind: 'taken' }
  | { kind: 'full'; message: string }
  | { kind: 'transition'; message: string };

const FULL = {
  visit: `Una visita no puede tener más de ${PHOTOS_MAX} fotos`,
  service: `Un servicio no puede tener más de ${ATTACHMENTS_MAX} archivos`,
};

/** Keeps a file with its description and its entry in the service's timeline, in one transaction. */
export async function addFile(
  tx: Transaction,
  { firestore, blobs }: { firestore: Firestore; blobs: BlobStore },
  { file, viewer }: { file: NewFile; viewer: Reader },
  occasion: Occasion,
): Promise<AddFileOutcome> {
  const { id, serviceId, visitId } = file;
  const service = await readService(tx, firestore, serviceId);
  const visit = visitId === null ? null : await readVisit(tx, firestore, visitId);
  if (service === null || (visitId !== null && visit === null)) return { kind: 'notFound' };
  const visits = visit === null ? await visitsFor(tx, firestore, viewer, service) : [];
  const facts = { service, visit, visits };
  // What was taken in the field is a fact: neither the visit's state nor whose it is by now turns it away.
  const isKept = file.report.occurredAt !== null && tookInField(viewer, facts);
  if (!isKept && !knowsFilesOf(viewer, facts)) return { kind: 'notFound' };
  const known = toAttachment(await tx.get(attachmentRef(firestore, id)));
  // Sent again because the answer was lost: however the service stands by now, the file is there.
  if (known) return isSame(known, file, viewer) ? { kind: 'done', ids: [id] } : { kind: 'taken' };
  const own = ownVisitsOf(viewer, facts);
  const when = { at: occasion.now, now: occasion.now };
  const problem = isKept
    ? null
    : (fileChangeProblem(viewer, facts) ?? (await findNotNear(firestore, own, when)));
  if (problem !== null) return { kind: 'transition', message: problem };
  const full = await fullness(tx, firestore, file, isKept);
  if (full !== null) return { kind: 'full', message: full };
  blobs.put(tx, id, file.bytes);
  write(tx, firestore, { file, service, visit: visit ?? visitAtHand(visits, viewer.id) }, occasion);
  return { kind: 'done', ids: [id] };
}

/** Only a technician's own visits decide. */
async function visitsFor(
  tx: Transaction,
  firestore: Firestore,
  viewer: Reader,
  { id }: Service,
): Promise<Visit[]> {
  return viewer.role === 'TECHNICIAN' ? visitsOf(tx, firestore, id) : [];
}

/** One's own may be another visit's by now: the office gives field work to whichever it belongs to. */
function isSame(known: Attachment, file: NewFile, viewer: Reader): boolean {
  if (known.visitId !== file.visitId && known.authorId !== viewer.id) return false;
  return (['serviceId', 'kind', 'sha256'] as const).every((name) => known[name] === file[name]);
}

async function fullness(
  tx: Transaction,
  firestore: Firestore,
  { serviceId, visitId, kind }: NewFile,
  isKept: boolean,
): Promise<string | null> {
  const [photos, all] = await Promise.all([
    visitId !== null && isPhoto(kind) && !isKept ? countPhotos(tx, firestore, visitId) : 0,
    tx.get(filesQuery(firestore, { serviceId }).count()).then((counted) => counted.data().count),
  ]);
  if (photos >= PHOTOS_MAX) return FULL.visit;
  return all >= (isKept ? FIELD_ATTACHMENTS_MAX : ATTACHMENTS_MAX) ? FULL.service : null;
}

async function countPhotos(tx: Transaction, firestore: Firestore, visitId: string): Promise<number> {
  const photos = filesQuery(firestore, { visitId }).where('kind', 'in', ['BEFORE', 'AFTER']);
  return (await tx.get(photos.count())).data().count;
}

function write(
  tx: Transaction,
  firestore: Firestore,
  { file, service, visit }: { file: NewFile; service: Service; visit: Visit | null },
  { actor, action, now: receivedAt }: Occasion,
): void {
  const { id, serviceId, visitId, kind, mime, sha256, bytes, report } = file;
  const size = bytes.length;
  const times = { ...report, receivedAt };
  const at = workedAt(visit, times, service.reopenedAt);
  const by = { authorId: actor.id, authorName: actor.name, createdAt: at };
  const made: Omit<Attachment, 'id'> = {
    ...{ serviceId, visitId, kind, mime, size, sha256 },
    ...by,
    reported: false,
  };
  tx.create(attachmentRef(firestore, id), made);
  const after = { attachment: auditedFile({ id, ...made }), ...toldTimes(times) };
  auditService(tx, firestore, service, { before: null, after }, { actor, action, now: at });
}

/** What the log keeps of a file. */
export function auditedFile({ id, visitId, kind, mime, size, sha256 }: Attachment) {
  return { id, visitId, kind, mime, size, sha256 };
}
