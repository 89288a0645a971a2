import type { Firestore, Query } from '@google-cloud/firestore';
import { ITEM } from '@cuadrilla/domain/records/item.ts';
import { FAMILIES_MAX } from '@cuadrilla/domain/items/search-items.ts';
import type { LineKind } from '@cuadrilla/domain/services/service-lines.ts';
import { SHORT_TEXT_MAX } from '@cuadrilla/domain/text/text.ts';
import { loadById, type ById } from '../../store/load-by-id.ts';
import { firstOfEach } from '../../store/lists/distinct.ts';
import { listPage, type Page } from '../../store/lists/list-page.ts';
import type { Sort } from '../../store/lists/sort-value.ts';
import { namesOf } from '../../store/record-document.ts';
import type { Item } from '../item.ts';
import { readFieldItems, type FieldItems } from './field-items.ts';
import { itemKey, rowToItem, toItem } from './item-document.ts';

const SORTS = {
  NAME: { name: 'items.NAME', field: 'sortName', of: 'text', direction: 'asc' },
  REF: { name: 'items.REF', field: 'sortRef', of: 'text', direction: 'asc' },
  UPDATED: { name: 'items.UPDATED', field: 'updatedAt', of: 'instant', direction: 'desc' },
} as const satisfies Record<string, Sort>;

const FIELDS = namesOf(ITEM);

export type ItemPage = {
  first: number;
  after: string | null;
  search: string | null;
  sort: keyof typeof SORTS;
  archived: boolean;
  kind: LineKind | null;
  family: string | null;
};

export type ItemStore = ById<Item> & {
  /** For a technician's device: see `readFieldItems`. */
  forField: (since: string | null, prices: boolean) => Promise<FieldItems>;
  list: (page: ItemPage) => Promise<Page<Item>>;
  /** Of the items in use, in alphabetical order; at most `FAMILIES_MAX`. */
  families: (startingWith: string) => Promise<string[]>;
};

export function createItemStore(firestore: Firestore): ItemStore {
  const items = firestore.collection('items');
  return {
    ...loadById(firestore, 'items', toItem),
    forField: (since, prices) => readFieldItems(firestore, since, prices),
    list: ({ first, after, search, sort, ...filter }) =>
      listPage(
        { query: filtered(items, filter), fields: FIELDS, sort: SORTS[sort], first, after, search },
        rowToItem,
      ),
    async families(startingWith) {
      const text = startingWith.slice(0, SHORT_TEXT_MAX);
      if (!text.isWellFormed()) return [];
      const wanted = { prefix: itemKey(text), limit: FAMILIES_MAX };
      const found = await firstOfEach(items.where('archived', '==', false), 'familyKey', wanted);
      return found.map((doc) => String(doc.get('family')));
    },
  };
}

function filtered(items: Query, { archived, kind, family }: Pick<ItemPage, 'archived' | 'kind' | 'family'>) {
  let query = items.where('archived', '==', archived);
  if (kind !== null) query = query.where('kind', '==', kind);
  return family === null ? query : query.where('familyKey', '==', itemKey(family));
}
