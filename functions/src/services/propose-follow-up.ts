import { followUpSchema, type NewFollowUp } from '@cuadrilla/domain/inputs/follow-up.ts';
import { validate } from '@cuadrilla/domain/inputs/validate.ts';
import { assertCan, occasionOf, type Acting } from '../acting.ts';
import { ARCHIVED_CLIENT, readClientNow } from '../clients/store/client-now.ts';
import type { Failure } from '../failures.ts';
import type { FollowUpInput } from '../graphql/types.generated.ts';
import { readSection } from '../settings/settings-store.ts';
import { UNAVAILABLE } from '../settings/settings.ts';
import type { Occasion } from '../store/act.ts';
import { isMadeId } from '../store/document-id.ts';
import { serviceRefOf, type CreateServiceOutcome, type Key, type ServiceDeps } from './create-service.ts';
import { forReader, mayReadService, type Reader } from './ownership.ts';
import type { Service } from './service.ts';
import { fromType, prepareNewService, type FromType } from './store/new-service.ts';
import type { Handle } from './store/service-change.ts';
import { readService } from './store/service-document.ts';
import { readFollowed } from './store/service-references.ts';
import { workClientOf } from './work-copies.ts';

const ARCHIVED_SITE = 'La ubicación está archivada: restáurala antes';

const WRONG_ID: Failure = { kind: 'invalid', fields: [{ path: 'id', message: UNAVAILABLE }] };

type Asked = NewFollowUp & { serviceId: string; id: string | null };

/** Another service that one led to, at the same site and on its machines still in use: it waits to be planned. */
export async function proposeFollowUp(
  { stores, now }: ServiceDeps,
  viewer: Acting,
  input: FollowUpInput,
  key: Key,
): Promise<CreateServiceOutcome> {
  assertCan(viewer, 'services:follow-up');
  const validation = validate(followUpSchema(), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const id = input.id ?? null;
  if (id !== null && !isMadeId(id)) return WRONG_ID;
  const asked = { ...validation.value, serviceId: input.serviceId, id };
  const occasion = occasionOf(viewer, 'proposeFollowUp', asked, { key, now: now() });
  const outcome = await stores.services.make<Failure>(occasion, (handle) =>
    proposeOne(handle, viewer, asked, occasion),
  );
  if (outcome.kind !== 'done') return outcome;
  // A repeat with its key is not run again, but whose service it follows may have changed since.
  const followed = await stores.services.find(asked.serviceId);
  return forReader(viewer, followed) === null ? { kind: 'notFound' } : outcome;
}

async function proposeOne(
  handle: Handle,
  viewer: Reader,
  asked: Asked,
  occasion: Occasion,
): Promise<CreateServiceOutcome> {
  const { tx, firestore } = handle;
  const followed = await readService(tx, firestore, asked.serviceId);
  if (followed === null || !mayReadService(viewer, followed)) return { kind: 'notFound' };
  const existing = asked.id === null ? null : await tx.get(firestore.doc(`services/${asked.id}`));
  if (existing?.exists) {
    const isSame =
      existing.get('followsUp.id') === followed.id && existing.get('createdBy') === occasion.actor.id;
    return isSame ? { kind: 'done', ids: [existing.id] } : WRONG_ID;
  }
  const client = await readClientNow(tx, firestore, followed.client.id);
  // Clients are never deleted.
  if (client === null) throw new Error(`clients/${followed.client.id} is not there`);
  if (client.archived) return { kind: 'transition', message: ARCHIVED_CLIENT };
  const about = await readFollowed(handle, client, followed);
  if (about === null) return { kind: 'transition', message: ARCHIVED_SITE };
  const { title, description, notBefore } = asked;
  const draft = {
    ...(await typeOf(handle, followed)),
    ...{ ...workClientOf(client), ...about },
    ...{ title, description, notBefore, promisedWindow: null, underWarranty: false },
    followsUp: serviceRefOf(followed),
    proposedByName: viewer.role === 'TECHNICIAN' ? occasion.actor.name : null,
  };
  const id = asked.id ?? firestore.collection('services').doc().id;
  (await prepareNewService(handle, draft, occasion)).write(id);
  return { kind: 'done', ids: [id] };
}

/** The type as it is now; as it was, where it can no longer be chosen. */
async function typeOf(
  { tx, firestore }: Handle,
  followed: Service,
): Promise<FromType & Pick<Service, 'priority'>> {
  const { values } = await readSection(firestore, tx, 'serviceTypes');
  const type = values.find(({ id, retired }) => id === followed.typeId && !retired);
  if (type) return fromType(type);
  const { typeId, typeName, category, durationMinutes, skillIds, instructions, priority } = followed;
  const { checklist, requiresSignature, minPhotos } = followed;
  return {
    ...{ typeId, typeName, category, durationMinutes, skillIds, instructions, priority },
    ...{ checklist, requiresSignature, minPhotos },
  };
}
