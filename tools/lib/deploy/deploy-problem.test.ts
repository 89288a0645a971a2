import { expect, test } from 'vitest';
import { deployProblem } from './deploy-problem.ts';

const good = { VITE_FIREBASE_PROJECT_ID: 'empresa', VITE_FIREBASE_API_KEY: 'key' };

test.each([
  ['everything fits', 'empresa', good, undefined],
  ['built by hand', undefined, {}, undefined],
  ['a demo project', 'demo-cuadrilla', good, 'name the real one'],
  ['another project', 'otra', good, 'is empresa'],
  ['no values at all', 'empresa', {}, 'is missing'],
  ['no key', 'empresa', { VITE_FIREBASE_PROJECT_ID: 'empresa' }, 'VITE_FIREBASE_API_KEY'],
  ['an emulator', 'empresa', { ...good, VITE_AUTH_EMULATOR_URL: 'http://127.0.0.1:9099' }, 'must not be set'],
])('a deploy with %s', (_name, project, env, words) => {
  const problem = deployProblem(project, env);
  if (words === undefined) expect(problem).toBeUndefined();
  else expect(problem).toContain(words);
});
