import type { Firestore } from '@google-cloud/firestore';
import { expect, test } from 'vitest';
import { createCounterStore } from './counters.ts';

const COUNTED_BY_ANOTHER = { openProspects: 1, newProspects: 1, activeClients: 2, countVersion: 2 };

test('the first count is made again if the database closed its transaction between two reads', async () => {
  const failures = [
    Object.assign(new Error('3 INVALID_ARGUMENT: Transaction is invalid or closed.'), { code: 3 }),
  ];
  const snapshot = (data: Record<string, unknown>) => ({
    get: (name: string) => data[name],
    data: () => data,
  });
  const firestore = {
    doc: () => ({ get: () => Promise.resolve(snapshot({})) }),
    runTransaction: (work: (tx: unknown) => Promise<unknown>) => {
      const failure = failures.pop();
      if (failure) return Promise.reject(failure);
      return work({ get: () => Promise.resolve(snapshot(COUNTED_BY_ANOTHER)) });
    },
  } as unknown as Firestore;
  expect(await createCounterStore(firestore).read()).toEqual(COUNTED_BY_ANOTHER);
});
