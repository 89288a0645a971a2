import type { Firestore, Transaction } from '@google-cloud/firestore';
import { matchKeys } from '../../store/match-keys.ts';
import { ownerOfUnique, uniqueRef } from '../../store/uniques.ts';
import type { Client } from '../client.ts';

/** A claim that can be moved, or who has the NIF. */
export type PreparedNif = { kind: 'ready'; write: () => void } | { kind: 'taken'; clientId: string };

/** Reads who has the NIF that a client is to have; `write` then gives the old one back and takes the new one. */
export async function prepareNif(
  tx: Transaction,
  firestore: Firestore,
  { id, nif: old, inheritedMatch }: Client,
  nif: string | null,
): Promise<PreparedNif> {
  if (nif === old) return { kind: 'ready', write: () => undefined };
  const unique = nif === null ? null : uniqueRef(firestore, 'nif', nif);
  const holder = unique && (await ownerOfUnique(tx, unique));
  if (holder !== null && holder !== id) return { kind: 'taken', clientId: holder };
  // That of one who was merged into this client stays claimed: whoever comes with it is this client.
  const kept = old === null || inheritedMatch.includes(nifKey(old));
  const write = () => {
    if (!kept) tx.delete(uniqueRef(firestore, 'nif', old));
    if (unique) tx.set(unique, { id });
  };
  return { kind: 'ready', write };
}

/** Claims for one client what another had: its NIF and those it had of others. */
export function moveNifs(
  tx: Transaction,
  firestore: Firestore,
  { nif, inheritedMatch }: Client,
  to: string,
): void {
  const prefix = nifKey('');
  const inherited = inheritedMatch
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
  for (const each of new Set([...(nif === null ? [] : [nif]), ...inherited])) {
    tx.set(uniqueRef(firestore, 'nif', each), { id: to });
  }
}

function nifKey(nif: string): string {
  return matchKeys({ nif, emails: [], phones: [] })[0] ?? '';
}
