import * as z from 'zod/mini';
import { serviceSchema, windowProblems, type NewService } from '@cuadrilla/domain/inputs/service.ts';
import { durationMinutes } from '@cuadrilla/domain/inputs/service-type.ts';
import { validate, type Validation } from '@cuadrilla/domain/inputs/validate.ts';
import { assertCan, occasionOf, type Acting } from '../acting.ts';
import { ARCHIVED_CLIENT, readClientNow } from '../clients/store/client-now.ts';
import type { GraphQLContext } from '../context.ts';
import type { Failure } from '../failures.ts';
import type { CreateServiceInput, ServiceInput } from '../graphql/types.generated.ts';
import { readSection } from '../settings/settings-store.ts';
import { UNAVAILABLE, type ServiceType } from '../settings/settings.ts';
import type { Done, Occasion } from '../store/act.ts';
import type { Service } from './service.ts';
import { fromType, prepareNewService } from './store/new-service.ts';
import type { Handle } from './store/service-change.ts';
import { readService } from './store/service-document.ts';
import { readReferences } from './store/service-references.ts';
import { workClientOf } from './work-copies.ts';

/** What the use cases of this area are given. */
export type ServiceDeps = Pick<GraphQLContext, 'stores' | 'now'>;

export type Key = string | null | undefined;

/** How making a service ends; done with its id. */
export type CreateServiceOutcome = Done | Failure;

/** What was asked for; `null` where the type decides. */
export type AskedService = Omit<NewService, 'priority'> & {
  priority: NewService['priority'] | null;
  durationMinutes: number | null;
};

const withType = () => z.object({ service: z.object({ durationMinutes: z.nullish(durationMinutes()) }) });

/** Reads the form of a service; what its type decides may be left out. */
export function readServiceInput(service: ServiceInput): Validation<AskedService> {
  const priority = service.priority ?? null;
  const form = z.object({ service: serviceSchema() });
  const asked = validate(form, { service: { ...service, priority: priority ?? 'NORMAL' } });
  const duration = validate(withType(), { service });
  if (asked.ok && duration.ok) {
    const minutes = duration.value.service.durationMinutes ?? null;
    return { ok: true, value: { ...asked.value.service, priority, durationMinutes: minutes } };
  }
  const wrong = [asked, duration].flatMap((each) => (each.ok ? [] : each.fields));
  return { ok: false, fields: wrong };
}

/** Makes a service for a site in use of a client's; its type fills what is left out. */
export async function createService(
  { stores, now }: ServiceDeps,
  viewer: Acting,
  { service, followsUpId }: CreateServiceInput,
  key: Key,
): Promise<CreateServiceOutcome> {
  assertCan(viewer, 'services:create');
  const validation = readServiceInput(service);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const asked = { service: validation.value, followsUpId: followsUpId ?? null };
  const occasion = occasionOf(viewer, 'createService', asked, { key, now: now() });
  return stores.services.make<Failure>(occasion, (handle) => createOne(handle, asked, occasion));
}

type Asked = { service: AskedService; followsUpId: string | null };

async function createOne(handle: Handle, asked: Asked, occasion: Occasion): Promise<CreateServiceOutcome> {
  const { tx, firestore } = handle;
  const { service, followsUpId } = asked;
  // Looked at here, because a repeat with its key is the same promise and may come later.
  const [over] = windowProblems(service.promisedWindow, occasion.now);
  if (over) return wrong(`service.${over.path}`, over.message);
  const client = await readClientNow(tx, firestore, service.clientId);
  if (client === null) return wrong('service.clientId');
  if (client.archived) return { kind: 'transition', message: ARCHIVED_CLIENT };
  const about = await readReferences(handle, client, service, null);
  if (about.kind === 'invalid') return about;
  const type = await readType(handle, service.typeId);
  if (type === null) return wrong('service.typeId');
  const followed = followsUpId === null ? null : await readService(tx, firestore, followsUpId);
  if (followsUpId !== null && followed === null) return wrong('followsUpId');
  const { title, description, notBefore, promisedWindow, underWarranty } = service;
  const { site, equipment, owner } = about;
  const usual = fromType(type);
  const draft = {
    ...{ ...usual, ...workClientOf(client), site, equipment, owner },
    ...{ title, description, notBefore, promisedWindow, underWarranty },
    priority: service.priority ?? usual.priority,
    durationMinutes: service.durationMinutes ?? usual.durationMinutes,
    ...{ followsUp: followed && serviceRefOf(followed), proposedByName: null },
  };
  const { id } = firestore.collection('services').doc();
  (await prepareNewService(handle, draft, occasion)).write(id);
  return { kind: 'done', ids: [id] };
}

async function readType({ tx, firestore }: Handle, id: string): Promise<ServiceType | null> {
  const { values } = await readSection(firestore, tx, 'serviceTypes');
  return values.find((type) => type.id === id && !type.retired) ?? null;
}

/** A service as another one names it. */
export function serviceRefOf({ id, code, title }: Service) {
  return { id, code, title };
}

function wrong(path: string, message = UNAVAILABLE): Extract<Failure, { kind: 'invalid' }> {
  return { kind: 'invalid', fields: [{ path, message }] };
}
