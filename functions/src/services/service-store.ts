import DataLoader from 'dataloader';
import type { Firestore } from '@google-cloud/firestore';
import { companyZone } from '../settings/company-zone-store.ts';
import { act, type Done, type Occasion } from '../store/act.ts';
import { codeLane } from '../store/codes.ts';
import { isDocumentId } from '../store/document-id.ts';
import type { Page } from '../store/list-page.ts';
import type { Service } from './service.ts';
import {
  changeService,
  type Handle,
  type ServiceChange,
  type ServiceOutcome,
} from './store/service-change.ts';
import { toService } from './store/service-document.ts';
import { asksForDays, listServices, type ServicePageRequest } from './store/service-list.ts';

export type ServiceStore = {
  /** One read the first time in a request, none after. */
  find: (id: string) => Promise<Service | null>;
  /** To be told of each service that another store has written. */
  forget: (id: string) => void;
  /** `first` + 1 reads, whatever the size of the collection; see `listPage` for a search. */
  list: (request: ServicePageRequest, now: Date) => Promise<Page<Service>>;
  /** Runs an act that makes a service, each in its turn. */
  make: <F extends { kind: string }>(
    occasion: Occasion,
    work: (handle: Handle) => Promise<Done | F>,
  ) => Promise<Done | F | { kind: 'keyReused' }>;
  /** Changes a service, unless its version is no longer the one the change was made from; `changeService` says how. */
  change: (change: ServiceChange, occasion: Occasion) => Promise<ServiceOutcome>;
};

/** The store of one request. */
export function createServiceStore(firestore: Firestore): ServiceStore {
  const services = firestore.collection('services');
  const loader = new DataLoader<string, Service | null>(async (ids) =>
    (await firestore.getAll(...ids.map((id) => services.doc(id)))).map(toService),
  );
  return {
    find: (id) => (isDocumentId(id) ? loader.load(id) : Promise.resolve(null)),
    forget: (id) => void loader.clear(id),
    async list(request, now) {
      const zone = asksForDays(request.filter) ? await companyZone(firestore, now) : '';
      return listServices(firestore, request, { now, zone });
    },
    async make(occasion, work) {
      const outcome = await act(firestore, occasion, (tx) => work({ tx, firestore }), codeLane('service'));
      loader.clearAll();
      return outcome;
    },
    async change(change, occasion) {
      const outcome = await act(firestore, occasion, (tx) =>
        changeService({ tx, firestore }, change, occasion),
      );
      loader.clear(change.id);
      return outcome;
    },
  };
}
