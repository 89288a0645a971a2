import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { statusOf, withTransaction } from './transaction.ts';

const aborted = () => Object.assign(new Error('10 ABORTED: contention'), { code: 10 });
const work = () => Promise.resolve('done');

/** A database whose first transactions fail as told. */
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
  test('that others disturb is tried again, each time once, until it gets through', async () => {
    const database = databaseFailing(aborted(), aborted(), aborted());
    const result = withTransaction(database, work);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await result).toBe('done');
    expect(database.attempts).toEqual([1, 1, 1, 1]);
  });

  test('that others disturb for twenty seconds ends as BUSY', async () => {
    const database = databaseFailing(...Array.from({ length: 10_000 }, aborted));
    const result = expect(withTransaction(database, work)).rejects.toMatchObject({
      extensions: { code: 'BUSY' },
    });
    await vi.advanceTimersByTimeAsync(30_000);
    await result;
    expect(database.attempts.length).toBeGreaterThan(5);
  });

  test.each([new Error('no status'), Object.assign(new Error('UNAVAILABLE'), { code: 14 })])(
    'that fails otherwise is not tried again: %s',
    async (failure) => {
      const database = databaseFailing(failure);
      await expect(withTransaction(database, work)).rejects.toBe(failure);
      expect(database.attempts).toEqual([1]);
    },
  );
});

test.each([
  [aborted(), 10],
  [new Error('x'), undefined],
  ['x', undefined],
  [null, undefined],
])('the status of %s is %s', (error, status) => {
  expect(statusOf(error)).toBe(status);
});
