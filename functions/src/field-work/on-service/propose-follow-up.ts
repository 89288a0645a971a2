import { followUpSchema, type NewFollowUp } from '@cuadrilla/domain/inputs/services/follow-up.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { worksInField } from '@cuadrilla/domain/people/roles.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { assertCan, actOf, type Acting, type Key } from '../../acting.ts';
import { NOT_FOUND, wrongField, type Failure } from '../../failures.ts';
import { reportOf } from '../../work-reviews/field-report.ts';
import { fileRefused } from '../../work-reviews/file-work.ts';
import { lastVisitOf } from '../../work-reviews/last-visit.ts';
import type { FollowUpInput } from '../../graphql/types.generated.ts';
import type { Done, Filed } from '../../store/act.ts';
import { isMadeId } from '../../store/document-id.ts';
import type { Unit } from '../../unit/unit.ts';
import { insertFollowUp, type FollowUpStores } from '../../services/acts/follow-up.ts';
import type { MadeBy } from '../../services/new-service.ts';
import { forReader, mayReadService } from '../../work/ownership.ts';
import type { ServiceStore } from '../../services/store/service-store.ts';

export type ProposeOutcome = Done | Failure | Filed;

type Deps = {
  unit: Unit<keyof FollowUpStores | 'visits' | 'workReviews'>;
  stores: { services: Pick<ServiceStore, 'find'> };
  now: () => Date;
};

/** Creates a follow-up service for the same site and its equipment in use. A technician's refused proposal is filed for review. */
export async function proposeFollowUp(
  { unit, stores: read, now }: Deps,
  viewer: Acting,
  input: FollowUpInput,
  key: Key,
): Promise<ProposeOutcome> {
  assertCan(viewer, 'services:follow-up');
  const validation = validate(followUpSchema(), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const id = input.id ?? null;
  if (id !== null && !isMadeId(id)) return wrongField('id');
  const { serviceId } = input;
  const asked = { ...validation.value, serviceId, id };
  const act = actOf(viewer, 'proposeFollowUp', asked, { key, now: now() });
  const report = reportOf(input);
  const outcome = await unit(
    act,
    async (stores): Promise<ProposeOutcome> => {
      const made = await makeFollowUp(stores, viewer, asked, act);
      if (made.kind === 'done' || !worksInField(viewer.role)) return made;
      const visit = lastVisitOf(await stores.visits.ofService(serviceId), viewer.id);
      if (visit === null) return made;
      const { title, description, notBefore } = asked;
      const work = { operation: 'FOLLOW_UP' as const, title, description, notBefore };
      return fileRefused(stores, { visit, viewer, report, work, failure: made, service: null }, act);
    },
    'codes.service',
  );
  // A proposal with a device time was made in a visit of this technician, even if it was reassigned since.
  if (outcome.kind !== 'done' || report.occurredAt !== null) return outcome;
  // A repeat with its key is not run again, but whose service it follows may have changed since.
  const followed = await read.services.find(serviceId);
  return forReader(viewer, followed) === null ? NOT_FOUND : outcome;
}

/** An existing service with this id is a repeat. */
async function makeFollowUp(
  stores: FollowUpStores,
  viewer: Acting,
  { serviceId, id, ...follow }: NewFollowUp & { serviceId: string; id: string | null },
  by: MadeBy,
): Promise<Done | Failure> {
  const followed = await stores.services.find(serviceId);
  if (followed === null || !mayReadService(viewer, followed)) return NOT_FOUND;
  const existing = id === null ? null : await stores.services.find(id);
  if (existing) {
    const isSame =
      existing.followsUp?.id === followed.id && (await stores.services.makerOf(existing.id)) === viewer.id;
    return isSame ? { kind: 'done', ids: [existing.id] } : wrongField('id');
  }
  const proposedByName = worksInField(viewer.role) ? fullName(viewer) : null;
  const proposal = { ...follow, followed, proposedByName };
  const made = await insertFollowUp(stores, proposal, by, id ?? undefined);
  return made.kind === 'made' ? { kind: 'done', ids: [made.id] } : made;
}
