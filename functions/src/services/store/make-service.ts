import { windowProblems } from '@cuadrilla/domain/inputs/service.ts';
import { ARCHIVED_CLIENT } from '../../clients/client-refusals.ts';
import { readClientNow } from '../../clients/store/client-now.ts';
import { wrongField, type Failure } from '../../failures.ts';
import type { Done, Occasion } from '../../store/act.ts';
import type { AskedService } from '../asked-service.ts';
import { serviceRefOf } from '../service.ts';
import { workClientOf } from '../work-copies.ts';
import { fromType, prepareNewService, readType } from './new-service.ts';
import type { Handle } from './service-change.ts';
import { readService } from './service-document.ts';
import { readReferences } from './service-references.ts';

/** How making a service ends; done with its id. */
export type MakeOutcome = Done | Failure;

/** A service to be made, and which one it follows. */
export type ServiceToMake = { service: AskedService; followsUpId: string | null };

/** Makes a service with what it is about looked up. */
export async function makeService(
  handle: Handle,
  { service, followsUpId }: ServiceToMake,
  occasion: Occasion,
): Promise<MakeOutcome> {
  const { tx, firestore } = handle;
  // Looked at here, because a repeat with its key is the same promise and may come later.
  const [over] = windowProblems(service.promisedWindow, occasion.now);
  if (over) return wrongField(`service.${over.path}`, over.message);
  const client = await readClientNow(tx, firestore, service.clientId);
  if (client === null) return wrongField('service.clientId');
  if (client.archived) return { kind: 'transition', message: ARCHIVED_CLIENT };
  const about = await readReferences(handle, client, service, null);
  if (about.kind === 'invalid') return about;
  const type = await readType(handle, service.typeId);
  if (type === null) return wrongField('service.typeId');
  const followed = followsUpId === null ? null : await readService(tx, firestore, followsUpId);
  if (followsUpId !== null && followed === null) return wrongField('followsUpId');
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
