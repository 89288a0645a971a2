import { describe, expect, test } from 'vitest';
import { createRateLimiter, unlimited, type RateLimiter } from './rate-limiter.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21) + seconds * 1_000);
const take = (limiter: RateLimiter, times: number, seconds: number, uid = 'ana') => {
  for (let taken = 0; taken < times; taken += 1) limiter.take(uid, 'accountCreation', at(seconds));
};
const LIMITED = expect.objectContaining({
  extensions: expect.objectContaining({ code: 'RATE_LIMITED' }) as unknown,
}) as Error;

describe('the rate limiter', () => {
  test('allows a person 20 new accounts a minute, then refuses with the time to wait', () => {
    const limiter = createRateLimiter();
    take(limiter, 20, 0);
    expect(() => take(limiter, 1, 0)).toThrow(
      expect.objectContaining({ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 3 } }) as Error,
    );
    expect(() => take(limiter, 1, 2)).toThrow(LIMITED);
    take(limiter, 1, 3);
    expect(() => take(limiter, 1, 3)).toThrow(LIMITED);
  });

  test('allows 120 mutations a minute, counted separately from accounts', () => {
    const limiter = createRateLimiter();
    take(limiter, 20, 0);
    for (let taken = 0; taken < 120; taken += 1) limiter.take('ana', 'mutation', at(0));
    expect(() => limiter.take('ana', 'mutation', at(0))).toThrow(LIMITED);
  });

  test('allows 600 requests of any kind a minute', () => {
    const limiter = createRateLimiter();
    for (let taken = 0; taken < 600; taken += 1) limiter.take('ana', 'request', at(0));
    expect(() => limiter.take('ana', 'request', at(0))).toThrow(LIMITED);
    limiter.take('ana', 'mutation', at(0));
    limiter.take('eva', 'request', at(0));
  });

  test("never accumulates more than a minute's allowance", () => {
    const limiter = createRateLimiter();
    take(limiter, 20, 0);
    take(limiter, 20, 86_400);
    expect(() => take(limiter, 1, 86_400)).toThrow(LIMITED);
  });

  test('counts each person separately', () => {
    const limiter = createRateLimiter();
    take(limiter, 20, 0);
    take(limiter, 20, 0, 'eva');
    expect(() => take(limiter, 1, 0)).toThrow(LIMITED);
  });

  test('does not extend the wait for refused attempts', () => {
    const limiter = createRateLimiter();
    take(limiter, 20, 0);
    for (const seconds of [0.5, 1, 1.5, 2, 2.5]) expect(() => take(limiter, 1, seconds)).toThrow(LIMITED);
    take(limiter, 1, 3);
  });
});

test('forgets the oldest person beyond 10,000, so that its memory is bounded', () => {
  const limiter = createRateLimiter();
  take(limiter, 20, 0, 'first');
  for (let person = 0; person < 10_000; person += 1) take(limiter, 1, 0, `p${person}`);
  take(limiter, 20, 0, 'first');
});

test('is disabled on the emulators', () => {
  expect(() => take(unlimited, 1_000, 0)).not.toThrow();
});
