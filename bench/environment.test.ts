import { afterEach, expect, test } from 'vitest';
import { withOwnEnvironment } from './environment.ts';

afterEach(() => {
  delete process.env['BENCH_TEST_KEPT'];
});

const change = () => {
  process.env['BENCH_TEST_KEPT'] = 'changed';
  process.env['BENCH_TEST_ADDED'] = '127.0.0.1:1';
  return Promise.resolve();
};

test('the environment is as before after a section', async () => {
  process.env['BENCH_TEST_KEPT'] = 'as it was';
  await withOwnEnvironment(change);
  expect(process.env['BENCH_TEST_KEPT']).toBe('as it was');
  expect(process.env).not.toHaveProperty('BENCH_TEST_ADDED');
});

test('the environment is as before after a section that fails', async () => {
  const failing = async () => {
    await change();
    throw new Error('no emulator');
  };
  await expect(withOwnEnvironment(failing)).rejects.toThrow('no emulator');
  expect(process.env).not.toHaveProperty('BENCH_TEST_KEPT');
  expect(process.env).not.toHaveProperty('BENCH_TEST_ADDED');
});
