import { isDeepStrictEqual } from 'node:util';
import { workClientOf, workEquipmentOf, workSiteOf } from '../work-copies.ts';
import { equipmentToken } from '../../work/store/service-document.ts';
import type { Copies } from '../../store/fanout/copies.ts';
import { copiesOf } from '../../store/fanout/dependants.ts';
import type { UnitHandle } from '../../store/unit-handle.ts';
import { clientRefOf, type Client } from '../client.ts';
import type { Equipment } from '../equipment/equipment.ts';
import type { Site } from '../sites/site.ts';
import { HANGING } from './hanging.ts';

/** Copies the client's name to its records, and the invoicing fields to its services. */
export async function writeClientCopies(unit: UnitHandle, before: Client, after: Client): Promise<void> {
  const { id: value, legalName } = after;
  const isRenamed = before.legalName !== legalName;
  const isSame = isDeepStrictEqual(workClientOf(before), workClientOf(after));
  const named = (collection: string, ref: string): Copies => ({
    collection,
    field: `${ref}.id`,
    value,
    patch: { [`${ref}.name`]: legalName },
  });
  await writeAll(unit, [
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

/** Includes clients merged into it earlier. */
export function writeMoves(unit: UnitHandle, value: string, kept: Client): Promise<void> {
  const named = [
    ...HANGING.map(([, collection, ref]) => [collection, ref] as const),
    ['visits', 'client'],
    ['workReviews', 'client'],
    ['clients', 'mergedInto'],
  ] as const;
  const moved = named.map(([collection, ref]) =>
    collection === 'services'
      ? serviceClient(value, kept)
      : { collection, field: `${ref}.id`, value, patch: { [ref]: clientRefOf(kept) } },
  );
  return writeAll(unit, moved);
}

function serviceClient(value: string, client: Client): Copies {
  const patch = workClientOf(client);
  return { collection: 'services', field: 'client.id', value, patch, rewrite: 'service' };
}

export async function writeSiteCopies(unit: UnitHandle, before: Site, after: Site): Promise<void> {
  const at = { field: 'site.id', value: after.id };
  const site = workSiteOf(after);
  const isRenamed = before.name !== after.name;
  const isSame = isDeepStrictEqual(workSiteOf(before), site);
  await writeAll(unit, [
    ...(isRenamed ? [{ collection: 'equipment', ...at, patch: { 'site.name': after.name } }] : []),
    ...(isSame
      ? []
      : [
          { collection: 'services', ...at, patch: { site }, rewrite: 'service' as const },
          { collection: 'visits', ...at, patch: { site } },
        ]),
  ]);
}

export async function writeEquipmentCopies(
  unit: UnitHandle,
  before: Equipment,
  after: Equipment,
): Promise<void> {
  const [old, copy] = [before, after].map(workEquipmentOf);
  if (!copy || isDeepStrictEqual(old, copy)) return;
  const found = { field: 'search', value: equipmentToken(copy.id), amongOthers: true } as const;
  const named = { field: 'summary.equipmentId', value: copy.id };
  await writeAll(unit, [
    { collection: 'services', ...found, patch: copy, rewrite: 'serviceEquipment' },
    { collection: 'visits', ...named, patch: { 'summary.equipmentLabel': copy.label } },
  ]);
}

async function writeAll({ tx, firestore }: UnitHandle, all: Copies[]): Promise<void> {
  const read = await Promise.all(all.map((copies) => copiesOf(tx, firestore, copies)));
  for (const { write } of read) write();
}
