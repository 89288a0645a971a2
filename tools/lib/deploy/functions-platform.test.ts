import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildFunctions } from './functions-bundle.ts';
import { freePorts } from '../processes/ports.ts';
import { inRepository } from '../repository.ts';
import { answers, waitUntil } from '../processes/wait-until.ts';

/** Sent in every body; must never reach a log. */
const SECRET = 'Abracadabra-7';

const BROKEN = [
  `{"query": "mutation { createTechnician(password: \\"${SECRET}\\")`,
  `{"query": "{ me }", "variables": {"password": "${SECRET}"`,
  `{"password": "${SECRET}",}`,
  `{'password': '${SECRET}'}`,
  `"${SECRET}`,
  `[{"query": "${SECRET}"`,
  SECRET,
  `{"password": "${SECRET}\u0000`,
  `\uFEFF{{"${SECRET}"}`,
  `%7B${SECRET}=%E0%A4%A&${SECRET}[a]=1`,
];
const SENT_AS: Record<string, string>[] = [
  { 'content-type': 'application/json' },
  { 'content-type': 'application/json; charset=nonsense' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'application/json', 'content-encoding': 'gzip' },
  { 'content-type': 'application/cloudevents+json' },
];

let platform: ChildProcess;
let outdir: string;
let address: string;
let said = '';

// Inside the checkout, where the bundle finds its packages.
beforeAll(async () => {
  mkdirSync(inRepository('.cache'), { recursive: true });
  outdir = mkdtempSync(inRepository('.cache', 'platform-'));
  await buildFunctions({ outdir });
  const [port] = await freePorts(1);
  address = `http://127.0.0.1:${port}/graphql`;
  const main = inRepository('node_modules/@google-cloud/functions-framework/build/src/main.js');
  const args = [main, '--target=graphql', `--source=${outdir}`, `--port=${port}`];
  platform = spawn(process.execPath, args, {
    env: { ...withoutNodeEnv(), GCLOUD_PROJECT: 'demo-platform', METADATA_SERVER_DETECTION: 'none' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [platform.stdout, platform.stderr]) {
    stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  await waitUntil('the platform’s own server answers', () => answers(address), { timeoutMs: 60_000 });
});
afterAll(async () => {
  const ended = once(platform, 'exit');
  platform.kill();
  await ended;
  rmSync(outdir, { recursive: true });
});

/** Vitest sets `test`, which the platform does not have. */
function withoutNodeEnv(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV'));
}

const post = (body: string, headers: Record<string, string>) =>
  fetch(address, { method: 'POST', headers, body });

test('fifty broken bodies are rejected in the API’s error format, and none of their content is logged or sent back', async () => {
  for (const body of BROKEN) {
    for (const headers of SENT_AS) {
      const response = await post(body, headers);
      const text = await response.text();
      expect([400, 415], text).toContain(response.status);
      expect(response.headers.get('content-type')).toContain('application/json');
      expect(response.headers.get('x-powered-by')).toBeNull();
      expect(text).not.toMatch(/originalError|Abracadabra|SyntaxError|node_modules/);
      const { errors } = JSON.parse(text) as { errors: { message: string; extensions: object }[] };
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_REQUEST' } }]);
      expect(text).toMatch(/"requestId":"req_/);
    }
  }
  // One more request, so that everything printed before has arrived.
  await post('{', { 'content-type': 'application/json' });
  expect(said).toContain('req_');
  expect(said).not.toContain(SECRET);
});
