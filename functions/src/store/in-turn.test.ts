import { expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

const owner = {};

test('runs the calls of a queue one at a time and in order, even after a failure', async () => {
  const log: string[] = [];
  const run = (name: string, ms: number, fails = false) =>
    inTurn(owner, 'queue', async () => {
      log.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve, ms));
      log.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    });
  const results = await Promise.allSettled([run('slow', 20), run('failing', 5, true), run('quick', 0)]);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(log).toEqual(['slow', 'failing', 'quick'].flatMap((name) => [`${name} begins`, `${name} ends`]));
});

test.each([
  ['another queue', owner, 'b'],
  ['another owner', {}, 'a'],
])('does not block %s', async (_what, other, queue) => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const held = inTurn(owner, 'a', () => promise);
  expect(await inTurn(other, queue, () => Promise.resolve('free'))).toBe('free');
  resolve('held');
  expect(await held).toBe('held');
});
