import type { Firestore, Transaction } from '@google-cloud/firestore';
import * as logger from 'firebase-functions/logger';
import { expect, test, vi } from 'vitest';
import { DEADLINES } from '../deadlines.ts';
import { runAct } from './run-act.ts';
import { namedIn } from './fanout/copies.ts';
import { copiesOf } from './fanout/dependants.ts';

vi.mock('firebase-functions/logger', () => ({ error: vi.fn() }));

function databaseWithCopies(later: () => Promise<unknown>): Firestore {
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
      (transactions += 1) === 1 ? run(tx) : later(),
  } as unknown as Firestore;
}

function rename(firestore: Firestore) {
  const work = async (tx: Transaction) => {
    const named = { collection: 'sites', name: 'client' } as const;
    (await copiesOf(tx, firestore, namedIn(named, { id: 'c', name: 'Ana' }))).write();
    return { kind: 'done' as const, ids: ['c'] };
  };
  return runAct(firestore, { action: 'updateClient', intent: null, now: new Date() }, work);
}

test('does not undo the act if the copies fail, and logs the failure without e-mail addresses', async () => {
  const firestore = databaseWithCopies(() => Promise.reject(new Error('lost ana@ejemplo.es')));
  expect(await rename(firestore)).toEqual({ kind: 'done', ids: ['c'] });
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

test('answers within the deadline although the copies hang', async () => {
  vi.useFakeTimers();
  try {
    const answer = rename(databaseWithCopies(() => new Promise(() => undefined)));
    await vi.advanceTimersByTimeAsync(DEADLINES.act - 1);
    expect(await Promise.race([answer, Promise.resolve('still waiting')])).toEqual({
      kind: 'done',
      ids: ['c'],
    });
  } finally {
    vi.useRealTimers();
  }
});
