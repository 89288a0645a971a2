import { nifTaken } from '../../clients/client-refusals.ts';
import type { Duplicate } from '../../duplicates/duplicate-failure.ts';
import { unitStores } from '../../unit/unit.ts';
import type { Conversion } from './conversion.ts';

/**
 * The failure where a client has the prospect's own NIF and is not the one to be linked (`linkId`, null where one is to be
 * made): whatever was typed of the new client, it is that one. Whose NIF was wrong has it put right in the prospect first.
 */
export async function holderOfOwnNif(
  { tx, firestore, prospect: { nif }, occasion }: Conversion,
  linkId: string | null,
): Promise<Duplicate | null> {
  const { clients } = unitStores({ tx, firestore, by: occasion });
  return nifTaken(clients, nif, linkId);
}
