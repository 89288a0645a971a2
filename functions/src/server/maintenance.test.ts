import { describe, expect, test } from 'vitest';
import { jobsOf, maintain, MAINTENANCE_SECONDS, runJobs } from './maintenance.ts';

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

const inAWhile = () => new Date(Date.now() + 60_000);

function createLog() {
  const entries: unknown[] = [];
  const add = (...entry: unknown[]) => void entries.push(entry);
  return { entries, info: add, error: add };
}

test('runs until no fan-out is left, and logs the number of changed records', async () => {
  const log = createLog();
  await maintain(databaseWith([{ pages: [200, 200, 7] }, { pages: [0] }]).firestore, log, inAWhile());
  expect(log.entries).toEqual([['fanouts went on', { changed: 407 }]]);
});

test('logs nothing if there is nothing to do', async () => {
  const log = createLog();
  await maintain(databaseWith([]).firestore, log, inAWhile());
  expect(log.entries).toEqual([]);
});

test('a failed fan-out is recorded and logged, and the others continue', async () => {
  const log = createLog();
  const fails = new Error('UNAVAILABLE for ana@ejemplo.es');
  const { firestore, noted } = databaseWith([{ pages: [], fails }, { pages: [3] }]);
  await maintain(firestore, log, inAWhile());
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
  await maintain(firestore, log, inAWhile());
  expect(log.entries).toContainEqual(['fanouts went on', { changed: 3 }]);
});

test('a failure that cannot be recorded is thrown, for the scheduler to retry', async () => {
  const cause = new Error('UNAVAILABLE');
  const { firestore } = databaseWith([{ pages: [], fails: cause, note: new Error('UNAVAILABLE') }]);
  await expect(maintain(firestore, createLog(), inAWhile())).rejects.toMatchObject({
    ...{ message: 'fanouts/j0 was not finished', cause },
  });
});

describe('a run', () => {
  const START = Date.parse('2026-11-24T10:00:00Z');

  test('ends before the function is ended, however much there is to do', async () => {
    const jobs = jobsOf(databaseWith([]).firestore, {} as Parameters<typeof jobsOf>[1], createLog());
    let now = START;
    const until: number[] = [];
    const busy = jobs.map(({ untilMs }) => ({
      untilMs,
      run: (at: Date) => {
        until.push(at.getTime() - START);
        now = Math.max(now, at.getTime());
        return Promise.resolve();
      },
    }));
    await runJobs(busy, () => new Date(now));
    expect(until).toEqual([...until].sort((a, b) => a - b));
    expect(new Set(until).size).toBe(3);
    // A part that is under way may take a minute.
    expect(now - START + 60_000).toBeLessThanOrEqual(MAINTENANCE_SECONDS * 1_000);
  });

  test('goes on after a failure, which reaches the scheduler', async () => {
    const ran: string[] = [];
    const job = (name: string, error?: Error) => ({
      untilMs: 1,
      run: () => {
        ran.push(name);
        return error ? Promise.reject(error) : Promise.resolve();
      },
    });
    const jobs = [job('copies', new Error('UNAVAILABLE')), job('exports'), job('imports')];
    await expect(runJobs(jobs, () => new Date(START))).rejects.toThrow('UNAVAILABLE');
    expect(ran).toEqual(['copies', 'exports', 'imports']);
  });

  test('leaves copies for the next run when its time is over', async () => {
    const log = createLog();
    await maintain(databaseWith([{ pages: [200, 200, 7] }]).firestore, log, new Date(0));
    expect(log.entries).toEqual([['fanouts went on', { changed: 200 }]]);
  });
});
