import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { statusOf, withTransaction } from './transaction.ts';

const aborted = () => Object.assign(new Error('10 ABORTED: contention'), { code: 10 });
const work = () => Promise.resolve('done');

function databaseFailing(...failures: Error[]) {
  const attempts: (number | undefined)[] = [];
  return {
    attempts,
    async runTransaction<T>(run: (tx: never) => Promise<T>, options?: { maxAttempts?: number }): Promise<T> {
      attempts.push(options?.maxAttempts);
      const failure = failures[attempts.length - 1];
      if (failure) throw failure;
      return run(undefined as never);
    },
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a transaction', () => {
  test('is retried on contention, each retry running once, until it succeeds', async () => {
    const database = databaseFailing(aborted(), aborted(), aborted());
    const result = withTransaction(database, work);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await result).toBe('done');
    expect(database.attempts).toEqual([1, 1, 1, 1]);
  });

  test('is retried if the database closed it between two reads', async () => {
    const closed = Object.assign(new Error('3 INVALID_ARGUMENT: Transaction is invalid or closed.'), {
      code: 3,
    });
    const database = databaseFailing(closed);
    const result = withTransaction(database, work);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await result).toBe('done');
    expect(database.attempts).toEqual([1, 1]);
  });

  test('fails with BUSY after twenty seconds of contention', async () => {
    const database = databaseFailing(...Array.from({ length: 10_000 }, aborted));
    const result = expect(withTransaction(database, work)).rejects.toMatchObject({
      extensions: { code: 'BUSY' },
    });
    await vi.advanceTimersByTimeAsync(30_000);
    await result;
    expect(database.attempts.length).toBeGreaterThan(5);
  });

  test('fails with BUSY after twenty seconds without a response from the database', async () => {
    const database = { runTransaction: () => new Promise<never>(() => undefined) };
    const result = expect(withTransaction(database, work)).rejects.toMatchObject({
      extensions: { code: 'BUSY', http: { status: 503 } },
    });
    await vi.advanceTimersByTimeAsync(20_000);
    await result;
  });

  test.each([
    new Error('no status'),
    Object.assign(new Error('INVALID_ARGUMENT: a field'), { code: 3 }),
    Object.assign(new Error('UNAVAILABLE'), { code: 14 }),
  ])('is not retried after another failure: %s', async (failure) => {
    const database = databaseFailing(failure);
    await expect(withTransaction(database, work)).rejects.toBe(failure);
    expect(database.attempts).toEqual([1]);
  });
});

test.each([
  [aborted(), 10],
  [new Error('x'), undefined],
  ['x', undefined],
  [null, undefined],
])('the status of %s is %s', (error, status) => {
  expect(statusOf(error)).toBe(status);
});

test('runs transactions of one queue one after another and those of other queues in parallel', async () => {
  vi.useRealTimers();
  const running = { now: 0, most: 0 };
  const firestore = {
    async runTransaction() {
      running.now += 1;
      running.most = Math.max(running.most, running.now);
      await new Promise((resolve) => setImmediate(resolve));
      running.now -= 1;
      return 'done';
    },
  } as unknown as Parameters<typeof withTransaction>[0];
  const all = (queues: (string | null)[]) =>
    Promise.all(queues.map((queue) => withTransaction(firestore, () => Promise.resolve(), queue)));
  await all(['a', 'a', 'a']);
  expect(running.most).toBe(1);
  await all(['a', 'b', null, null]);
  expect(running.most).toBe(4);
});

test('keeps the order of a queue without waiting for other queues or databases', async () => {
  vi.useRealTimers();
  const log: string[] = [];
  const gates = new Map<string, () => void>();
  const database = () => ({
    runTransaction: (run: (tx: never) => Promise<string>) => run(undefined as never),
  });
  const work = (name: string) => async () => {
    log.push(`${name} begins`);
    await new Promise<void>((resolve) => gates.set(name, resolve));
    log.push(`${name} ends`);
    return name;
  };
  const release = async (name: string) => {
    await expect.poll(() => gates.has(name)).toBe(true);
    gates.get(name)?.();
  };
  const [here, there] = [database(), database()] as unknown as Parameters<typeof withTransaction>[0][];
  if (!here || !there) throw new Error('no databases');
  const all = [
    withTransaction(here, work('first'), 'a'),
    withTransaction(here, work('second'), 'a'),
    withTransaction(here, work('other queue'), 'b'),
    withTransaction(there, work('other database'), 'a'),
  ];
  await release('other queue');
  await release('other database');
  expect(log).not.toContain('second begins');
  await release('first');
  await release('second');
  expect(await Promise.all(all)).toEqual(['first', 'second', 'other queue', 'other database']);
  expect(log.indexOf('second begins')).toBeGreaterThan(log.indexOf('first ends'));
});

test('continues a queue after a failure', async () => {
  let count = 0;
  const firestore = {
    runTransaction: () =>
      (count += 1) === 1 ? Promise.reject(new Error('broken')) : Promise.resolve('done'),
  } as unknown as Parameters<typeof withTransaction>[0];
  const run = () => withTransaction(firestore, () => Promise.resolve(), 'a');
  const [first, second] = await Promise.allSettled([run(), run()]);
  expect([first.status, second.status]).toEqual(['rejected', 'fulfilled']);
});
