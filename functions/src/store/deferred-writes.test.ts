import { Firestore, type Transaction } from '@google-cloud/firestore';
import { expect, test } from 'vitest';
import { runAct } from './run-act.ts';
import { deferWrites } from './deferred-writes.ts';

// Never connects.
const offline = new Firestore({ projectId: 'demo-none' });
const ref = (path: string) => offline.doc(path);

function noted() {
  const calls: unknown[][] = [];
  const note =
    (name: string) =>
    (...args: unknown[]) => {
      calls.push([name, ...args]);
      return Promise.resolve(name);
    };
  const names = ['get', 'getAll', 'create', 'set', 'update', 'delete'];
  const real = Object.fromEntries(names.map((name) => [name, note(name)])) as unknown as Transaction;
  return { real, calls };
}

test('applies the writes in order, after the later reads', async () => {
  const { real, calls } = noted();
  const { tx, apply } = deferWrites(real);
  tx.create(ref('sites/a'), { name: 'A' });
  tx.delete(ref('uniques/b'));
  await tx.get(ref('clients/c'));
  expect(calls).toEqual([['get', ref('clients/c')]]);
  apply();
  expect(calls.slice(1)).toEqual([
    ['create', ref('sites/a'), { name: 'A' }],
    ['delete', ref('uniques/b')],
  ]);
});

test('throws when reading a document that was written in the same transaction', () => {
  const { tx } = deferWrites(noted().real);
  tx.update(ref('clients/c'), { name: 'C' });
  expect(() => tx.get(ref('clients/c'))).toThrow('clients/c was written in this transaction');
  expect(() => tx.getAll(ref('clients/a'), ref('clients/c'))).toThrow('clients/c was written');
});

test.each([
  ['done', { kind: 'done', ids: ['c'] }, 1],
  ['filed', { kind: 'filed', reviewId: 'r', because: 'x' }, 1],
  ['refused', { kind: 'conflict' }, 0],
] as const)('applies or drops the writes of an act that is %s', async (_how, outcome, writes) => {
  const { real, calls } = noted();
  const firestore = { runTransaction: (work: (tx: Transaction) => Promise<unknown>) => work(real) };
  const act = { action: 'updateClient', intent: null, now: new Date() };
  await runAct(firestore as never, act, (tx) => {
    tx.update(ref('clients/c'), { name: 'C' });
    return Promise.resolve({ ...outcome, ids: ['c'] });
  });
  expect(calls).toHaveLength(writes);
});
