import type { Firestore, Transaction, WhereFilterOp } from '@google-cloud/firestore';
import type { CatalogKind } from '../graphql/types.generated.ts';

export type ValueUser = 'prospects' | 'services' | 'users' | 'sites';

type Use = { collection: ValueUser; field: string; op: WhereFilterOp };

const use = (collection: ValueUser, field: string, op: WhereFilterOp = '=='): Use => ({
  collection,
  field,
  op,
});

const USES: Record<CatalogKind, readonly Use[]> = {
  SERVICE_TYPE: [use('prospects', 'interestIds', 'array-contains'), use('services', 'typeId')],
  SKILL: [use('users', 'profile.skillIds', 'array-contains')],
  ZONE: [use('users', 'profile.zoneIds', 'array-contains'), use('sites', 'zoneId')],
  PROSPECT_SOURCE: [use('prospects', 'sourceId')],
  LOST_REASON: [use('prospects', 'lostReasonId')],
  CANCEL_REASON: [use('services', 'cancelReasonId')],
  HOLD_REASON: [use('services', 'holdReasonId')],
};

export async function usersOf(
  firestore: Firestore,
  tx: Transaction,
  kind: CatalogKind,
  id: string,
): Promise<ValueUser[]> {
  const found = await Promise.all(
    USES[kind].map(async ({ collection, field, op }) => {
      const { empty } = await tx.get(firestore.collection(collection).where(field, op, id).limit(1).select());
      return empty ? null : collection;
    }),
  );
  return found.filter((collection) => collection !== null);
}
