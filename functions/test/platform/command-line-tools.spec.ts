import { execFile, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { protectEmails } from '../../../tools/lib/emulators/auth-emulator.ts';
import { DEMO_PASSWORD } from '../../src/seed.ts';
import { clearProject, execute, gql, type Kit, signIn, startKit } from '../kits/kit.ts';
import { authUsers, dump, userDocuments } from '../kits/technician-kit.ts';

/** Runs the tools as `npm run` does: in separate processes against the emulators. */
let kit: Kit;
const started = new Set<ChildProcess>();
const workers = process.env['GCLOUD_PROJECT'] ?? '';
beforeAll(async () => {
  // A process that outlives its test must not write to the next spec's project.
  process.env['GCLOUD_PROJECT'] = `${workers}-tools`;
  await protectEmails(authHost(), `${workers}-tools`);
  kit = startKit();
});
afterAll(async () => {
  await kit.stop();
  process.env['GCLOUD_PROJECT'] = workers;
});
beforeEach(() => clearProject(kit));
afterEach(async () => {
  const running = [...started].filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  started.clear();
  for (const child of running) child.kill('SIGKILL');
  await Promise.all(running.map((child) => once(child, 'exit')));
});

type Outcome = { code: number; output: string };

function tool(script: string, args: string[], changes: NodeJS.ProcessEnv = {}): Promise<Outcome> {
  const file = join(import.meta.dirname, '..', '..', '..', 'tools', script);
  const env = { ...process.env, ...changes };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [file, ...args], { env }, (_error, stdout, stderr) => {
      resolve({ code: child.exitCode ?? 1, output: stdout + stderr });
    });
    started.add(child);
  });
}

const inProject = (): string[] => ['--project', kit.projectId];
const person = ['--email', 'jefa@ejemplo.es', '--name', 'Elena', '--last-name', 'Robles'];
const createAdmin = (args: string[], changes: NodeJS.ProcessEnv = {}) =>
  tool('admin-create.ts', [...inProject(), ...args], changes);

const roleOf = (token: string) =>
  execute(kit, { uid: '', email: '', token }, gql(`query CommandLineToolsMe { me { email role } }`));
const authHost = (): string => process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '';

async function setPassword(oobCode: string, newPassword: string): Promise<void> {
  const response = await fetch(
    `http://${authHost()}/identitytoolkit.googleapis.com/v1/accounts:resetPassword?key=demo-key`,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
      body: JSON.stringify({ oobCode, newPassword, targetProjectId: kit.projectId }),
    },
  );
  expect(response.status, await response.text()).toBe(200);
}

describe('npm run admin:create', () => {
  test('prints a link with which the administrator sets a password and signs in', async () => {
    const { code, output } = await createAdmin([...person, '--site', 'https://empresa.web.app/']);
    expect(code, output).toBe(0);
    const link = /^https:\/\/empresa\.web\.app\/auth\/reset-password\?oobCode=(\S+)$/m.exec(output);
    await setPassword(decodeURIComponent(link?.[1] ?? ''), 'Nueva1234!');
    const token = await signIn('jefa@ejemplo.es', 'Nueva1234!');
    expect(await roleOf(token)).toEqual({ me: { email: 'jefa@ejemplo.es', role: 'ADMIN' } });
  });

  test('refuses a second administrator without --another, and creates it with it', async () => {
    await createAdmin(person);
    const other = [...person, '--email', 'otra@ejemplo.es'];
    const refused = await createAdmin(other);
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('--another');
    expect(await userDocuments(kit)).toHaveLength(1);
    expect(await authUsers(kit)).toHaveLength(1);
    expect(await createAdmin([...other, '--another'])).toMatchObject({ code: 0 });
    expect(await userDocuments(kit)).toHaveLength(2);
  });

  test.each([
    ['missing', person.slice(0, 4), '--last-name'],
    ['blank', [...person, '--name', ' '], '--name'],
    ['not an e-mail address', [...person, '--email', 'jefa'], '--email'],
    ['too long', [...person, '--last-name', 'a'.repeat(101)], '--last-name'],
    ['unknown', [...person, '--role', 'admin'], '--role'],
    ['missing, its project,', ['--production', ...person], '--project'],
  ])('names the argument that is %s, and creates nothing', async (why, args, name) => {
    const all = why === 'missing, its project,' ? args : [...inProject(), ...args];
    const { code, output } = await tool('admin-create.ts', all);
    expect(code).toBe(1);
    expect(output.split('\n')[0]).toContain(name);
    expect(output).not.toMatch(/^\s+at /m);
    expect(await authUsers(kit)).toEqual([]);
  });

  test('explains what to do when the account exists but no link could be made', async () => {
    const server = await authWithoutLinks();
    try {
      const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
      const site = ['--site', 'https://empresa.web.app'];
      const { code, output } = await createAdmin([...person, ...site], { FIREBASE_AUTH_EMULATOR_HOST: host });
      expect(code).toBe(1);
      expect(output).toContain('The account exists, but no link could be made');
      expect(output).toContain('https://empresa.web.app/auth/lost-password');
      expect(await userDocuments(kit)).toHaveLength(1);
    } finally {
      server.close();
    }
  });
});

