import DataLoader from 'dataloader';
import type { Firestore } from '@google-cloud/firestore';
import { companyZone } from '../../settings/company-zone-store.ts';
import { isDocumentId } from '../../store/document-id.ts';
import type { Page } from '../../store/lists/list-page.ts';
import type { Service } from '../../work/service.ts';
import { toService } from '../../work/store/service-document.ts';
import { readToInvoice, type ToInvoice } from '../../work/store/to-invoice.ts';
import { asksForDays, listServices, type ServicePageRequest } from './service-list.ts';

export type ServiceStore = {
  find: (id: string) => Promise<Service | null>;
  /** Call it for each service that another store has written. */
  forget: (id: string) => void;
  forgetAll: () => void;
  countOpen: (clientId: string) => Promise<number>;
  /** One read; null until services of an older version are migrated. */
  toInvoice: () => Promise<ToInvoice | null>;
  list: (request: ServicePageRequest, now: Date) => Promise<Page<Service>>;
};

export function createServiceStore(firestore: Firestore): ServiceStore {
  const services = firestore.collection('services');
  const loader = new DataLoader<string, Service | null>(async (ids) =>
    (await firestore.getAll(...ids.map((id) => services.doc(id)))).map(toService),
  );
  return {
    find: (id) => (isDocumentId(id) ? loader.load(id) : Promise.resolve(null)),
    forget: (id) => void loader.clear(id),
    forgetAll: () => void loader.clearAll(),
    async countOpen(clientId) {
      const open = services.where('client.id', '==', clientId).where('open', '==', true);
      return (await open.count().get()).data().count;
    },
    toInvoice: () => readToInvoice(firestore),
    async list(request, now) {
      const zone = asksForDays(request.filter) ? await companyZone(firestore, now) : '';
      return listServices(firestore, request, { now, zone });
    },
  };
}
