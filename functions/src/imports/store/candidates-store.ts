import type { DocumentSnapshot, Firestore, Query } from '@google-cloud/firestore';
import type { Client } from '../../clients/client.ts';
import type { Site } from '../../clients/sites/site.ts';
import { rowToClient } from '../../clients/store/client-document.ts';
import { rowToSite } from '../../clients/store/site-document.ts';
import { sortKey } from '@cuadrilla/domain/text/text.ts';
import type { Equipment } from '../../clients/equipment/equipment.ts';
import { rowToEquipment } from '../../clients/store/equipment-document.ts';
import type { Item } from '../../items/item.ts';
import { itemKey, toItem } from '../../items/store/item-document.ts';
import type { Prospect } from '../../prospects/prospect.ts';
import { rowToProspect } from '../../prospects/store/prospect-document.ts';
import { importOf } from '../../store/record-meta.ts';
import { uniqueRef } from '../../store/uniques.ts';
import { askTogether } from './asked-together.ts';
import { inLots } from './in-lots.ts';

/** A possible match of rows, with its match keys and the import that created it or changed it last. */
export type Candidate<T> = { record: T; keys: string[]; importId: string | null };

/** `tooCommon`: keys, or names as sort keys, of more than `ALIKE_MAX` records; nothing is found by them. */
export type Found<T> = { records: Candidate<T>[]; tooCommon: ReadonlySet<string> };

export type CandidateStore = {
  /** Clients by `match` keys and codes, without merged ones. */
  clients: (keys: readonly string[], codes: readonly string[]) => Promise<Found<Client>>;
  clientsByName: (names: readonly string[], archived?: boolean) => Promise<Found<Client>>;
  /** Without those that an import has made. */
  sitesOf: (clientIds: readonly string[], except?: string) => Promise<Site[]>;
  equipmentOf: (clientIds: readonly string[]) => Promise<Candidate<Equipment>[]>;
  /** Open and lost ones by `match` keys, any by code. */
  prospects: (keys: readonly string[], codes: readonly string[]) => Promise<Found<Prospect>>;
  items: (refs: readonly string[]) => Promise<Candidate<Item>[]>;
  /** Those of the clients that manage communities. */
  managing: (clientIds: readonly string[]) => Promise<ReadonlySet<string>>;
};

export function createCandidateStore(firestore: Firestore): CandidateStore {
  const candidate = <T>(doc: DocumentSnapshot, record: T): Candidate<T> => ({
    record,
    keys: (doc.get('match') ?? []) as string[],
    importId: importOf(doc),
  });
  return {
    async clients(keys, codes) {
      const { docs, tooCommon } = await byKeysOrCodes(firestore.collection('clients'), keys, codes);
      const records = docs
        .map((doc) => candidate(doc, rowToClient(doc)))
        .filter(({ record }) => record.mergedInto === null);
      return { records, tooCommon };
    },
    async clientsByName(names, archived = false) {
      const clients = firestore.collection('clients').where('archived', '==', archived);
      const { docs, tooCommon } = await askTogether(names.map(sortKey), (some) =>
        clients.where('sortName', 'in', some),
      );
      return { records: docs.map((doc) => candidate(doc, rowToClient(doc))), tooCommon: new Set(tooCommon) };
    },
    async equipmentOf(clientIds) {
      const equipment = firestore.collection('equipment');
      const docs = await Promise.all(
        inLots(clientIds).map((some) => found(equipment.where('client.id', 'in', some))),
      );
      return docs.flat().map((doc) => candidate(doc, rowToEquipment(doc)));
    },
    async prospects(keys, codes) {
      const { docs, tooCommon } = await byKeysOrCodes(firestore.collection('prospects'), keys, codes);
      return { records: docs.map((doc) => candidate(doc, rowToProspect(doc))), tooCommon };
    },
    async items(refs) {
      const claims = [...new Set(refs.map(itemKey))].map((ref) => uniqueRef(firestore, 'itemRef', ref));
      if (claims.length === 0) return [];
      const ids = (await firestore.getAll(...claims)).flatMap((claim) => (claim.get('id') ?? []) as string);
      if (ids.length === 0) return [];
      const docs = await firestore.getAll(...ids.map((id) => firestore.doc(`items/${id}`)));
      return docs.flatMap((doc) => {
        const item = toItem(doc);
        return item === null ? [] : [candidate(doc, item)];
      });
    },
    async managing(clientIds) {
      const clients = firestore.collection('clients').select();
      const pages = await Promise.all(
        clientIds.map((id) => clients.where('managedBy.id', '==', id).limit(1).get()),
      );
      return new Set(clientIds.filter((_id, index) => pages[index]?.empty === false));
    },
    async sitesOf(clientIds, except) {
      const sites = firestore.collection('sites');
      const docs = await Promise.all(
        inLots(clientIds).map((some) => found(sites.where('client.id', 'in', some))),
      );
      const others = docs.flat().filter((doc) => except === undefined || doc.get('importId') !== except);
      return others.map(rowToSite);
    },
  };
}

/** NIFs and codes are queried apart, so that a phone that is too common does not hide them. */
async function byKeysOrCodes(all: Query, keys: readonly string[], codes: readonly string[]) {
  const isNif = (key: string) => key.startsWith('nif:');
  const byKeys = (some: readonly string[]) => all.where('match', 'array-contains-any', some);
  const [nifs, others, ...coded] = await Promise.all([
    askTogether(keys.filter(isNif), byKeys),
    askTogether(
      keys.filter((key) => !isNif(key)),
      byKeys,
    ),
    ...inLots(codes).map((some) => found(all.where('code', 'in', some))),
  ]);
  const docs = [...nifs.docs, ...others.docs, ...coded.flat()];
  const distinct = new Map(docs.map((doc) => [doc.id, doc]));
  return { docs: [...distinct.values()], tooCommon: new Set([...nifs.tooCommon, ...others.tooCommon]) };
}

const found = async (query: Query) => (await query.get()).docs;
