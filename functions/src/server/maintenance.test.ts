import { expect, test } from 'vitest';
import { maintain } from './maintenance.ts';

const NOT_FOUND = Object.assign(new Error('gone'), { code: 5 });

type Job = { pages: number[]; fails?: Error; note?: Error };

function databaseWith(jobs: Job[]) {
  const noted: unknown[] = [];
  const docs = jobs.map(({ note }, index) => ({
    ...{ id: `j${index}`, data: () => ({ value: `v${index}`, patch: {} }) },
    ref: {
      path: `fanouts/j${index}`,
      update: (state: unknown) => {
        if (note) return Promise.reject(note);
        noted.push(state);
        return Promise.resolve();
      },
    },
  }));
  const query = {
    orderBy: () => query,
    limit: () => query,
    get: () => Promise.resolve({ docs, size: docs.length, empty: docs.length === 0 }),
  };
  const left = [...jobs];
  const runTransaction = () => {
    const [job] = left;
    if (job?.fails) {
      left.shift();
      return Promise.reject(job.fails);
    }
    const changed = job?.pages.shift() ?? 0;
    const isOver = job?.pages.length === 0;
    if (isOver) left.shift();
    return Promise.resolve({ changed, isOver });
  };
  const firestore = {
    collection: (name: string) => (name === 'fanouts' ? query : undefined),
    runTransaction,
  };
  return { noted, firestore: firestore as unknown as Parameters<typeof maintain>[0] };
}

function createLog() {
  const entries: unknown[] = [];
  const add = (...entry: unknown[]) => void entries.push(entry);
  return { entries, info: add, error: add };
}

test('runs until no fan-out is left, and logs the number of changed records', async () => {
  const log = createLog();
  await maintain(databaseWith([{ pages: [200, 200, 7] }, { pages: [0] }]).firestore, log);
  expect(log.entries).toEqual([['fanouts went on', { changed: 407 }]]);
});

test('logs nothing if there is nothing to do', async () => {
  const log = createLog();
  await maintain(databaseWith([]).firestore, log);
  expect(log.entries).toEqual([]);
});

test('a failed fan-out is recorded and logged, and the others continue', async () => {
  const log = createLog();
  const fails = new Error('UNAVAILABLE for ana@ejemplo.es');
  const { firestore, noted } = databaseWith([{ pages: [], fails }, { pages: [3] }]);
  await maintain(firestore, log);
  expect(noted).toEqual([
    expect.objectContaining({ attempts: 1, stopped: false, problem: 'UNAVAILABLE for [email]' }),
  ]);
  expect(log.entries).toEqual([
    [
      'a fanout failed',
      {
        path: 'fanouts/j0',
        error: expect.objectContaining({ message: 'UNAVAILABLE for [email]' }) as unknown,
      },
    ],
    ['fanouts went on', { changed: 3 }],
  ]);
});

test('a fan-out finished meanwhile by another run is not a failure', async () => {
  const { firestore } = databaseWith([{ pages: [], fails: new Error('x'), note: NOT_FOUND }, { pages: [3] }]);
  const log = createLog();
  await maintain(firestore, log);
  expect(log.entries).toContainEqual(['fanouts went on', { changed: 3 }]);
});

test('a failure that cannot be recorded is thrown, for the scheduler to retry', async () => {
  const cause = new Error('UNAVAILABLE');
  const { firestore } = databaseWith([{ pages: [], fails: cause, note: new Error('UNAVAILABLE') }]);
  await expect(maintain(firestore, createLog())).rejects.toMatchObject({
    ...{ message: 'fanouts/j0 was not finished', cause },
  });
});
