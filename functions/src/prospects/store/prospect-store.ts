import DataLoader from 'dataloader';
import type { Firestore } from '@google-cloud/firestore';
import { todayIn, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { ProspectFilter, ProspectTotal } from '../../graphql/types.generated.ts';
import { companyZone } from '../../settings/company-zone-store.ts';
import { act, type Done, type Occasion } from '../../store/act.ts';
import { codeLane } from '../../store/codes.ts';
import { isDocumentId } from '../../store/document-id.ts';
import type { Page } from '../../store/lists/list-page.ts';
import { convertOne, type ConversionRequest, type ConvertOutcome } from '../convert/conversion-store.ts';
import { makeProspect, type CreateProspectOutcome, type ProspectToMake } from './new-prospect-store.ts';
import { moveOne, updateOne, type ProspectMove, type ProspectUpdate } from './prospect-changes-store.ts';
import type { ProspectOutcome } from '../prospect-outcome.ts';
import { toProspect } from './prospect-document-store.ts';
import { listProspects, prospectTotals, type ProspectPageRequest } from './prospect-list-store.ts';
import { prospectRef, type Handle } from './prospect-writes-store.ts';
import type { Prospect } from '../prospect.ts';

export type ProspectStore = {
  /** One read the first time in a request, none after. */
  find: (id: string) => Promise<Prospect | null>;
  list: (request: ProspectPageRequest, now: Date) => Promise<Page<Prospect>>;
  totals: (filter: ProspectFilter) => Promise<ProspectTotal[]>;
  /** Which day it is at the company's. */
  today: (now: Date) => Promise<LocalDate>;
  /** Makes a prospect, each in its turn. */
  create: (request: ProspectToMake, occasion: Occasion) => Promise<CreateProspectOutcome>;
  /** Changes what is known of a prospect, unless its version is no longer the one the change was made from. */
  update: (request: ProspectUpdate, occasion: Occasion) => Promise<ProspectOutcome>;
  /** Moves a prospect from one status to another, on the same condition. */
  move: (request: ProspectMove, occasion: Occasion) => Promise<ProspectOutcome>;
  /** Makes a prospect a client, each in its turn. */
  convert: (request: ConversionRequest, occasion: Occasion) => Promise<ConvertOutcome>;
};

/** The store of one request; what is found after a change is read anew. */
export function createProspectStore(firestore: Firestore): ProspectStore {
  const loader = new DataLoader<string, Prospect | null>(async (ids) => {
    const snapshots = await firestore.getAll(...ids.map((id) => prospectRef(firestore, id)));
    return snapshots.map(toProspect);
  });
  const today = async (now: Date) => todayIn(await companyZone(firestore, now), now);
  const run =
    <R, F extends { kind: string }>(
      work: (handle: Handle, request: R, occasion: Occasion) => Promise<Done | F>,
      lane: string | null = null,
    ) =>
    async (request: R, occasion: Occasion) => {
      const outcome = await act(
        firestore,
        occasion,
        (tx) => work({ tx, firestore }, request, occasion),
        lane,
      );
      loader.clearAll();
      return outcome;
    };
  return {
    find: (id) => (isDocumentId(id) ? loader.load(id) : Promise.resolve(null)),
    async list(request, now) {
      return listProspects(firestore, request, request.filter.due == null ? null : await today(now));
    },
    totals: (filter) => prospectTotals(firestore, filter),
    today,
    create: run(makeProspect, codeLane('prospect')),
    update: run(updateOne),
    move: run(moveOne),
    convert: run(convertOne, codeLane('client')),
  };
}
