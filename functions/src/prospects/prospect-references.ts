import type { NewProspect } from '@cuadrilla/domain/records/prospect.ts';
import type { Failure } from '../failures.ts';
import type { OwnerRef } from '../records.ts';
import { anyUnavailable, type CatalogValue } from '../settings/settings.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { chooseOwner } from '../staff/owner.ts';
import type { UnitStores } from '../unit/stores.ts';
import type { Prospect } from './prospect.ts';

type Kept = Pick<Prospect, 'owner' | 'sourceId' | 'interestIds'>;

const NOTHING: Kept = { owner: null, sourceId: null, interestIds: [] };

/**
 * Resolves owner, source and interests. Values that the prospect already has stay even if they are no longer available, and are
 * not read.
 */
export async function resolveReferences(
  { staff, settings }: Pick<UnitStores, 'staff' | 'settings'>,
  { ownerId, sourceId, interestIds }: Pick<NewProspect, 'ownerId' | 'sourceId' | 'interestIds'>,
  kept: Kept = NOTHING,
): Promise<{ kind: 'resolved'; owner: OwnerRef | null } | Extract<Failure, { kind: 'invalid' }>> {
  const sources = async () => (await settings.section('reasons')).prospectSources;
  const types = async () => (await settings.section('serviceTypes')).values;
  const [owner, wrongSource, wrongInterests] = await Promise.all([
    chooseOwner(staff, ownerId, kept.owner),
    isAnyUnavailable(sources, sourceId === null || sourceId === kept.sourceId ? [] : [sourceId]),
    isAnyUnavailable(
      types,
      interestIds.filter((id) => !kept.interestIds.includes(id)),
    ),
  ]);
  const wrong = [
    ...(wrongSource ? ['prospect.sourceId'] : []),
    ...(wrongInterests ? ['prospect.interestIds'] : []),
    ...(owner === undefined ? ['prospect.ownerId'] : []),
  ];
  if (owner === undefined || wrong.length > 0) {
    return { kind: 'invalid', fields: wrong.map((path) => ({ path, message: MESSAGES.unavailable })) };
  }
  return { kind: 'resolved', owner };
}

async function isAnyUnavailable(values: () => Promise<CatalogValue[]>, chosen: string[]): Promise<boolean> {
  return chosen.length > 0 && anyUnavailable(await values(), chosen);
}
