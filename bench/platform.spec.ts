import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { persistedOperations } from '../functions/src/graphql/persisted-operations.generated.ts';
import { buildFunctions } from '../tools/lib/deploy/functions-bundle.ts';
import { freePorts, loopback } from '../tools/lib/processes/ports.ts';
import { startGroup, stopAllGroups } from '../tools/lib/processes/process-group.ts';
import { inRepository, installed, repository } from '../tools/lib/repository.ts';
import { toolEnvironment } from '../tools/lib/tool-environment.ts';
import { waitUntil } from '../tools/lib/processes/wait-until.ts';
import { workFolder } from '../tools/lib/work-folder.ts';

/**
 * Runs the deployed bundle in production mode under the platform's own server, with and without NODE_ENV. That server would
 * parse bodies before our code and print stacks: tests what a stranger sees and what is logged.
 */
const work = workFolder('platform');

beforeAll(() => buildFunctions({ outdir: join(work.folder, 'functions') }));
afterAll(async () => {
  await stopAllGroups();
  work.remove();
});

async function serve(nodeEnv: string | undefined, target = 'graphql') {
  const [port = 0] = await freePorts(1);
  const main = installed('@google-cloud/functions-framework', 'build', 'src', 'main.js');
  const lines: string[] = [];
  const group = startGroup(
    'the functions framework',
    process.execPath,
    [main, `--source=${join(work.folder, 'functions')}`, `--target=${target}`, `--port=${port}`],
    {
      logFile: inRepository('.cache', 'logs', 'platform.log'),
      onLine: (line) => void lines.push(line),
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
  return { site, lines };
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
  ['truncated JSON', '/graphql', post('{"query":'), 400],
  ['text that is not JSON', '/graphql', post('<script>'), 400],
  ['a JSON string', '/graphql', post('"query"'), 400],
  [
    'JSON in an unknown character set',
    '/graphql',
    post('{}', { 'content-type': 'application/json; charset=x' }),
    415,
  ],
  ['an unknown compression', '/graphql', post('{}', { ...json, 'content-encoding': 'x' }), 415],
  ['a compression', '/graphql', post('{}', { ...json, 'content-encoding': 'gzip' }), 415],
  [
    'plain text',
    '/graphql',
    post('{ me { email } }', { 'content-type': 'text/plain' }),
    415,
    'application/json',
  ],
  ['a form', '/graphql', post('query=x', { 'content-type': 'application/x-www-form-urlencoded' }), 415],
  ['a broken event', '/graphql', post('{', { 'content-type': 'application/cloudevents+json' }), 415],
  ['a batch', '/graphql', post('[{"query":"{ __typename }"}]'), 400],
  ['an empty object', '/graphql', post('{}'), 400],
  ['an unregistered operation', '/graphql', query('{ me { email } }'), 400, 'PERSISTED_ONLY'],
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
  ['a broken path', '/%E0%A4%A', post('{}'), 404],
];

/** Letters that stand for user input: nothing else writes them. */
const TYPED = /[ĦŁŦ]/;

/** Fifty ways to send a technician with a password in an unreadable request. */
const UNREADABLE: RequestInit[] = (() => {
  const input = { name: 'Ħilario', lastName: 'Łópez', email: 'Ŧ@ejemplo.es', password: 'ĦŁŦĦŁŦ' };
  const whole = JSON.stringify({ operationName: 'createTechnician', variables: { input } });
  const cuts = Array.from({ length: 30 }, (_, index) => whole.slice(0, whole.length - 1 - index * 2));
  const broken = [
    ...[`${whole}}`, `${whole}${whole}`, whole.replace(':', ''), whole.replaceAll('"', "'"), `x${whole}`],
    ...[`[${whole}]`, `"ĦŁŦ"`, `ĦŁŦ`, whole.replace('"variables":', '"variables":"Ħ",'), `\u0000${whole}`],
    whole.padEnd(101 * 1024, 'Ħ'),
  ];
  const types = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/cloudevents+json',
    'text/html',
  ];
  return [
    ...[...cuts, ...broken].map((body) => post(body)),
    ...types.map((type) => post(whole.slice(0, -3), { 'content-type': type })),
    post(whole, { 'content-type': 'application/json; charset=utf-16' }),
    post(whole, { 'content-type': 'application/json; charset=x' }),
    ...['gzip', 'deflate', 'br'].map((encoding) => post(whole, { ...json, 'content-encoding': encoding })),
  ];
})();

const requestIdIn = (response: Response) => response.headers.get('x-request-id') ?? 'no request id';

describe.each([['production'], [undefined]])('with NODE_ENV %s', (nodeEnv) => {
  let site = '';
  let lines: string[] = [];
  beforeAll(async () => {
    ({ site, lines } = await serve(nodeEnv));
  });

  test.each(REFUSED)(
    'rejects %s without revealing internals',
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

  test('rejects 50 unreadable bodies in the API’s error format and logs none of their content', async () => {
    expect(UNREADABLE).toHaveLength(50);
    for (const request of UNREADABLE) {
      const response = await fetch(`${site}/graphql`, request);
      const text = await response.text();
      expect([400, 413, 415], text).toContain(response.status);
      const { errors } = JSON.parse(text) as { errors: { message: string; extensions: object }[] };
      expect(errors).toHaveLength(1);
      expect(errors[0]?.message).toMatch(/^(?:El|La|Solo|No) /);
      expect(errors[0]?.extensions).toEqual({
        code: expect.stringMatching(/^(?:BAD_REQUEST|PERSISTED_ONLY|PAYLOAD_TOO_LARGE)$/) as string,
        requestId: response.headers.get('x-request-id'),
      });
      expect(text).not.toMatch(TYPED);
      // The log entry is the last thing written about a request.
      await waitUntil('the request is in the log', () => lines.join().includes(requestIdIn(response)), {
        timeoutMs: 5_000,
      });
    }
    expect(lines.join('\n')).not.toMatch(TYPED);
    expect(lines.join('\n')).not.toMatch(/<Buffer|password|createTechnician|SyntaxError/i);
  });

  test('runs an operation of the web app', async () => {
    const { hash } = persistedOperations.find(({ text }) => /\bme\b/.test(text)) ?? { hash: '' };
    const body = { extensions: { persistedQuery: { version: 1, sha256Hash: hash } } };
    const response = await fetch(`${site}/graphql`, post(JSON.stringify(body)));
    expect(await response.text()).toContain('UNAUTHENTICATED');
  });
});

test('a calendar address that cannot be decoded answers 405 and is not logged', async () => {
  const { site, lines } = await serve('production', 'calendar');
  const response = await fetch(`${site}/calendar/secreto-de-alguien%E0%A4%A.ics`, { method: 'POST' });
  expect(response.status).toBe(405);
  await waitUntil('the request is in the log', () => lines.join().includes(requestIdIn(response)), {
    timeoutMs: 5_000,
  });
  expect(lines.join()).not.toContain('secreto');
});
