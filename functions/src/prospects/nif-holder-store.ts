import { holderAsDuplicate } from '../clients/store/nif-holder.ts';
import type { Duplicate } from '../duplicates/duplicate-failure.ts';
import { ownerOfUnique, uniqueRef } from '../store/uniques.ts';
import type { Conversion } from './conversion.ts';

/**
 * The failure where a client has the prospect's own NIF and is not the one to be linked (`linkId`, null where one is to be
 * made): whatever was typed of the new client, it is that one. Whose NIF was wrong has it put right in the prospect first.
 */
export async function holderOfOwnNif(
  { tx, firestore, prospect: { nif } }: Conversion,
  linkId: string | null,
): Promise<Duplicate | null> {
  if (nif === null) return null;
  const holder = await ownerOfUnique(tx, uniqueRef(firestore, 'nif', nif));
  return holder === null || holder === linkId ? null : holderAsDuplicate(tx, firestore, holder);
}
