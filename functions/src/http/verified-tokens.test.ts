import { expect, test } from 'vitest';
import { keepVerified } from './verified-tokens.ts';

const START = Date.parse('2026-11-21T10:00:00Z');
const MINUTE = 60_000;

/** A verifier that records the tokens it is asked for, which expire at `expiresAt`. */
function counting(expiresAt = START + 60 * MINUTE) {
  const asked: string[] = [];
  const clock = { now: START };
  const verify = (token: string) => {
    asked.push(token);
    const verified = { uid: `of ${token}`, signedInAt: new Date(START), expiresAt: new Date(expiresAt) };
    return Promise.resolve(token === 'forged' ? null : verified);
  };
  return { asked, clock, kept: keepVerified(verify, () => new Date(clock.now)) };
}

test('a token is verified once in five minutes', async () => {
  const { asked, clock, kept } = counting();
  expect((await kept('a'))?.uid).toBe('of a');
  clock.now += 5 * MINUTE - 1;
  expect((await kept('a'))?.uid).toBe('of a');
  expect(asked).toEqual(['a']);
  clock.now += 1;
  await kept('a');
  expect(asked).toEqual(['a', 'a']);
});

test('each token is verified separately', async () => {
  const { asked, kept } = counting();
  await kept('a');
  expect((await kept('b'))?.uid).toBe('of b');
  expect(asked).toEqual(['a', 'b']);
});

test('a token is verified again once it has expired', async () => {
  const { asked, clock, kept } = counting(START + MINUTE);
  await kept('a');
  clock.now += MINUTE;
  await kept('a');
  expect(asked).toEqual(['a', 'a']);
});

test('a refusal is not cached', async () => {
  const { asked, kept } = counting();
  expect(await kept('forged')).toBeNull();
  expect(await kept('forged')).toBeNull();
  expect(asked).toHaveLength(2);
});

test('a failure to fetch the keys is not cached', async () => {
  let calls = 0;
  const kept = keepVerified(
    () => {
      calls += 1;
      return Promise.reject(new Error('out of reach'));
    },
    () => new Date(START),
  );
  await expect(kept('a')).rejects.toThrow('out of reach');
  await expect(kept('a')).rejects.toThrow('out of reach');
  expect(calls).toBe(2);
});

test('at most a thousand tokens are cached, and the oldest is evicted', async () => {
  const { asked, kept } = counting();
  for (let index = 0; index <= 1_000; index += 1) await kept(`token ${index}`);
  asked.length = 0;
  await kept('token 1000');
  await kept('token 0');
  expect(asked).toEqual(['token 0']);
});
