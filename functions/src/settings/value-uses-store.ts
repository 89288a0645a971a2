import type { Firestore, Transaction, WhereFilterOp } from '@google-cloud/firestore';
import type { CatalogKind } from '../graphql/types.generated.ts';

type Use = { who: string; collection: string; field: string; op: WhereFilterOp };

const use = (who: string, collection: string, field: string, op: WhereFilterOp = '=='): Use => ({
  who,
  collection,
  field,
  op,
});

/** Where a value of each list may be named. */
const USES: Record<CatalogKind, readonly Use[]> = {
  SERVICE_TYPE: [
    use('algún prospecto', 'prospects', 'interestIds', 'array-contains'),
    use('algún servicio', 'services', 'typeId'),
  ],
  SKILL: [use('algún técnico', 'users', 'profile.skillIds', 'array-contains')],
  ZONE: [
    use('algún técnico', 'users', 'profile.zoneIds', 'array-contains'),
    use('alguna ubicación', 'sites', 'zoneId'),
  ],
  PROSPECT_SOURCE: [use('algún prospecto', 'prospects', 'sourceId')],
  LOST_REASON: [use('algún prospecto', 'prospects', 'lostReasonId')],
  CANCEL_REASON: [use('algún servicio', 'services', 'cancelReasonId')],
  HOLD_REASON: [use('algún servicio', 'services', 'holdReasonId')],
};

/** Which kinds of record have a value, in Spanish; read in the transaction that would drop it, one read a kind. */
export async function usesOf(
  firestore: Firestore,
  tx: Transaction,
  kind: CatalogKind,
  id: string,
): Promise<string[]> {
  const found = await Promise.all(
    USES[kind].map(async ({ who, collection, field, op }) => {
      const { empty } = await tx.get(firestore.collection(collection).where(field, op, id).limit(1).select());
      return empty ? null : who;
    }),
  );
  return found.filter((who) => who !== null);
}
