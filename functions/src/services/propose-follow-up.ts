import { followUpSchema } from '@cuadrilla/domain/inputs/follow-up.ts';
import { validate } from '@cuadrilla/domain/inputs/validate.ts';
import { assertCan, occasionOf, type Acting } from '../acting.ts';
import { wrongField } from '../failures.ts';
import { reportOf } from '../field-work/field-report.ts';
import type { FollowUpInput } from '../graphql/types.generated.ts';
import { isMadeId } from '../store/document-id.ts';
import type { Key, ServiceDeps } from './create-service.ts';
import { forReader } from './ownership.ts';
import type { ProposeOutcome } from './store/make-follow-up.ts';

/** Another service that one led to, at the same site and on its machines still in use: it waits to be planned. */
export async function proposeFollowUp(
  { stores, now }: ServiceDeps,
  viewer: Acting,
  input: FollowUpInput,
  key: Key,
): Promise<ProposeOutcome> {
  assertCan(viewer, 'services:follow-up');
  const validation = validate(followUpSchema(), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const id = input.id ?? null;
  if (id !== null && !isMadeId(id)) return wrongField('id');
  const asked = { ...validation.value, serviceId: input.serviceId, id };
  const occasion = occasionOf(viewer, 'proposeFollowUp', asked, { key, now: now() });
  const report = reportOf(input);
  const outcome = await stores.services.propose({ ...asked, viewer, report }, occasion);
  // Whoever says when it was typed did so in a visit of theirs, whoever has it now.
  if (outcome.kind !== 'done' || report.occurredAt !== null) return outcome;
  // A repeat with its key is not run again, but whose service it follows may have changed since.
  const followed = await stores.services.find(asked.serviceId);
  return forReader(viewer, followed) === null ? { kind: 'notFound' } : outcome;
}
