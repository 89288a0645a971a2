import type { Firestore, Query } from '@google-cloud/firestore';
import { EQUIPMENT } from '@cuadrilla/domain/records/equipment.ts';
import { loadById, type ById } from '../../store/load-by-id.ts';
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

export type EquipmentStore = ById<Equipment> & {
  /** Of a client, a site or both, the retired last. */
  list: (page: EquipmentPage) => Promise<Page<Equipment>>;
  /** By client, in the order of the list. */
  ofClients: (clientIds: readonly string[]) => Promise<Map<string, Equipment[]>>;
};

const FIELDS = namesOf(EQUIPMENT);

const SORT = { name: 'equipment', field: 'listOrder', of: 'text', direction: 'asc' } as const satisfies Sort;

export function createEquipmentStore(firestore: Firestore): EquipmentStore {
  const equipment = firestore.collection('equipment');
  return {
    ...loadById(firestore, 'equipment', toEquipment),
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
