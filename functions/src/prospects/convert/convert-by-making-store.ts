import { insertClient } from '../../clients/new-client.ts';
import { duplicateAmong, type Duplicate } from '../../duplicates/duplicate-failure.ts';
import { findDuplicates } from '../../duplicates/duplicate-store.ts';
import type { Failure } from '../../unit/failures.ts';
import { UNAVAILABLE } from '../../settings/settings.ts';
import { findOwner } from '../../store/owner-ref.ts';
import { unitStores } from '../../unit/unit.ts';
import { checkNewClient } from './client-of-prospect.ts';
import type { Conversion, Converted } from './conversion.ts';
import { holderOfOwnNif } from './nif-holder-store.ts';

/**
 * Makes the client and its site. A client with the same NIF, typed or the prospect's own, has to be linked; one with the same e-mail or
 * phone may be another's, and a person says so, now or when the prospect was made. Other prospects do not count here: they were shown when this one was made.
 */
export async function madeClient(conversion: Conversion): Promise<Converted | Failure | Duplicate> {
  const { tx, firestore, parsePhone, prospect, input, occasion } = conversion;
  const checked = checkNewClient(parsePhone, prospect, input);
  if (!checked.ok) return { kind: 'invalid', fields: checked.fields };
  const { client, site, service } = checked.value;
  const owner = client.ownerId === null ? null : await findOwner(tx, firestore, client.ownerId);
  // Nobody chose the owner that comes from the prospect: one who left since is simply not taken over.
  if (owner === null && client.ownerId !== null && input.client != null) {
    return { kind: 'invalid', fields: [{ path: 'client.ownerId', message: UNAVAILABLE }] };
  }
  const held = await holderOfOwnNif(conversion, null);
  if (held) return held;
  // Outside the transaction: likenesses only propose, and the NIF is claimed below.
  const others = [...(input.notDuplicateOf ?? []), ...prospect.notDuplicateOf];
  const found = await findDuplicates(firestore, { ...client, exceptId: prospect.id, toldApart: others });
  const matches = found.filter(({ entity }) => entity === 'CLIENT');
  const duplicate = duplicateAmong(matches, others);
  if (duplicate) return duplicate;
  const draft = { client, site, owner, originProspectId: prospect.id };
  const made = await insertClient(unitStores({ tx, firestore, by: occasion }), draft, occasion.now);
  if (made.kind === 'duplicate') return { ...made, matches };
  if (made.kind !== 'made') return made;
  return { kind: 'ready', client: made.client, site: made.site, isNewSite: true, service };
}
