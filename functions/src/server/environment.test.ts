import { expect, test } from 'vitest';
import { readEnvironment } from './environment.ts';

test('the functions emulator runs in development mode, without a rate limit by default', () => {
  const emulator = { GCLOUD_PROJECT: 'demo-x', FUNCTIONS_EMULATOR: 'true' };
  expect(readEnvironment(emulator)).toEqual({ development: true, projectId: 'demo-x', rateLimited: false });
  expect(readEnvironment({ ...emulator, RATE_LIMIT: 'on' }).rateLimited).toBe(true);
});

test.each([undefined, 'false', '1', 'TRUE', ''])(
  'FUNCTIONS_EMULATOR=%s is production, with a rate limit',
  (value) => {
    const env = {
      GOOGLE_CLOUD_PROJECT: 'x',
      NODE_ENV: 'development',
      RATE_LIMIT: 'off',
      FUNCTIONS_EMULATOR: value,
    };
    expect(readEnvironment(env)).toEqual({ development: false, projectId: 'x', rateLimited: true });
  },
);

test('a missing project id throws', () => {
  expect(() => readEnvironment({ FUNCTIONS_EMULATOR: 'true' })).toThrow('GCLOUD_PROJECT is not set');
});