async function authWithoutLinks(): Promise<Server> {
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const url = request.url ?? '/';
      if (url.includes('sendOobCode')) {
        response.writeHead(400, { 'content-type': 'application/json' });
        response.end('{"error":{"code":400,"message":"QUOTA_EXCEEDED"}}');
        return;
      }
      const headers = {
        'content-type': 'application/json',
        authorization: request.headers.authorization ?? '',
      };
      const body = chunks.length > 0 ? Buffer.concat(chunks) : null;
      const answer = await fetch(`http://${authHost()}${url}`, {
        method: request.method ?? 'GET',
        headers,
        body,
      });
      response.writeHead(answer.status, { 'content-type': 'application/json' });
      response.end(await answer.text());
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server;
}

describe('npm run seed', () => {
  test('--reset removes data that is not demo data; a further run changes nothing, of others neither', async () => {
    const { uid } = await kit.given.technician();
    expect(await tool('seed.ts', [...inProject(), '--reset'])).toMatchObject({ code: 0 });
    expect(await authUsers(kit)).not.toContain(uid);
    expect((await userDocuments(kit)).map(({ id }) => id).toSorted()).toEqual(await authUsers(kit));
    expect(await signIn('admin@demo.es', DEMO_PASSWORD)).not.toBe('');
    await kit.given.technician();
    const before = [await dump(kit), await authUsers(kit)];
    expect(await tool('seed.ts', inProject())).toMatchObject({ code: 0 });
    expect([await dump(kit), await authUsers(kit)]).toEqual(before);
  }, 240_000);
});

describe('npm run token', () => {
  test('prints only the token of an account with the demo password', async () => {
    const { email } = await kit.given.agent();
    const { code, output } = await tool('token.ts', [email, ...inProject()]);
    expect(code, output).toBe(0);
    expect(await roleOf(output.trim())).toEqual({ me: { email, role: 'AGENT' } });
  });

  test.each([
    ['no account is named', [], 'Which account?'],
    [
      'the account is unknown',
      ['nadie@ejemplo.es'],
      'No token for nadie@ejemplo.es: INVALID_LOGIN_CREDENTIALS',
    ],
  ])('explains the failure when %s', async (_when, args, words) => {
    const { code, output } = await tool('token.ts', [...args, ...inProject()]);
    expect(code).toBe(1);
    expect(output).toContain(words);
  });

  test('names the command to run when no emulator answers', async () => {
    const nobody = { FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:1' };
    const { code, output } = await tool('token.ts', ['admin@demo.es'], nobody);
    expect(code).toBe(1);
    expect(output).toContain('npm run dev');
  });
});
