import type { DocumentSnapshot, Firestore, Query } from '@google-cloud/firestore';
import { queryWords } from '@cuadrilla/domain/text/search.ts';
import { rowToClient } from '../clients/store/client-document.ts';
import { rowToEquipment } from '../clients/store/equipment-document.ts';
import { rowToSite } from '../clients/store/site-document.ts';
import type { SearchHit } from '../graphql/types.generated.ts';
import { rowToProspect } from '../prospects/store/prospect-document.ts';
import { having, havingAll } from '../store/lists/search-fields.ts';
import { metaOf } from '../store/record-meta.ts';
import { rowToService } from '../work/store/service-document.ts';
import { clientHit, equipmentHit, prospectHit, serviceHit, siteHit } from './search-hits.ts';

type Kind = {
  among: Query;
  toHit: (doc: DocumentSnapshot, words: readonly string[]) => SearchHit;
  max?: number;
};

export type SearchStore = { find: (typed: string) => Promise<SearchHit[]> };

const EACH = 5;

/**
 * At most five of each kind and four machines, the last changed first; of more that several words have in common, any of them. At
 * most 24 reads, and one count per client. Archived and discarded records are left out; retired equipment and closed services are
 * included, because their numbers remain on paper.
 */
export function createSearchStore(firestore: Firestore): SearchStore {
  const all = (collection: string): Query => firestore.collection(collection);
  const kinds: Kind[] = [
    {
      among: all('prospects').where('discarded', '==', false),
      toHit: (doc) => prospectHit(rowToProspect(doc)),
    },
    {
      among: all('clients').where('archived', '==', false),
      toHit: (doc, words) => clientHit(rowToClient(doc), words),
    },
    {
      among: all('sites').where('archived', '==', false),
      toHit: (doc, words) => siteHit(rowToSite(doc), words),
    },
    // One less: with the counts of open services a search costs 30 reads at most.
    { among: all('equipment'), toHit: (doc) => equipmentHit(rowToEquipment(doc)), max: EACH - 1 },
    { among: all('services'), toHit: (doc) => serviceHit(rowToService(doc)) },
  ];
  return {
    async find(typed) {
      const words = queryWords(typed);
      if (words.length === 0) return [];
      const found = await Promise.all(
        kinds.map(async ({ among, toHit, max = EACH }) =>
          (await lookUp(among, words, max)).map((doc) => toHit(doc, words)),
        ),
      );
      return found.flat();
    },
  };
}

async function lookUp(among: Query, words: string[], max: number): Promise<DocumentSnapshot[]> {
  const [only = ''] = words;
  const found =
    words.length === 1 ? having(among, only).orderBy('updatedAt', 'desc') : havingAll(among, words);
  const { docs } = await found.limit(max).get();
  const changedAt = (doc: DocumentSnapshot) => metaOf(doc).updatedAt.getTime();
  return docs.sort((a, b) => changedAt(b) - changedAt(a));
}
