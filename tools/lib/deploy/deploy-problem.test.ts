import { expect, test } from 'vitest';
import { deployProblem } from './deploy-problem.ts';

const good = { VITE_FIREBASE_PROJECT_ID: 'empresa', VITE_FIREBASE_API_KEY: 'key' };

test.each([
  ['with matching values is allowed', 'empresa', good, undefined],
  ['without a project is allowed', undefined, {}, undefined],
  ['of a demo project is rejected', 'demo-cuadrilla', good, 'name the real one'],
  ['of another project is rejected', 'otra', good, 'is empresa'],
  ['without values is rejected', 'empresa', {}, 'is missing'],
  [
    'without an API key is rejected',
    'empresa',
    { VITE_FIREBASE_PROJECT_ID: 'empresa' },
    'VITE_FIREBASE_API_KEY',
  ],
  [
    'with an emulator is rejected',
    'empresa',
    { ...good, VITE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' },
    'must not be set',
  ],
])('a deploy %s', (_name, project, env, words) => {
  const problem = deployProblem(project, env);
  if (words === undefined) expect(problem).toBeUndefined();
  else expect(problem).toContain(words);
});
