import { Timestamp } from '@google-cloud/firestore';
import { act, ADMIN, makeClient, type MadeClient } from './api.ts';
import { freshWord } from './fixtures.ts';
import { backOffice } from './people.ts';
import { makeService, makeType } from './work.ts';

const BILLING = { street: 'Calle de Alcalá', number: '21', postalCode: '28014', city: 'Madrid' };

/** As stored. */
export const LINE = {
  ...{ id: 'linea000000000000001', kind: 'LABOUR', text: 'Revisión anual', quantityMilli: 1_000 },
  ...{ unit: 'UNIT', unitPriceCents: 10_000, discountBasisPoints: 0, vatPercent: 21, billable: 'YES' },
  ...{ authorId: 'system', authorName: 'Cuadrilla', version: 1 },
};

export type Works = { client: MadeClient; word: string; ids: string[]; codes: string[] };

/** Finished work of one client with a line of 100,00 € each, written past the API; the oldest there is, so that it is proposed first. */
export async function makeManyFinished(count: number, changes: object = {}): Promise<Works> {
  const word = freshWord();
  const client = await makeClient({ kind: 'PERSON', billingAddress: BILLING });
  const { id: typeId } = await makeType();
  const first = await makeService(client, { typeId, title: `Revisión ${word}` });
  const { firestore } = backOffice();
  const services = firestore.collection('services');
  const like = (await services.doc(first.id).get()).data() ?? {};
  const finished = {
    ...{ status: 'FINISHED', open: false, running: false, lines: [LINE], netCents: 10_000 },
    ...{ billingState: 'READY', lastReport: { signed: true, refused: false } },
    requestedAt: Timestamp.fromDate(new Date('2020-01-01T08:00:00Z')),
    dueAt: Timestamp.fromDate(new Date('2020-01-03T08:00:00Z')),
    ...changes,
  };
  const start = Math.floor(Math.random() * 80_000) + 10_000;
  const refs = Array.from({ length: count }, () => services.doc());
  const codes = refs.map((_ref, index) => `S-2020-${String(start + index)}`);
  const writer = firestore.bulkWriter();
  for (const [index, ref] of refs.entries()) {
    void writer.create(ref, { ...like, ...finished, code: codes[index] });
  }
  void writer.delete(services.doc(first.id));
  await writer.close();
  return { client, word, ids: refs.map(({ id }) => id), codes };
}

/**
 * The company's figure from one read of the database: `own` is what the given services account for, `others` what all
 * others do, `rest` the remainder. Parallel tests move the figure too.
 */
export async function pendingNow(ids: readonly string[]) {
  const { firestore } = backOffice();
  const toInvoice = firestore.collection('services').where('billingState', '==', 'TO_INVOICE');
  return firestore.runTransaction(
    async (tx) => {
      const [counter, services] = await Promise.all([
        tx.get(firestore.doc('counters/toInvoice')),
        tx.get(toInvoice.select('netCents')),
      ]);
      const sum = (docs: typeof services.docs) =>
        docs.reduce((cents, doc) => cents + Number(doc.get('netCents')), 0);
      const own = sum(services.docs.filter(({ id }) => ids.includes(id)));
      const others = sum(services.docs) - own;
      return { own, others, rest: Number(counter.get('netCents')) - own - others };
    },
    { readOnly: true },
  );
}

export async function closeAll(ids: readonly string[]): Promise<void> {
  const services = ids.map((id) => ({ id, version: 1 }));
  const wanted = '... on CloseServicesSuccess { closed }';
  await act(ADMIN, 'closeServices', 'CloseServicesInput', { services }, wanted);
}

type MadeBatch = { id: string; code: string };

/** Closes the services and puts them into a draft. */
export async function batchOf(ids: readonly string[]): Promise<MadeBatch> {
  await closeAll(ids);
  const { batch } = await act<{ batch: MadeBatch }>(
    ADMIN,
    'createBillingBatch',
    'CreateBillingBatchInput',
    { grouping: 'CLIENT_MONTH', serviceIds: ids },
    '... on BillingBatchSuccess { batch { id code } }',
  );
  return batch;
}

/** A draft of two services. */
export async function makeBatch(): Promise<MadeBatch & { ids: string[] }> {
  const { ids } = await makeManyFinished(2);
  return { ...(await batchOf(ids)), ids };
}

/** Two services of one client, without their numbers. */
export async function makeDeliveredBatch(): ReturnType<typeof makeBatch> {
  const batch = await makeBatch();
  const wanted = '... on BillingBatchSuccess { batch { id } }';
  await act(ADMIN, 'deliverBillingBatch', 'BatchVersionInput', { id: batch.id, version: 1 }, wanted);
  return batch;
}
