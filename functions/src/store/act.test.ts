import type { Firestore, Transaction } from '@google-cloud/firestore';
import * as logger from 'firebase-functions/logger';
import { expect, test, vi } from 'vitest';
import { act } from './act.ts';
import { copiesOf } from './dependants.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn() }));

/** A database with more copies than one transaction changes, which breaks when the job that is left is gone on with. */
function databaseThatBreaks(): Firestore {
  const many = { size: 201, docs: [] };
  const query = Object.fromEntries(
    ['where', 'limit', 'select', 'orderBy'].map((name) => [name, () => query]),
  ) as Record<string, () => unknown>;
  const job = {
    data: () => ({ value: 'c', patch: {} }),
    ref: { path: 'fanouts/x', update: () => Promise.reject(new Error('lost too')) },
  };
  const noJobYet = { empty: true };
  const jobs = {
    doc: () => ({}),
    where: () => ({ limit: () => noJobYet }),
    orderBy: () => ({ limit: () => ({ get: () => Promise.resolve({ docs: [job], size: 1 }) }) }),
  };
  const tx = {
    get: (asked: unknown) => Promise.resolve(asked === noJobYet ? noJobYet : many),
    create: () => undefined,
  };
  let transactions = 0;
  return {
    collection: (name: string) => (name === 'fanouts' ? jobs : query),
    runTransaction: (run: (tx: unknown) => Promise<unknown>) =>
      (transactions += 1) === 1 ? run(tx) : Promise.reject(new Error('lost ana@ejemplo.es')),
  } as unknown as Firestore;
}

test('copies that could not be gone on with do not undo the act, and are told to the log without addresses', async () => {
  const firestore = databaseThatBreaks();
  const rename = async (tx: Transaction) => {
    const copies = { collection: 'sites', field: 'client.id', value: 'c', patch: { 'client.name': 'Ana' } };
    (await copiesOf(tx, firestore, copies)).write();
    return { kind: 'done' as const, ids: ['c'] };
  };
  const occasion = { action: 'updateClient', intent: null, now: new Date() };
  expect(await act(firestore, occasion, rename)).toEqual({ kind: 'done', ids: ['c'] });
  expect(logger.error).toHaveBeenCalledTimes(1);
  const [said] = vi.mocked(logger.error).mock.calls;
  expect(said).toMatchObject([
    'copies were left for later',
    {
      action: 'updateClient',
      error: { message: 'fanouts/x was not finished', cause: { message: 'lost [email]' } },
    },
  ]);
  expect(JSON.stringify(said)).not.toContain('Ana');
});
