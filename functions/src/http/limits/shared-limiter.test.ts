import { describe, expect, test } from 'vitest';
import { createSharedLimiter } from './shared-limiter.ts';
import type { Window } from './shared-limit-store.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 21) + seconds * 1_000);

describe('the shared limiter', () => {
  const counted = (isLeft: boolean) => {
    const asked: Window[] = [];
    const limits = { take: (window: Window) => Promise.resolve(Boolean(asked.push(window)) && isLeft) };
    return { asked, limiter: createSharedLimiter(limits) };
  };

  test('counts by person, kind and minute', async () => {
    const { asked, limiter } = counted(true);
    await limiter.take('ana', 'accountCreation', at(0));
    await limiter.take('ana', 'accountCreation', at(59.999));
    await limiter.take('ana', 'calendar', at(60));
    expect(asked).toEqual([
      { name: 'accountCreation ana', size: 20, endsAt: at(60) },
      { name: 'accountCreation ana', size: 20, endsAt: at(60) },
      { name: 'calendar ana', size: 30, endsAt: at(120) },
    ]);
  });

  test('refuses until the minute is over', async () => {
    await expect(counted(false).limiter.take('ana', 'accountCreation', at(17.2))).rejects.toMatchObject({
      extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 43 },
    });
  });
});
