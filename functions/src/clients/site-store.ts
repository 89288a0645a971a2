import DataLoader from 'dataloader';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import type { NewSite } from '@cuadrilla/domain/inputs/site.ts';
import { mostFrequent } from '@cuadrilla/domain/most-frequent.ts';
import { UNAVAILABLE } from '../settings/settings.ts';
import { readSection } from '../settings/settings-store.ts';
import { act, type Occasion } from '../store/act.ts';
import { isDocumentId } from '../store/document-id.ts';
import { listPage, type Page, type Sort } from '../store/list-page.ts';
import { clientRefOf, type Client } from './client.ts';
import { archiveSite } from './store/archive-site.ts';
import { ARCHIVED_CLIENT, readClientNow } from './store/client-now.ts';
import { readSiteCopies } from './store/copies.ts';
import { followSites, prepareSiteOf } from './store/new-site.ts';
import type { Site } from './site.ts';
import { writeSiteChange } from './store/site-change.ts';
import { rowToSite, toSite, zoneOf } from './store/site-document.ts';
import type { SiteOutcome, SiteVersion } from './site-outcome.ts';

export type SiteStore = {
  /** One read the first time in a request, none after. */
  find: (id: string) => Promise<Site | null>;
  /** A client's sites by name, the archived ones last: `first` + 1 reads. */
  list: (page: { clientId: string; first: number; after: string | null }) => Promise<Page<Site>>;
  /** The towns of the sites with a postal code, the most frequent first: at most 10 reads. */
  townsOf: (postalCode: string) => Promise<string[]>;
  create: (request: { clientId: string; site: NewSite }, occasion: Occasion) => Promise<SiteOutcome>;
  update: (request: SiteVersion & { site: NewSite }, occasion: Occasion) => Promise<SiteOutcome>;
  setArchived: (request: SiteVersion & { archived: boolean }, occasion: Occasion) => Promise<SiteOutcome>;
};

/** Enough to tell of a postal code with several towns. */
const SITES_LOOKED_AT = 10;
const TOWNS_TOLD = 3;

const SORT = { name: 'sites', field: 'listOrder', of: 'text', direction: 'asc' } as const satisfies Sort;

/** The store of one request; `forgetClient` is told of each client whose numbers changed. */
export function createSiteStore(firestore: Firestore, forgetClient: (id: string) => void): SiteStore {
  const sites = firestore.collection('sites');
  const loader = new DataLoader<string, Site | null>(async (ids) =>
    (await firestore.getAll(...ids.map((id) => sites.doc(id)))).map(toSite),
  );
  const run = async (occasion: Occasion, work: (tx: Transaction) => Promise<SiteOutcome>) => {
    const outcome = await act(firestore, occasion, work);
    loader.clearAll();
    if (outcome.kind === 'done') outcome.ids.forEach(forgetClient);
    return outcome;
  };
  return {
    find: (id) => (isDocumentId(id) ? loader.load(id) : Promise.resolve(null)),
    list: ({ clientId, first, after }) =>
      listPage({ query: sites.where('client.id', '==', clientId), sort: SORT, first, after }, rowToSite),
    async townsOf(postalCode) {
      const known = sites.where('address.postalCode', '==', postalCode).limit(SITES_LOOKED_AT);
      const { docs } = await known.select('address.city').get();
      return mostFrequent(docs.map((doc) => String(doc.get('address.city')))).slice(0, TOWNS_TOLD);
    },
    create: (request, occasion) => run(occasion, (tx) => createOne(tx, firestore, request, occasion)),
    update: (request, occasion) => run(occasion, (tx) => updateOne(tx, firestore, request, occasion)),
    setArchived: (request, occasion) => run(occasion, (tx) => archiveSite(tx, firestore, request, occasion)),
  };
}

async function createOne(
  tx: Transaction,
  firestore: Firestore,
  { clientId, site }: { clientId: string; site: NewSite },
  occasion: Occasion,
): Promise<SiteOutcome> {
  const client = await readClientNow(tx, firestore, clientId);
  if (client === null) return { kind: 'notFound' };
  if (client.archived) return { kind: 'transition', message: ARCHIVED_CLIENT };
  const prepared = await prepareSiteOf(tx, firestore, client, site, occasion);
  if (prepared.kind === 'invalid') return prepared;
  prepared.write();
  return { kind: 'done', ids: [prepared.site.id, client.id] };
}

async function updateOne(
  tx: Transaction,
  firestore: Firestore,
  { id, version, site }: SiteVersion & { site: NewSite },
  occasion: Occasion,
): Promise<SiteOutcome> {
  const before = isDocumentId(id) ? toSite(await tx.get(firestore.doc(`sites/${id}`))) : null;
  const client = before && (await readClientNow(tx, firestore, before.client.id));
  if (before === null || client === null) return { kind: 'notFound' };
  if (client.archived) return { kind: 'transition', message: ARCHIVED_CLIENT };
  if (before.version !== version) return { kind: 'conflict' };
  const { values } = await readSection(firestore, tx, 'zones');
  const zone = zoneOf(site, values, before.zoneId === null ? [] : [before.zoneId]);
  if (zone === null) return { kind: 'invalid', fields: [{ path: 'site.zoneId', message: UNAVAILABLE }] };
  const after: Site = { ...before, ...site, ...zone, client: clientRefOf(client) };
  const copies = await readSiteCopies(tx, firestore, before, after);
  if (writeSiteChange(tx, firestore, { before, after }, occasion)) {
    for (const { write } of copies) write();
    followAddress(tx, firestore, client, after);
  }
  return { kind: 'done', ids: [id, client.id] };
}

function followAddress(tx: Transaction, firestore: Firestore, client: Client, { id, address }: Site): void {
  if (client.mainSiteId === id) followSites(tx, firestore, client, { mainSite: address });
}
