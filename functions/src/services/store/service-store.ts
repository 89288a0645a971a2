import type { Firestore } from '@google-cloud/firestore';
import { companyZone } from '../../settings/company-zone-store.ts';
import { loadById, type ById } from '../../store/load-by-id.ts';
import type { Page } from '../../store/lists/list-page.ts';
import type { Service } from '../../work/service.ts';
import { toService } from '../../work/store/service-document.ts';
import { readToInvoice, type ToInvoice } from '../../work/store/to-invoice.ts';
import { asksForDays, listServices, type ServicePageRequest } from './service-list.ts';

export type ServiceStore = ById<Service> & {
  /** Call it for each service that another store has written. */
  forget: (id: string) => void;
  countOpen: (clientId: string) => Promise<number>;
  /** One read; null until services of an older version are migrated. */
  toInvoice: () => Promise<ToInvoice | null>;
  list: (request: ServicePageRequest, now: Date) => Promise<Page<Service>>;
};

export function createServiceStore(firestore: Firestore): ServiceStore {
  const services = firestore.collection('services');
  return {
    ...loadById(firestore, 'services', toService),
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
