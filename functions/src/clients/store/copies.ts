import { isDeepStrictEqual } from 'node:util';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { workClientOf, workEquipmentOf, workSiteOf } from '../../services/work-copies.ts';
import { equipmentToken } from '../../services/store/service-document.ts';
import type { Copies } from '../../store/copies.ts';
import { copiesOf } from '../../store/dependants.ts';
import type { Client } from '../client.ts';
import type { Equipment } from '../equipment.ts';
import type { Site } from '../site.ts';

/** Copies that were read, to be written once everything has been. */
export type ReadCopies = { write: () => void }[];

/** The name of a client stands in what is theirs, and what it takes to invoice them in their services. */
export function readClientCopies(
  tx: Transaction,
  firestore: Firestore,
  before: Client,
  after: Client,
): Promise<ReadCopies> {
  const { id: value, legalName } = after;
  const isRenamed = before.legalName !== legalName;
  const isSame = isDeepStrictEqual(workClientOf(before), workClientOf(after));
  const named = (collection: string, ref: string): Copies => ({
    ...{ collection, field: `${ref}.id`, value },
    patch: { [`${ref}.name`]: legalName },
  });
  return readAll(tx, firestore, [
    ...(isSame ? [] : [serviceClient(value, after)]),
    ...(isRenamed
      ? [
          ...['sites', 'equipment', 'visits', 'workReviews'].map((collection) => named(collection, 'client')),
          named('prospects', 'convertedTo'),
          named('clients', 'mergedInto'),
          named('clients', 'managedBy'),
        ]
      : []),
  ]);
}

/** The services of a client, which are to name it, or another, as theirs. */
export function serviceClient(value: string, client: Client): Copies {
  const patch = workClientOf(client);
  return { collection: 'services', field: 'client.id', value, patch, rewrite: 'service' };
}

/** The name of a site stands in its machines; whoever works there carries where it is and how to get in. */
export function readSiteCopies(
  tx: Transaction,
  firestore: Firestore,
  before: Site,
  after: Site,
): Promise<ReadCopies> {
  const at = { field: 'site.id', value: after.id };
  const site = workSiteOf(after);
  const isRenamed = before.name !== after.name;
  const isSame = isDeepStrictEqual(workSiteOf(before), site);
  return readAll(tx, firestore, [
    ...(isRenamed ? [{ collection: 'equipment', ...at, patch: { 'site.name': after.name } }] : []),
    ...(isSame
      ? []
      : [
          { collection: 'services', ...at, patch: { site }, rewrite: 'service' as const },
          { collection: 'visits', ...at, patch: { site } },
        ]),
  ]);
}

/** What a machine is called and until when it is under warranty stands in the services on it; its name, in their visits. */
export function readEquipmentCopies(
  tx: Transaction,
  firestore: Firestore,
  before: Equipment,
  after: Equipment,
): Promise<ReadCopies> {
  const [old, copy] = [before, after].map(workEquipmentOf);
  if (!copy || isDeepStrictEqual(old, copy)) return Promise.resolve([]);
  const found = { field: 'search', value: equipmentToken(copy.id), amongOthers: true } as const;
  const named = { field: 'summary.equipmentId', value: copy.id };
  return readAll(tx, firestore, [
    { collection: 'services', ...found, patch: copy, rewrite: 'serviceEquipment' },
    { collection: 'visits', ...named, patch: { 'summary.equipmentLabel': copy.label } },
  ]);
}

function readAll(tx: Transaction, firestore: Firestore, all: Copies[]): Promise<ReadCopies> {
  return Promise.all(all.map((copies) => copiesOf(tx, firestore, copies)));
}
