import { isDeepStrictEqual } from 'node:util';
import { referencesTo } from '@cuadrilla/domain/records/records.ts';
import { workClientOf, workEquipmentOf, workSiteOf } from '../work-copies.ts';
import { equipmentToken } from '../../work/store/service-document.ts';
import { namedIn, type Copies } from '../../store/fanout/copies.ts';
import { copiesOf } from '../../store/fanout/dependants.ts';
import type { UnitHandle } from '../../store/unit-handle.ts';
import { clientRefOf, type Client } from '../client.ts';
import type { Equipment } from '../equipment/equipment.ts';
import type { Site } from '../sites/site.ts';

const CLIENT_COPIES = [
  ...(['sites', 'equipment', 'visits', 'workReviews'] as const).map((collection) => ({
    collection,
    name: 'client',
  })),
  { collection: 'prospects', name: 'convertedTo' } as const,
  { collection: 'clients', name: 'mergedInto' } as const,
  ...referencesTo('CLIENT'),
];

const isOfService = ({ collection }: Pick<Copies, 'collection'>) => collection === 'services';

export async function writeClientCopies(unit: UnitHandle, before: Client, after: Client): Promise<void> {
  const isRenamed = before.legalName !== after.legalName;
  const isSame = isDeepStrictEqual(workClientOf(before), workClientOf(after));
  const named = CLIENT_COPIES.filter((copy) => !isOfService(copy));
  await writeAll(unit, [
    ...(isSame ? [] : [serviceClient(after.id, after)]),
    ...(isRenamed ? named.map((copy) => namedIn(copy, clientRefOf(after))) : []),
  ]);
}

/** Includes clients merged into it earlier. */
export function writeMoves(unit: UnitHandle, value: string, kept: Client): Promise<void> {
  const moved = CLIENT_COPIES.map((copy): Copies =>
    isOfService(copy)
      ? serviceClient(value, kept)
      : {
          collection: copy.collection,
          field: `${copy.name}.id`,
          value,
          patch: { [copy.name]: clientRefOf(kept) },
        },
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
  const named = referencesTo('SITE').filter((copy) => !isOfService(copy));
  const isSame = isDeepStrictEqual(workSiteOf(before), site);
  await writeAll(unit, [
    ...(isRenamed ? named.map((copy) => namedIn(copy, after)) : []),
    ...(isSame
      ? []
      : [
          { collection: 'services' as const, ...at, patch: { site }, rewrite: 'service' as const },
          { collection: 'visits' as const, ...at, patch: { site } },
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
