import type { NewFollowUp } from '@cuadrilla/domain/inputs/follow-up.ts';
import { ARCHIVED_CLIENT } from '../../clients/client-refusals.ts';
import { readClientNow } from '../../clients/store/client-now.ts';
import { wrongField } from '../../failures.ts';
import type { FieldReport } from '../../field-work/field-report.ts';
import { fileRefused } from '../../field-work/file-work-store.ts';
import { lastVisitOf } from '../../field-work/last-visit-store.ts';
import type { Filed, Occasion } from '../../store/act.ts';
import { mayReadService, type Reader } from '../ownership.ts';
import { serviceRefOf, type Service } from '../service.ts';
import { workClientOf } from '../work-copies.ts';
import type { MakeOutcome } from './make-service.ts';
import { fromType, prepareNewService, readType, type FromType } from './new-service.ts';
import type { Handle } from './service-change.ts';
import { readService } from './service-document.ts';
import { readFollowed } from './service-references.ts';

const ARCHIVED_SITE = 'La ubicación está archivada: restáurala antes';

/** What a service led to, who says so, and the id that a phone without a connection gave it; null where none did. */
export type FollowUpToMake = NewFollowUp & {
  serviceId: string;
  id: string | null;
  viewer: Reader;
  report: FieldReport;
};

/** How proposing a service ends: made, or filed for the office. */
export type ProposeOutcome = MakeOutcome | Filed;

/** Makes the service that another one led to, of whoever has or had to do with it; where it cannot be made now, the office is told. */
export async function proposeFollowUp(
  handle: Handle,
  asked: FollowUpToMake,
  occasion: Occasion,
): Promise<ProposeOutcome> {
  const { viewer, report, serviceId, title, description, notBefore } = asked;
  const outcome = await makeFollowUp(handle, asked, occasion);
  if (outcome.kind === 'done' || viewer.role !== 'TECHNICIAN') return outcome;
  const visit = await lastVisitOf(handle, serviceId, viewer.id);
  if (visit === null) return outcome;
  const work = { operation: 'FOLLOW_UP' as const, title, description, notBefore };
  return fileRefused(handle, { visit, viewer, report, work, failure: outcome, service: null }, occasion);
}

/** Makes the service that another one led to; one that has its id already is this very service, sent again. */
async function makeFollowUp(
  handle: Handle,
  { serviceId, id: wanted, viewer, ...follow }: FollowUpToMake,
  occasion: Occasion,
): Promise<MakeOutcome> {
  const { tx, firestore } = handle;
  const followed = await readService(tx, firestore, serviceId);
  if (followed === null || !mayReadService(viewer, followed)) return { kind: 'notFound' };
  const existing = wanted === null ? null : await tx.get(firestore.doc(`services/${wanted}`));
  if (existing?.exists) {
    const isSame =
      existing.get('followsUp.id') === followed.id && existing.get('createdBy') === occasion.actor.id;
    return isSame ? { kind: 'done', ids: [existing.id] } : wrongField('id');
  }
  const proposedByName = viewer.role === 'TECHNICIAN' ? occasion.actor.name : null;
  const prepared = await prepareFollowUp(handle, { ...follow, followed, proposedByName }, occasion);
  if (prepared.kind !== 'prepared') return prepared;
  const id = wanted ?? firestore.collection('services').doc().id;
  prepared.write(id);
  return { kind: 'done', ids: [id] };
}

type Proposal = NewFollowUp & { followed: Service; proposedByName: string | null };

/** The same in a transaction that goes on reading: nothing is written until `write` is called. */
export async function prepareFollowUp(
  handle: Handle,
  { followed, proposedByName, title, description, notBefore }: Proposal,
  occasion: Occasion,
  ahead = 0,
): Promise<{ kind: 'prepared'; write: (id: string) => void } | { kind: 'transition'; message: string }> {
  const { tx, firestore } = handle;
  const client = await readClientNow(tx, firestore, followed.client.id);
  // Clients are never deleted.
  if (client === null) throw new Error(`clients/${followed.client.id} is not there`);
  if (client.archived) return { kind: 'transition', message: ARCHIVED_CLIENT };
  const about = await readFollowed(handle, client, followed);
  if (about === null) return { kind: 'transition', message: ARCHIVED_SITE };
  const draft = {
    ...(await typeOf(handle, followed)),
    ...{ ...workClientOf(client), ...about },
    ...{ title, description, notBefore, promisedWindow: null, underWarranty: false },
    ...{ followsUp: serviceRefOf(followed), proposedByName },
  };
  return { kind: 'prepared', ...(await prepareNewService(handle, draft, occasion, ahead)) };
}

/** The type as it is now; as it was, where it can no longer be chosen. */
async function typeOf(handle: Handle, followed: Service): Promise<FromType & Pick<Service, 'priority'>> {
  const type = await readType(handle, followed.typeId);
  if (type) return fromType(type);
  const { typeId, typeName, category, durationMinutes, skillIds, instructions, priority } = followed;
  const { checklist, requiresSignature, minPhotos } = followed;
  return {
    ...{ typeId, typeName, category, durationMinutes, skillIds, instructions, priority },
    ...{ checklist, requiresSignature, minPhotos },
  };
}
