import { createHash } from 'node:crypto';
import {
  ATTACHMENT_KINDS,
  attachmentProblem,
  isPhoto,
  mimeOf,
  withoutMetadata,
  type AttachmentKind,
} from '@cuadrilla/domain/files/attachments.ts';
import { canAny } from '@cuadrilla/domain/people/permissions.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { PHOTOS_MAX } from '@cuadrilla/domain/services/service-type.ts';
import { FILE_ID_WRONG } from '@cuadrilla/domain/files/file-ids.ts';
import { serviceFull } from '@cuadrilla/domain/text/refusals.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { reportOf, type FieldReport } from '../work-reviews/field-report.ts';
import { readInstant } from '../instant.ts';
import type { Done } from '../store/act.ts';
import { isMadeId } from '../store/document-id.ts';
import { assertCan, actOf, type Acting } from '../acting.ts';
import { auditedTimes } from '../store/audit.ts';
import { NOT_FOUND, refused } from '../failures.ts';
import type { UnitDeps } from '../unit/unit.ts';
import type { UnitStores } from '../unit/stores.ts';
import { findNotNear } from '../visits/at-work.ts';
import { visitAtHand, workedAt } from '../work/step-times.ts';
import { ATTACHMENTS_MAX, FIELD_ATTACHMENTS_MAX, type Attachment } from './attachment.ts';
import { fileChangeProblem, knowsFilesOf, ownVisitsOf, isFromOwnVisit } from './file-guards.ts';

type Names = 'services' | 'visits' | 'settings' | 'attachments';

export type SentFile = {
  id: string;
  serviceId: string;
  visitId: string | null;
  kind: string | null;
  /** As the device reports it; null for now. */
  occurredAt: string | null;
  /** The uncorrected device clock and how many milliseconds it was ahead, if it was corrected. */
  deviceAt?: string | null;
  skewMs?: string | null;
  bytes: Uint8Array;
};

export type Added = Done & { file: Attachment };

export type AddOutcome =
  | Added
  | { kind: 'notFound' }
  | { kind: 'taken' }
  | { kind: 'full'; message: string }
  | { kind: 'transition'; message: string }
  | { kind: 'malformed'; message: string }
  | { kind: 'wrongFile'; message: string };

/**
 * Stores a photo, signature or document of a service, without the metadata of place and device. The MIME type follows from the
 * first bytes, not from what the client says. The client generates the id, so that a file sent again is stored once.
 */
export async function addAttachment(
  { unit, now }: UnitDeps<Names>,
  viewer: Acting,
  { id, serviceId, visitId, kind, bytes, ...reported }: SentFile,
): Promise<AddOutcome> {
  assertCan(viewer, 'attachments:add');
  if (!isMadeId(id)) return { kind: 'malformed', message: FILE_ID_WRONG };
  if (!isKind(kind)) return { kind: 'malformed', message: 'Falta la clase de archivo' };
  if (kind === 'SIGNATURE' && visitId === null)
    return { kind: 'malformed', message: 'Falta la visita que se firma' };
  const report = readReport(reported);
  if (report === null) return { kind: 'malformed', message: 'La hora no es válida' };
  const mime = mimeOf(bytes);
  const problem = attachmentProblem(kind, bytes);
  const clean = mime && problem === null ? withoutMetadata(bytes, mime) : null;
  if (mime === null || clean === null) return { kind: 'wrongFile', message: problem ?? MESSAGES.fileBroken };
  const sha256 = createHash('sha256').update(clean).digest('hex');
  const file = {
    id,
    serviceId,
    visitId,
    kind,
    mime,
    size: clean.length,
    sha256,
    reported: false,
    authorId: viewer.id,
    authorName: fullName(viewer),
  };
  const act = actOf(viewer, 'addAttachment', {}, { key: null, now: now() });
  const outcome = await unit(act, (stores) => keep(stores, viewer, { file, report, bytes: clean }, act.now));
  if (outcome.kind === 'keyReused' || (outcome.kind === 'done' && !('file' in outcome)))
    throw new Error('A file has its id in place of a key');
  return outcome;
}

