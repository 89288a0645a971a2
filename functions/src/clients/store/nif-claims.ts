import { matchKeys } from '../../store/lists/match-keys.ts';
import type { UnitHandle } from '../../store/unit-handle.ts';
import { ownerOfUnique, uniqueRef } from '../../store/uniques.ts';
import type { Client } from '../client.ts';

type Nif = Pick<Client, 'id' | 'nif' | 'inheritedMatch'>;

/** A NIF belongs to one client. Reads each claim at most once per unit of work. */
export function nifClaims({ tx, firestore }: Pick<UnitHandle, 'tx' | 'firestore'>) {
  const known = new Map<string, Promise<string | null>>();
  const ref = (nif: string) => uniqueRef(firestore, 'nif', nif);
  const holder = (nif: string): Promise<string | null> => {
    const found = known.get(nif) ?? ownerOfUnique(tx, ref(nif));
    known.set(nif, found);
    return found;
  };
  const give = (nif: string, id: string) => {
    tx.set(ref(nif), { id });
    known.set(nif, Promise.resolve(id));
  };
  const free = (nif: string) => {
    tx.delete(ref(nif));
    known.set(nif, Promise.resolve(null));
  };
  const claim = async (nif: string | null, id: string) => {
    const current = nif === null ? id : await holder(nif);
    if (nif === null || current === id) return;
    if (current !== null) throw new Error(`The NIF of clients/${id} belongs to clients/${current}`);
    give(nif, id);
  };
  return {
    holder,
    claim,
    async move({ nif: old, inheritedMatch }: Nif, { id, nif }: Nif) {
      if (nif === old) return;
      await claim(nif, id);
      // The NIF of a client that was merged into this one stays claimed, because both are the same person now.
      if (old !== null && !inheritedMatch.includes(keyOf(old))) free(old);
    },
    async release({ id, nif }: Nif) {
      if (nif !== null && (await holder(nif)) === id) free(nif);
    },
    handOver({ nif, inheritedMatch }: Nif, to: string) {
      const prefix = keyOf('');
      const inherited = inheritedMatch
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length));
      for (const each of new Set([...(nif === null ? [] : [nif]), ...inherited])) give(each, to);
    },
  };
}

function keyOf(nif: string): string {
  return matchKeys({ nif, emails: [], phones: [] })[0] ?? '';
}
