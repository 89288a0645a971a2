import type { Firestore } from '@google-cloud/firestore';
import { SITE } from '@cuadrilla/domain/records/site.ts';
import { mostFrequent } from '@cuadrilla/domain/text/most-frequent.ts';
import { loadById, type ById } from '../../store/load-by-id.ts';
import { namesOf } from '../../store/record-document.ts';
import { listPage, type Page } from '../../store/lists/list-page.ts';
import type { Sort } from '../../store/lists/sort-value.ts';
import type { Site } from './site.ts';
import { groupedByClient, rowsOfClients } from '../store/rows-of-clients.ts';
import { rowToSite, toSite } from '../store/site-document.ts';

export type SiteStore = ById<Site> & {
  /** By name, the archived ones last. */
  list: (page: {
    clientId: string;
    first: number;
    after: string | null;
    search: string | null;
  }) => Promise<Page<Site>>;
  /** By client and name, archived ones too. */
  ofClients: (clientIds: readonly string[]) => Promise<Map<string, Site[]>>;
  /** The most frequent first; at most 10. */
  townsOf: (postalCode: string) => Promise<string[]>;
};

/** Enough to find the towns that share a postal code. */
const SITES_LOOKED_AT = 10;
const TOWNS_TOLD = 3;

const FIELDS = namesOf(SITE);

const SORT = { name: 'sites', field: 'listOrder', of: 'text', direction: 'asc' } as const satisfies Sort;

export function createSiteStore(firestore: Firestore): SiteStore {
  const sites = firestore.collection('sites');
  return {
    ...loadById(firestore, 'sites', toSite),
    list: ({ clientId, ...page }) =>
      listPage(
        { query: sites.where('client.id', '==', clientId), fields: FIELDS, sort: SORT, ...page },
        rowToSite,
      ),
    async ofClients(clientIds) {
      const found = await rowsOfClients(sites, clientIds, rowToSite);
      return groupedByClient(found);
    },
    async townsOf(postalCode) {
      const known = sites.where('address.postalCode', '==', postalCode).limit(SITES_LOOKED_AT);
      const { docs } = await known.select('address.city').get();
      return mostFrequent(docs.map((doc) => String(doc.get('address.city')))).slice(0, TOWNS_TOLD);
    },
  };
}