type ToKeep = { file: Omit<Attachment, 'createdAt'>; report: FieldReport; bytes: Uint8Array };

async function keep(
  stores: Pick<UnitStores, Names>,
  viewer: Acting,
  { file, report, bytes }: ToKeep,
  now: Date,
): Promise<AddOutcome> {
  const { id, serviceId, visitId } = file;
  const service = await stores.services.find(serviceId);
  const visit = visitId === null ? null : await stores.visits.find(visitId);
  if (service === null || (visitId !== null && visit === null)) return NOT_FOUND;
  // The office needs none; for a file without a visit, a technician's own visits decide.
  const needsVisits = visit === null && !canAny(viewer.role, 'attachments:add');
  const visits = needsVisits ? await stores.visits.ofService(serviceId) : [];
  const facts = { service, visit, visits };
  // A photo taken in the field is kept regardless of the visit's state and assignment.
  const isKept = report.occurredAt !== null && isFromOwnVisit(viewer, facts);
  if (!isKept && !knowsFilesOf(viewer, facts)) return NOT_FOUND;
  const known = await stores.attachments.find(id);
  // Sent again because the answer was lost: the file is stored, whatever the service's state.
  if (known) return isSame(known, file) ? { kind: 'done', ids: [id], file: known } : { kind: 'taken' };
  if (!isKept) {
    const own = ownVisitsOf(viewer, facts);
    const problem = fileChangeProblem(viewer, facts) ?? (await findNotNear(stores.settings, own, now));
    if (problem !== null) return refused(problem);
  }
  const full = await fullness(stores.attachments, file, isKept);
  if (full !== null) return { kind: 'full', message: full };
  const times = { ...report, receivedAt: now };
  const at = workedAt(visit ?? visitAtHand(visits, viewer.id), times, service.reopenedAt);
  const added = { ...file, createdAt: at };
  stores.attachments.insert(added, bytes, { service, at, times: auditedTimes(times) });
  return { kind: 'done', ids: [id], file: added };
}

/** The visit of the author's own file may differ: the office may have moved field work to another visit. */
function isSame(known: Attachment, file: ToKeep['file']): boolean {
  if (known.visitId !== file.visitId && known.authorId !== file.authorId) return false;
  return (['serviceId', 'kind', 'sha256'] as const).every((name) => known[name] === file[name]);
}

/** Files from the field have a higher limit, because a technician offline cannot know how many there are. */
async function fullness(
  attachments: UnitStores['attachments'],
  { serviceId, visitId, kind }: ToKeep['file'],
  isKept: boolean,
): Promise<string | null> {
  const [photos, all] = await Promise.all([
    visitId !== null && isPhoto(kind) && !isKept ? attachments.countPhotos(visitId) : 0,
    attachments.countOfService(serviceId),
  ]);
  if (photos >= PHOTOS_MAX) return `Una visita no puede tener más de ${PHOTOS_MAX} fotos`;
  const isFull = all >= (isKept ? FIELD_ATTACHMENTS_MAX : ATTACHMENTS_MAX);
  return isFull ? serviceFull('archivos', ATTACHMENTS_MAX) : null;
}

function readReport({
  occurredAt,
  deviceAt = null,
  skewMs = null,
}: Pick<SentFile, 'occurredAt' | 'deviceAt' | 'skewMs'>): FieldReport | null {
  const instant = (text: string | null) => (text === null ? null : readInstant(text));
  const skew = skewMs === null ? null : Number(skewMs);
  const report = reportOf({ occurredAt: instant(occurredAt), deviceAt: instant(deviceAt), skewMs: skew });
  const isWrong =
    (occurredAt !== null && report.occurredAt === null) ||
    (deviceAt !== null && report.deviceAt === null) ||
    (skew !== null && !Number.isSafeInteger(skew));
  return isWrong ? null : report;
}

function isKind(kind: string | null): kind is AttachmentKind {
  return (ATTACHMENT_KINDS as readonly (string | null)[]).includes(kind);
}
