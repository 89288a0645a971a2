import type { NewProspect } from '@cuadrilla/domain/records/prospect.ts';
import type { FieldMessage } from '@cuadrilla/domain/inputs/parts/validate.ts';
import type { OwnerRef } from '../../records.ts';
import { anyUnavailable, UNAVAILABLE } from '../../settings/settings.ts';
import { readSection } from '../../settings/settings-store.ts';
import { findOwner } from '../../store/owner-ref.ts';
import type { Handle } from './prospect-writes-store.ts';
import type { Prospect } from '../prospect.ts';

type Kept = Pick<Prospect, 'owner' | 'sourceId' | 'interestIds'>;

const NOTHING: Kept = { owner: null, sourceId: null, interestIds: [] };

/**
 * Looks up what a prospect names: its owner, source and interests. What was there before may stay although it could not be
 * chosen any more; what did not change is not read.
 */
export async function resolveReferences(
  handle: Handle,
  { ownerId, sourceId, interestIds }: Pick<NewProspect, 'ownerId' | 'sourceId' | 'interestIds'>,
  kept: Kept = NOTHING,
): Promise<{ kind: 'resolved'; owner: OwnerRef | null } | { kind: 'invalid'; fields: FieldMessage[] }> {
  const keepsOwner = ownerId === null || ownerId === kept.owner?.id;
  const [found, source, interests] = await Promise.all([
    keepsOwner ? null : findOwner(handle.tx, handle.firestore, ownerId),
    sourceUnavailable(handle, sourceId, kept.sourceId),
    interestsUnavailable(handle, interestIds, kept.interestIds),
  ]);
  const wrong = [
    ...(source ? ['prospect.sourceId'] : []),
    ...(interests ? ['prospect.interestIds'] : []),
    ...(!keepsOwner && found === null ? ['prospect.ownerId'] : []),
  ];
  if (wrong.length > 0) {
    return { kind: 'invalid', fields: wrong.map((path) => ({ path, message: UNAVAILABLE })) };
  }
  if (ownerId === null) return { kind: 'resolved', owner: null };
  return { kind: 'resolved', owner: keepsOwner ? kept.owner : found };
}

async function sourceUnavailable(
  { tx, firestore }: Handle,
  id: string | null,
  kept: string | null,
): Promise<boolean> {
  if (id === null || id === kept) return false;
  return anyUnavailable((await readSection(firestore, tx, 'reasons')).prospectSources, [id]);
}

async function interestsUnavailable(
  { tx, firestore }: Handle,
  ids: readonly string[],
  kept: readonly string[],
): Promise<boolean> {
  const chosen = ids.filter((id) => !kept.includes(id));
  if (chosen.length === 0) return false;
  return anyUnavailable((await readSection(firestore, tx, 'serviceTypes')).values, chosen);
}
