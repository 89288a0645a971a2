import { windowProblems } from '@cuadrilla/domain/inputs/service.ts';
import type { Client } from '../../clients/client.ts';
import type { Occasion } from '../../store/act.ts';
import { findOwner } from '../../store/owner-ref.ts';
import type { AskedFirstService } from '../asked-service.ts';
import type { WorkSite } from '../service.ts';
import { workClientOf } from '../work-copies.ts';
import { fromType, prepareNewService, readType } from './new-service.ts';
import type { Handle } from './service-change.ts';

/** What is to be done first for somebody who becomes a client: client and site may be made in the same transaction. */
export type FirstService = {
  service: AskedFirstService;
  client: Client;
  site: WorkSite;
  /** Nobody chose them for this: one who left since is simply not taken over. */
  ownerId: string | null;
};

/** A service that can be written into the transaction it was prepared in, or what is wrong with what was typed of it. */
export type PreparedService =
  { kind: 'ready'; id: string; write: () => void } | ReturnType<typeof wrongField>;

/** Reads what the first service of a client needs; nothing is written until `write` is called. */
export async function prepareFirstService(
  handle: Handle,
  { service, client, site, ownerId }: FirstService,
  occasion: Occasion,
): Promise<PreparedService> {
  const { tx, firestore } = handle;
  const [over] = windowProblems(service.promisedWindow, occasion.now);
  if (over) return wrongField(`service.${over.path}`, over.message);
  const type = await readType(handle, service.typeId);
  if (type === null) return wrongField('service.typeId');
  const owner = ownerId === null ? null : await findOwner(tx, firestore, ownerId);
  const { title, description, notBefore, promisedWindow } = service;
  const usual = fromType(type);
  const draft = {
    ...{ ...usual, ...workClientOf(client), site, equipment: [], owner },
    ...{ title, description, notBefore, promisedWindow, underWarranty: false },
    priority: service.priority ?? usual.priority,
    ...{ followsUp: null, proposedByName: null },
  };
  const { id } = firestore.collection('services').doc();
  // In its timeline it is a service like any other.
  const prepared = await prepareNewService(handle, draft, { ...occasion, action: 'createService' });
  return { kind: 'ready', id, write: () => prepared.write(id) };
}
import { wrongField } from '../../failures.ts';
