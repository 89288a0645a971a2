import {
  AggregateField,
  FieldPath,
  FieldValue,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from '@google-cloud/firestore';
import { billingStateOf, netCents } from '@cuadrilla/domain/billing/service-billing.ts';
import type { ServiceFields } from '@cuadrilla/domain/records/service.ts';
import { withTransaction } from '../../store/transaction.ts';
import { billingFieldsOf, rowToService } from './service-document.ts';

/** The closed services in no delivered batch. */
export type ToInvoice = { services: number; netCents: number };

type Billed = Pick<
  ServiceFields,
  'status' | 'lines' | 'invoicing' | 'billing' | 'requiresSignature' | 'lastReport'
>;

const NOTHING: ToInvoice = { services: 0, netCents: 0 };
const DONE = ['FINISHED', 'CLOSED'];
const PAGE = 100;
/** The number of pages of old services that a request for the sum updates itself. */
const ASKED_PAGES = 3;

const countedOf = (service: Billed | null): ToInvoice =>
  service !== null && billingStateOf(service) === 'TO_INVOICE'
    ? { services: 1, netCents: netCents(service.lines) }
    : NOTHING;

const refOf = (firestore: Firestore) => firestore.doc('counters/toInvoice');

const isCounted = (known: DocumentSnapshot) => known.get('isCounted') === true;

const sumOf = (known: DocumentSnapshot): ToInvoice => ({
  services: known.get('services') as number,
  netCents: known.get('netCents') as number,
});

/** Increments without reading, which avoids contention; only in a transaction, where a retry is not applied twice. */
export function moveToInvoice(
  tx: Transaction,
  firestore: Firestore,
  before: Billed | null,
  after: Billed,
): void {
  const [was, is] = [countedOf(before), countedOf(after)];
  if (was.services === is.services && was.netCents === is.netCents) return;
  const change = {
    services: FieldValue.increment(is.services - was.services),
    netCents: FieldValue.increment(is.netCents - was.netCents),
  };
  tx.set(refOf(firestore), change, { merge: true });
}

/**
 * One read, and some more before the first count of an installation; null until services of an older version are
 * migrated.
 */
export async function readToInvoice(firestore: Firestore): Promise<ToInvoice | null> {
  const known = await refOf(firestore).get();
  if (isCounted(known)) return sumOf(known);
  await fillToInvoice(firestore, { pages: ASKED_PAGES });
  const now = await refOf(firestore).get();
  return isCounted(now) ? sumOf(now) : null;
}

/** For writes of services without acts: the sum is computed at the next request. */
export async function forgetToInvoice(firestore: Firestore): Promise<void> {
  await refOf(firestore).delete();
}

type Limits = { pages?: number; deadline?: number };

/**
 * Adds the fields to services of an older version, a page at a time, and then computes the sum. Does nothing once
 * that is done; safe to run again or twice at once. Returns the number of services written.
 */
export async function fillToInvoice(
  firestore: Firestore,
  { pages = Infinity, deadline = Infinity }: Limits = {},
): Promise<number> {
  let written = 0;
  for (let page = 0; page <= pages && Date.now() < deadline; page += 1) {
    if (await withTransaction(firestore, (tx) => countWhole(tx, firestore))) return written;
    if (page < pages) written += await withTransaction(firestore, (tx) => fillPage(tx, firestore));
  }
  return written;
}

/** False if there are services that lack the fields. */
async function countWhole(tx: Transaction, firestore: Firestore): Promise<boolean> {
  const known = await tx.get(refOf(firestore));
  if (isCounted(known)) return true;
  const services = firestore.collection('services');
  const done = services.where('status', 'in', DONE);
  const [all, filled, sum] = await Promise.all([
    tx.get(done.count()),
    tx.get(done.where('inBatch', 'in', [true, false]).count()),
    tx.get(
      services
        .where('billingState', '==', 'TO_INVOICE')
        .aggregate({ services: AggregateField.count(), netCents: AggregateField.sum('netCents') }),
    ),
  ]);
  if (all.data().count !== filled.data().count) return false;
  tx.set(refOf(firestore), { ...sum.data(), isCounted: true });
  return true;
}

async function fillPage(tx: Transaction, firestore: Firestore): Promise<number> {
  const known = await tx.get(refOf(firestore));
  const after = known.get('filledTo') as string | undefined;
  const done = firestore
    .collection('services')
    .where('status', 'in', DONE)
    .orderBy(FieldPath.documentId())
    .limit(PAGE);
  const { docs } = await tx.get(after === undefined ? done : done.startAfter(after));
  const lacking = docs.filter((doc) => doc.get('inBatch') === undefined);
  for (const doc of lacking) tx.update(doc.ref, billingFieldsOf(rowToService(doc)));
  // Starts again at the end: a service finished meanwhile may sort before this point.
  const filledTo = docs.length < PAGE ? FieldValue.delete() : docs.at(-1)?.id;
  tx.set(refOf(firestore), { filledTo }, { merge: true });
  return lacking.length;
}
