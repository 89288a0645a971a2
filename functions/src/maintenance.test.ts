import { expect, test } from 'vitest';
import { maintain } from './maintenance.ts';

/** A database with one job for each page of records, whose transactions end as told. */
function databaseWith(pages: number[], runTransaction?: () => Promise<never>) {
  const left = [...pages];
  const job = { ref: { path: 'fanouts/x' } };
  const query = {
    orderBy: () => query,
    limit: () => query,
    get: () => ({ docs: left.length > 0 ? [job] : [] }),
  };
  return {
    collection: (name: string) => (name === 'fanouts' ? query : undefined),
    runTransaction: runTransaction ?? (() => Promise.resolve(left.shift())),
  } as unknown as Parameters<typeof maintain>[0];
}

function createLog() {
  const entries: unknown[] = [];
  return { entries, info: (...entry: unknown[]) => void entries.push(entry) };
}

test('goes on until no job is left, and says how many records it changed', async () => {
  const log = createLog();
  await maintain(databaseWith([200, 200, 7]), log);
  expect(log.entries).toEqual([['fanouts went on', { changed: 407 }]]);
});

test('says nothing where there was nothing to do', async () => {
  const log = createLog();
  await maintain(databaseWith([]), log);
  expect(log.entries).toEqual([]);
});

test('a failure passes through with the job, for the scheduler to try again', async () => {
  const cause = new Error('UNAVAILABLE');
  const broken = databaseWith([200], () => Promise.reject(cause));
  await expect(maintain(broken, createLog())).rejects.toMatchObject({
    message: 'fanouts/x was not finished',
    cause,
  });
});
