import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { listCodes, signInForToken } from './lib/emulators/auth-emulator.ts';
import { freePorts, isFree } from './lib/processes/ports.ts';
import { familyOf, processTable } from './lib/processes/process-table.ts';
import { demoPassword } from './lib/project.ts';
import { inRepository } from './lib/repository.ts';
import { quietly } from './lib/processes/run-step.ts';
import { livingDev } from './lib/processes/running-dev.ts';
import { signalAll } from './lib/processes/signals.ts';
import { waitUntil } from './lib/processes/wait-until.ts';

type Launcher = { child: ChildProcess; output: () => string; ended: Promise<number | null> };

const data = `dist/launcherdata-test-${process.pid}`;
let ports: { site: number; auth: number; firestore: number; functions: number };
let running: Launcher | undefined;

beforeAll(async () => {
  const [site = 0, auth = 0, firestore = 0, functions = 0] = await freePorts(4);
  ports = { site, auth, firestore, functions };
  return () => {
    rmSync(inRepository(data), { recursive: true, force: true });
  };
});

afterEach(async () => {
  if (running?.child.exitCode === null) {
    running.child.kill('SIGTERM');
    await running.ended;
  }
});

// Clears the emulator variables, so that each child finds the launcher or chooses for itself.
const env = { ...process.env, FIRESTORE_EMULATOR_HOST: undefined, FIREBASE_AUTH_EMULATOR_HOST: undefined };

async function tool(script: string, ...args: string[]): Promise<string> {
  const { code, output } = await quietly(process.execPath, [inRepository('tools', script), ...args], { env });
  expect(code, output).toBe(0);
  return output.trim();
}

function launch(): Launcher {
  const options = Object.entries(ports).flatMap(([name, port]) => [`--${name}`, String(port)]);
  const args = [inRepository('tools', 'dev.ts'), ...options, '--data', data, '--project', 'demo-launcher'];
  const child = spawn(process.execPath, args, { env, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  running = { child, output: () => text, ended };
  return running;
}

async function ready(launcher: Launcher): Promise<void> {
  const settled = () => launcher.child.exitCode !== null || launcher.output().includes('Cuadrilla is ready');
  await waitUntil('the launcher is ready or has ended', settled, { timeoutMs: 140_000 });
  expect(launcher.output()).toContain('Cuadrilla is ready');
}

async function identity(verb: string, body: object): Promise<Record<string, unknown>> {
  const url = `http://127.0.0.1:${ports.auth}/identitytoolkit.googleapis.com/v1/accounts:${verb}?key=demo-key`;
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await response.json()) as Record<string, unknown>;
}

const signIn = (email: string, password: string) =>
  signInForToken({ authHost: `127.0.0.1:${ports.auth}`, projectId: 'demo-launcher' }, email, password);

async function me(idToken: string): Promise<unknown> {
  const response = await fetch(`http://127.0.0.1:${ports.site}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${idToken}` },
    body: JSON.stringify({ query: '{ me { email role } }' }),
  });
  return response.json();
}

describe('npm run dev', () => {
  test('is ready when it says so, keeps data through a restart, and leaves no process behind', async () => {
    const first = launch();
    await ready(first);
    const idToken = await signIn('admin@demo.es', demoPassword);
    expect(await me(idToken)).toEqual({ data: { me: { email: 'admin@demo.es', role: 'ADMIN' } } });
    // If another launcher runs beside the tests it keeps the note, and `token` would find that one.
    if (livingDev()?.pid === first.child.pid) {
      const printed = await tool('token.ts', 'agente@demo.es');
      expect(await me(printed), 'npm run token finds the launcher').toHaveProperty('data.me.role', 'AGENT');
    } else expect(first.output()).toContain('Another launcher runs');

    await identity('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'tecnico@demo.es' });
    const [code] = await listCodes(`127.0.0.1:${ports.auth}`, 'demo-launcher');
    const link = `http://localhost:${ports.site}/auth/reset-password?oobCode=${code?.oobCode}`;
    await waitUntil('the reset link is printed', () => first.output().includes(link), { timeoutMs: 5000 });
    await identity('resetPassword', { oobCode: code?.oobCode, newPassword: 'Nueva1234!' });

    const family = familyOf(first.child.pid ?? 0);
    expect(family.some((row) => row.command.startsWith('java'))).toBe(true);
    first.child.kill('SIGINT');
    expect(await first.ended).toBe(130);
    // esbuild's service notices a moment later that its parent is gone.
    const left = () => processTable().filter((row) => family.some(({ pid }) => pid === row.pid));
    await waitUntil('nothing is left of it', () => left().length === 0, { timeoutMs: 5000 });

    const second = launch();
    await ready(second);
    expect(await me(idToken), 'a browser stays signed in').toHaveProperty('data.me.email', 'admin@demo.es');
    expect(await signIn('tecnico@demo.es', 'Nueva1234!')).not.toBe('');
    expect(await signIn('admin@demo.es', demoPassword)).not.toBe('');
  });

  test('names the taken ports and starts nothing when another process holds them', async () => {
    const [site = 0] = await freePorts(1);
    const holder = spawn(process.execPath, [
      '-e',
      `require('net').createServer().listen(${site}, '127.0.0.1')`,
    ]);
    try {
      ports.site = site;
      await waitUntil('the port is taken', async () => !(await isFree(site)), { timeoutMs: 5000 });
      const launcher = launch();
      expect(await launcher.ended).toBe(1);
      expect(launcher.output()).toContain(`Port ${site} (the web app) is taken by process ${holder.pid} `);
      expect(launcher.output()).not.toContain('Starting');
    } finally {
      signalAll(holder.pid ? [holder.pid] : [], 'SIGKILL');
    }
  });
});
