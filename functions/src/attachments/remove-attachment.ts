import { canAny } from '@cuadrilla/domain/people/permissions.ts';
import { occurredAtOf } from '@cuadrilla/domain/visits/visit-times.ts';
import { reportOf, type FieldReport } from '../work-reviews/field-report.ts';
import { fileRefused } from '../work-reviews/file-work.ts';
import { lastVisitOf } from '../work-reviews/last-visit.ts';
import type { RemoveAttachmentInput } from '../graphql/types.generated.ts';
import type { Service } from '../work/service.ts';
import type { Done, Filed } from '../store/act.ts';
import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import { auditedTimes } from '../store/audit.ts';
import { NOT_FOUND, refused, type Failure } from '../failures.ts';
import type { UnitDeps } from '../unit/unit.ts';
import type { UnitStores } from '../unit/stores.ts';
import { findNotNear } from '../visits/at-work.ts';
import { visitAtHand, workedAt } from '../work/step-times.ts';
import type { Attachment } from './attachment.ts';
import { fileRemovalProblem, knowsFilesOf, ownVisitsOf } from './file-guards.ts';

type Names = 'services' | 'visits' | 'settings' | 'attachments' | 'workReviews';

/** Done with the ids of the file and its service, or filed for review. */
export type RemoveOutcome = Done | Filed | Exclude<Failure, { kind: 'invalid' }>;

const REPORTED = refused('Está en un parte de trabajo y ya no se puede quitar');

/** A technician's removal that is refused is filed for the office to review. */
export async function removeAttachment(
  { unit, now }: UnitDeps<Names>,
  viewer: Acting,
  { id, ...reported }: RemoveAttachmentInput,
  key: Key,
): Promise<RemoveOutcome> {
  assertCan(viewer, 'attachments:remove');
  const act = actOf(viewer, 'removeAttachment', { id }, { key, now: now() });
  const report = reportOf(reported);
  return unit(act, async (stores): Promise<RemoveOutcome> => {
    const file = await stores.attachments.find(id);
    const service = file && (await stores.services.find(file.serviceId));
    if (file === null || service === null) return NOT_FOUND;
    const outcome = await tryRemoval(stores, viewer, { file, service, report }, act.now);
    if (outcome.kind === 'done' || canAny(viewer.role, 'attachments:remove')) return outcome;
    const visit = lastVisitOf(await stores.visits.ofService(service.id), viewer.id);
    if (visit === null) return outcome;
    const work = { operation: 'REMOVE_FILE' as const, attachmentId: id };
    return fileRefused(stores, { visit, viewer, report, work, failure: outcome, service: null }, act);
  });
}

async function tryRemoval(
  stores: Pick<UnitStores, Names>,
  viewer: Acting,
  { file, service, report }: { file: Attachment; service: Service; report: FieldReport },
  now: Date,
): Promise<Done | Exclude<Failure, { kind: 'invalid' }>> {
  const visit = file.visitId === null ? null : await stores.visits.find(file.visitId);
  if (!knowsFilesOf(viewer, { service, visit })) return NOT_FOUND;
  if (file.reported) return REPORTED;
  const needsVisits = visit === null && !canAny(viewer.role, 'attachments:remove');
  const visits = needsVisits ? await stores.visits.ofService(service.id) : [];
  const facts = { service, visit, visits };
  const times = { ...report, receivedAt: now };
  const own = ownVisitsOf(viewer, facts);
  const problem =
    fileRemovalProblem(viewer, file, facts) ?? (await findNotNear(stores.settings, own, occurredAtOf(times)));
  if (problem !== null) return refused(problem);
  const at = workedAt(visit ?? visitAtHand(visits, viewer.id), times, service.reopenedAt);
  stores.attachments.remove(file, { service, at, times: auditedTimes(times) });
  return { kind: 'done', ids: [file.id, service.id] };
}
