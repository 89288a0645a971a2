import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { persistedOperations } from '../functions/src/graphql/persisted-operations.generated.ts';
import { buildFunctions } from '../tools/lib/functions-bundle.ts';
import { freePorts, loopback } from '../tools/lib/ports.ts';
import { startGroup, stopAllGroups } from '../tools/lib/process-group.ts';
import { inRepository, installed, repository } from '../tools/lib/repository.ts';
import { toolEnvironment } from '../tools/lib/tool-environment.ts';
import { waitUntil } from '../tools/lib/wait-until.ts';
import { workFolder } from '../tools/lib/work-folder.ts';

/**
 * The deployed bundle, in production, under the server that the platform puts around it. That server parses bodies
 * before our code runs and prints stacks unless it is told otherwise: what a stranger gets to see is tested here, with
 * NODE_ENV as the platform sets it and with none.
 */
const work = workFolder('platform');

beforeAll(() => buildFunctions({ outdir: join(work.folder, 'functions') }));
afterAll(async () => {
  await stopAllGroups();
  work.remove();
});

async function serve(nodeEnv: string | undefined): Promise<string> {
  const [port = 0] = await freePorts(1);
  const main = installed('@google-cloud/functions-framework', 'build', 'src', 'main.js');
  const group = startGroup(
    'the functions framework',
    process.execPath,
    [main, `--source=${join(work.folder, 'functions')}`, '--target=graphql', `--port=${port}`],
    {
      logFile: inRepository('.cache', 'logs', 'platform.log'),
      env: toolEnvironment({
        NODE_ENV: nodeEnv,
        FUNCTIONS_EMULATOR: undefined,
        FIRESTORE_EMULATOR_HOST: undefined,
        FIREBASE_AUTH_EMULATOR_HOST: undefined,
        GCLOUD_PROJECT: 'demo-platform',
      }),
    },
  );
  const site = `http://${loopback}:${port}`;
  const answers = async () => (await fetch(site)).status > 0;
  await waitUntil('the function answers', answers, { timeoutMs: 30_000, groups: [group] });
  return site;
}

const json = { 'content-type': 'application/json' };
const post = (body: string, headers: Record<string, string> = json): RequestInit => ({
  method: 'POST',
  headers,
  body,
});
const query = (text: string) => post(JSON.stringify({ query: text }));

type Refusal = [what: string, path: string, request: RequestInit, status: number, words?: string];
const REFUSED: Refusal[] = [
  ['JSON that breaks off', '/graphql', post('{"query":'), 400],
  ['what is no JSON', '/graphql', post('<script>'), 400],
  ['a lone text', '/graphql', post('"query"'), 400],
  [
    'JSON in an unknown character set',
    '/graphql',
    post('{}', { 'content-type': 'application/json; charset=x' }),
    415,
  ],
  ['an unknown compression', '/graphql', post('{}', { ...json, 'content-encoding': 'x' }), 415],
  ['a broken compression', '/graphql', post('{}', { ...json, 'content-encoding': 'gzip' }), 400],
  [
    'plain text',
    '/graphql',
    post('{ me { email } }', { 'content-type': 'text/plain' }),
    415,
    'application/json',
  ],
  ['a form', '/graphql', post('query=x', { 'content-type': 'application/x-www-form-urlencoded' }), 415],
  ['a broken event', '/graphql', post('{', { 'content-type': 'application/cloudevents+json' }), 400],
  ['a batch', '/graphql', post('[{"query":"{ __typename }"}]'), 400],
  ['no operation at all', '/graphql', post('{}'), 400],
  ['an operation of the caller’s own', '/graphql', query('{ me { email } }'), 400, 'PERSISTED_ONLY'],
  ['introspection', '/graphql', query('{ __schema { types { name } } }'), 400, 'PERSISTED_ONLY'],
  [
    'an unknown operation',
    '/graphql',
    post('{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"x"}}}'),
    400,
  ],
  ['a body of more than 100 kB', '/graphql', query('x'.repeat(101 * 1024)), 413],
  ['GET', '/graphql?query=%7B__typename%7D', {}, 405],
  ['GraphiQL', '/graphql', { headers: { accept: 'text/html' } }, 405],
  ['a broken path', '/%E0%A4%A', post('{}'), 400],
];

describe.each([['production'], [undefined]])('with NODE_ENV %s', (nodeEnv) => {
  let site = '';
  beforeAll(async () => {
    site = await serve(nodeEnv);
  });

  test.each(REFUSED)(
    '%s is refused and tells nothing of the inside',
    async (_what, path, request, status, words) => {
      const response = await fetch(`${site}${path}`, request);
      const text = await response.text();
      let all = text;
      response.headers.forEach((value, name) => (all += `\n${name}: ${value}`));
      expect(response.status, text).toBe(status);
      expect(all).toContain(words ?? '');
      expect(all).not.toContain(repository);
      expect(all).not.toMatch(
        /\bat .{0,80}:\d+:\d+|node_modules|node:internal|index\.js|\w+Error:|X-Powered-By/i,
      );
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    },
  );

  test('an operation of the web app is run', async () => {
    const { hash } = persistedOperations.find(({ text }) => /\bme\b/.test(text)) ?? { hash: '' };
    const body = { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } };
    const response = await fetch(`${site}/graphql`, post(JSON.stringify(body)));
    expect(await response.text()).toContain('UNAUTHENTICATED');
  });
});
