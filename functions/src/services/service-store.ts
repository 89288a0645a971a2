import DataLoader from 'dataloader';
import type { Firestore, Transaction } from '@google-cloud/firestore';
import { companyZone } from '../settings/company-zone-store.ts';
import { act, type Done, type Occasion } from '../store/act.ts';
import { codeLane } from '../store/codes.ts';
import { isDocumentId } from '../store/document-id.ts';
import type { Page } from '../store/list-page.ts';
import type { Service } from './service.ts';
import { changeWork, type WorkChange, type WorkOutcome } from './store/change-work.ts';
import { proposeFollowUp, type FollowUpToMake, type ProposeOutcome } from './store/make-follow-up.ts';
import { makeService, type MakeOutcome, type ServiceToMake } from './store/make-service.ts';
import { actOnService, type ActChange } from './store/service-act.ts';
import type { Handle, ServiceOutcome } from './store/service-change.ts';
import { toService } from './store/service-document.ts';
import { asksForDays, listServices, type ServicePageRequest } from './store/service-list.ts';
import { updateServiceTo, type ServiceUpdate } from './store/update-service.ts';

export type ServiceStore = {
  /** One read the first time in a request, none after. */
  find: (id: string) => Promise<Service | null>;
  /** To be told of each service that another store has written. */
  forget: (id: string) => void;
  /** How many services of a client are open: one read. */
  countOpen: (clientId: string) => Promise<number>;
  /** `first` + 1 reads, whatever the size of the collection; see `listPage` for a search. */
  list: (request: ServicePageRequest, now: Date) => Promise<Page<Service>>;
  /** Makes a service, each in its turn. */
  create: (request: ServiceToMake, occasion: Occasion) => Promise<MakeOutcome>;
  /** The same of one that another led to. */
  propose: (request: FollowUpToMake, occasion: Occasion) => Promise<ProposeOutcome>;
  /** Changes what is known of a service, unless its version is no longer the one the change was made from. */
  update: (request: ServiceUpdate, occasion: Occasion) => Promise<ServiceOutcome>;
  /** A named act on a service, on the same condition. */
  act: (request: ActChange, occasion: Occasion) => Promise<ServiceOutcome>;
  /** Changes what is done on a service, which its version does not count. */
  changeWork: (request: WorkChange, occasion: Occasion) => Promise<WorkOutcome>;
};

type Writes = Pick<ServiceStore, 'create' | 'propose' | 'update' | 'act' | 'changeWork'>;

/** The store of one request. */
export function createServiceStore(firestore: Firestore): ServiceStore {
  const services = firestore.collection('services');
  const loader = new DataLoader<string, Service | null>(async (ids) =>
    (await firestore.getAll(...ids.map((id) => services.doc(id)))).map(toService),
  );
  return {
    find: (id) => (isDocumentId(id) ? loader.load(id) : Promise.resolve(null)),
    forget: (id) => void loader.clear(id),
    async countOpen(clientId) {
      const open = services.where('client.id', '==', clientId).where('open', '==', true);
      return (await open.count().get()).data().count;
    },
    async list(request, now) {
      const zone = asksForDays(request.filter) ? await companyZone(firestore, now) : '';
      return listServices(firestore, request, { now, zone });
    },
    ...serviceWrites(firestore, () => void loader.clearAll()),
  };
}

/** What changes services; `forget` is told after each. */
function serviceWrites(firestore: Firestore, forget: () => void): Writes {
  const run =
    <R, F extends { kind: string }>(
      work: (handle: Handle, request: R, occasion: Occasion) => Promise<Done | F>,
      lane: string | null = null,
    ) =>
    async (request: R, occasion: Occasion) => {
      const inTransaction = (tx: Transaction) => work({ tx, firestore }, request, occasion);
      const outcome = await act(firestore, occasion, inTransaction, lane);
      forget();
      return outcome;
    };
  return {
    create: run(makeService, codeLane('service')),
    propose: run(proposeFollowUp, codeLane('service')),
    update: run(updateServiceTo),
    act: run(actOnService),
    changeWork: run(changeWork),
  };
}
