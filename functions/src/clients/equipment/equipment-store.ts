import DataLoader from 'dataloader';
import type { Firestore, Query } from '@google-cloud/firestore';
import { EQUIPMENT } from '@cuadrilla/domain/records/equipment.ts';
import { isDocumentId } from '../../store/document-id.ts';
import { namesOf } from '../../store/record-document.ts';
import { listPage, type Page } from '../../store/lists/list-page.ts';
import type { Sort } from '../../store/lists/sort-value.ts';
import type { Equipment } from './equipment.ts';
import { groupedByClient, rowsOfClients } from '../store/rows-of-clients.ts';
import { rowToEquipment, toEquipment } from '../store/equipment-document.ts';

export type EquipmentPage = {
  clientId: string | null;
  siteId: string | null;
  first: number;
  after: string | null;
};

export type EquipmentStore = {
  find: (id: string) => Promise<Equipment | null>;
  forgetAll: () => void;
  /** Of a client, a site or both, the retired last. */
  list: (page: EquipmentPage) => Promise<Page<Equipment>>;
  /** By client, in the order of the list. */
  ofClients: (clientIds: readonly string[]) => Promise<Map<string, Equipment[]>>;
};

const FIELDS = namesOf(EQUIPMENT);

const SORT = { name: 'equipment', field: 'listOrder', of: 'text', direction: 'asc' } as const satisfies Sort;

export function createEquipmentStore(firestore: Firestore): EquipmentStore {
  const equipment = firestore.collection('equipment');
  const loader = new DataLoader<string, Equipment | null>(async (ids) =>
    (await firestore.getAll(...ids.map((id) => equipment.doc(id)))).map(toEquipment),
  );
  return {
    find: (id) => (isDocumentId(id) ? loader.load(id) : Promise.resolve(null)),
    forgetAll: () => void loader.clearAll(),
    list: ({ clientId, siteId, first, after }) =>
      listPage(
        { query: listed(equipment, clientId, siteId), fields: FIELDS, sort: SORT, first, after },
        rowToEquipment,
      ),
    async ofClients(clientIds) {
      return groupedByClient(await rowsOfClients(equipment, clientIds, rowToEquipment));
    },
  };
}

function listed(equipment: Query, clientId: string | null, siteId: string | null): Query {
  const ofClient = clientId === null ? equipment : equipment.where('client.id', '==', clientId);
  return siteId === null ? ofClient : ofClient.where('site.id', '==', siteId);
}
