import type { Firestore, Transaction } from '@google-cloud/firestore';
import { clientMatch } from '../../duplicates/match-rows.ts';
import type { Duplicate } from '../../duplicates/duplicate-failure.ts';
import type { DuplicateMatch } from '../../graphql/types.generated.ts';
import { toClient } from './client-document.ts';

/** Who has the NIF, as the panel of duplicates shows them. */
export async function holderAsDuplicate(
  tx: Transaction,
  firestore: Firestore,
  id: string,
): Promise<Duplicate> {
  const holder = toClient(await tx.get(firestore.doc(`clients/${id}`)));
  if (holder === null) throw new Error(`clients/${id} has a NIF and is not there`);
  const match: DuplicateMatch = { ...clientMatch(holder), matchedOn: ['NIF'] };
  return { kind: 'duplicate', matches: [match], mustLink: true };
}
