import type { Firestore, Query } from '@google-cloud/firestore';
import { CLIENT_VALUES_MAX, type PartyKind } from '@cuadrilla/domain/contact/party.ts';
import { CLIENT } from '@cuadrilla/domain/records/client.ts';
import { SHORT_TEXT_MAX } from '@cuadrilla/domain/text/text.ts';
import type { ClientValue } from '../../graphql/types.generated.ts';
import { loadById, type ById } from '../../store/load-by-id.ts';
import { namesOf } from '../../store/record-document.ts';
import { firstOfEach } from '../../store/lists/distinct.ts';
import { listPage, type Page } from '../../store/lists/list-page.ts';
import type { Sort } from '../../store/lists/sort-value.ts';
import { runFanouts } from '../../store/fanout/run-fanouts.ts';
import type { Client } from '../client.ts';
import { filterKey, rowToClient, tagToken, toClient } from './client-document.ts';
import { CLIENT_TAGS } from './client-tags.ts';
import { countDependents, type MergeCounts } from './dependents.ts';

const SORTS = {
  NAME: { name: 'clients.NAME', field: 'sortName', of: 'text', direction: 'asc' },
  NEWEST: { name: 'clients.NEWEST', field: 'createdAt', of: 'instant', direction: 'desc' },
  UPDATED: { name: 'clients.UPDATED', field: 'updatedAt', of: 'instant', direction: 'desc' },
} as const satisfies Record<string, Sort>;

const FIELDS = namesOf(CLIENT);

export type ClientPage = {
  first: number;
  after: string | null;
  search: string | null;
  sort: keyof typeof SORTS;
  archived: boolean;
  kind: PartyKind | null;
  ownerId: string | null;
  tag: string | null;
  city: string | null;
  managedById: string | null;
  propertyManagers: boolean;
};

export type ClientStore = ById<Client> & {
  list: (page: ClientPage) => Promise<Page<Client>>;
  /** Of active clients, by prefix, in alphabetical order; at most `CLIENT_VALUES_MAX`. */
  values: (of: ClientValue, startingWith: string) => Promise<string[]>;
  /** One read per thousand records of each kind. */
  countDependents: (id: string) => Promise<MergeCounts>;
  /** Waits at most ten seconds for the remaining copies of earlier changes of these clients. */
  finishCopies: (ids: string[]) => Promise<void>;
};

const COPIES_MS = 10_000;

export function createClientStore(firestore: Firestore): ClientStore {
  const clients = firestore.collection('clients');
  return {
    ...loadById(firestore, 'clients', toClient),
    list: ({ first, after, search, sort, tag, ...filter }) =>
      listPage(
        {
          query: filtered(clients, filter),
          fields: FIELDS,
          sort: SORTS[sort],
          first,
          after,
          search,
          token: tag === null ? null : tagToken(tag),
        },
        rowToClient,
      ),
    async values(of, startingWith) {
      const text = startingWith.slice(0, SHORT_TEXT_MAX);
      if (!text.isWellFormed()) return [];
      const wanted = { prefix: filterKey(text), limit: CLIENT_VALUES_MAX };
      if (of === 'TAG') {
        const found = await firstOfEach(firestore.collection(CLIENT_TAGS), 'key', wanted);
        return found.map((doc) => String(doc.get('tag')));
      }
      const found = await firstOfEach(clients.where('archived', '==', false), 'mainCity', wanted);
      return found.map((doc) => String(doc.get('mainSite.city')));
    },
    countDependents: (id) =>
      countDependents(firestore, id, async (query) => (await query.count().get()).data().count),
    async finishCopies(urgentFor) {
      const deadline = Date.now() + COPIES_MS;
      // The scheduled function continues after any failure and logs it.
      await runFanouts(firestore, { deadline, urgentFor }).catch(() => undefined);
    },
  };
}

type Filter = Pick<ClientPage, 'archived' | 'kind' | 'ownerId' | 'city' | 'managedById' | 'propertyManagers'>;

function filtered(clients: Query, filter: Filter): Query {
  const { archived, kind, ownerId, city, managedById, propertyManagers } = filter;
  let query = clients.where('archived', '==', archived);
  if (kind !== null) query = query.where('kind', '==', kind);
  if (ownerId !== null) query = query.where('owner.id', '==', ownerId);
  if (managedById !== null) query = query.where('managedBy.id', '==', managedById);
  if (propertyManagers) query = query.where('isPropertyManager', '==', true);
  return city === null ? query : query.where('mainCity', '==', filterKey(city));
}
