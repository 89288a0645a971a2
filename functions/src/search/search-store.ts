import type { DocumentSnapshot, Firestore, Query } from '@google-cloud/firestore';
import { matchesAll, queryWords } from '@cuadrilla/domain/text/search.ts';
import { rowToClient } from '../clients/store/client-document.ts';
import { rowToEquipment } from '../clients/store/equipment-document.ts';
import { rowToSite } from '../clients/store/site-document.ts';
import type { SearchHit } from '../graphql/types.generated.ts';
import { rowToProspect } from '../prospects/store/prospect-document.ts';
import { rowToService } from '../work/store/service-document.ts';
import { clientHit, equipmentHit, prospectHit, serviceHit, siteHit } from './search-hits.ts';

export type SearchStore = { find: (typed: string) => Promise<SearchHit[]> };

const EACH = 5;
// With several words the longest is queried and the others are compared in memory, over at most four pages.
const LOOKED_THROUGH = 4 * EACH;

/**
 * At most five of each kind, the last changed first; at most 25 reads for one word, 100 for several, and one count per client.
 * Archived and discarded records are left out; retired equipment and closed services are included, because their numbers remain
 * on paper.
 */
export function createSearchStore(firestore: Firestore): SearchStore {
  const all = (collection: string): Query => firestore.collection(collection);
  const kinds: { among: Query; toHit: (doc: DocumentSnapshot) => SearchHit }[] = [
    {
      among: all('prospects').where('discarded', '==', false),
      toHit: (doc) => prospectHit(rowToProspect(doc)),
    },
    { among: all('clients').where('archived', '==', false), toHit: (doc) => clientHit(rowToClient(doc)) },
    { among: all('sites').where('archived', '==', false), toHit: (doc) => siteHit(rowToSite(doc)) },
    { among: all('equipment'), toHit: (doc) => equipmentHit(rowToEquipment(doc)) },
    { among: all('services'), toHit: (doc) => serviceHit(rowToService(doc)) },
  ];
  return {
    async find(typed) {
      const words = queryWords(typed);
      if (words.length === 0) return [];
      const found = await Promise.all(
        kinds.map(async ({ among, toHit }) => (await lookUp(among, words)).map(toHit)),
      );
      return found.flat();
    },
  };
}

async function lookUp(among: Query, [longest, ...others]: string[]): Promise<DocumentSnapshot[]> {
  const found = await among
    .where('search', 'array-contains', longest)
    .orderBy('updatedAt', 'desc')
    .limit(others.length === 0 ? EACH : LOOKED_THROUGH)
    .get();
  return found.docs.filter((doc) => matchesAll(others, doc.get('search') as string[])).slice(0, EACH);
}
