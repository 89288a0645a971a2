import type { DocumentSnapshot, Firestore, Query } from '@google-cloud/firestore';
import type { Client } from '../../clients/client.ts';
import type { Site } from '../../clients/sites/site.ts';
import { rowToClient } from '../../clients/store/client-document.ts';
import { rowToSite } from '../../clients/store/site-document.ts';

/** A record that rows may be about, with the keys by which it is found and the import that made it. */
export type Candidate<T> = { record: T; keys: string[]; importId: string | null };

export type CandidateStore = {
  /** Clients by `match` keys and codes, merged ones left out: a read for each found, and one a query of thirty. */
  clients: (keys: readonly string[], codes: readonly string[]) => Promise<Candidate<Client>[]>;
  sitesOf: (clientIds: readonly string[]) => Promise<Site[]>;
};

/** The most values of one query. */
const AT_ONCE = 30;
/** A phone of a property manager is on all of its communities. */
const FOUND_MAX = 200;

export function createCandidateStore(firestore: Firestore): CandidateStore {
  const candidate = <T>(doc: DocumentSnapshot, record: T): Candidate<T> => ({
    record,
    keys: (doc.get('match') ?? []) as string[],
    importId: (doc.get('importId') ?? null) as string | null,
  });
  return {
    async clients(keys, codes) {
      const clients = firestore.collection('clients');
      const docs = await Promise.all([
        ...inLots(keys).map((some) =>
          found(clients.where('match', 'array-contains-any', some).limit(FOUND_MAX)),
        ),
        ...inLots(codes).map((some) => found(clients.where('code', 'in', some))),
      ]);
      const distinct = new Map(docs.flat().map((doc) => [doc.id, doc]));
      return [...distinct.values()]
        .map((doc) => candidate(doc, rowToClient(doc)))
        .filter(({ record }) => record.mergedInto === null);
    },
    async sitesOf(clientIds) {
      const sites = firestore.collection('sites');
      const docs = await Promise.all(
        inLots(clientIds).map((some) => found(sites.where('client.id', 'in', some))),
      );
      return docs.flat().map(rowToSite);
    },
  };
}

const found = async (query: Query) => (await query.get()).docs;

function inLots(values: readonly string[]): string[][] {
  const distinct = [...new Set(values)];
  return Array.from({ length: Math.ceil(distinct.length / AT_ONCE) }, (_lot, index) =>
    distinct.slice(index * AT_ONCE, (index + 1) * AT_ONCE),
  );
}
