import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startFirestore } from '../../../tools/lib/emulators/firestore-emulator.ts';
import { portHolder } from '../../../tools/lib/processes/port-holder.ts';
import { freePorts } from '../../../tools/lib/processes/ports.ts';
import { stopAllGroups } from '../../../tools/lib/processes/process-group.ts';
import { inRepository } from '../../../tools/lib/repository.ts';
import { workFolder } from '../../../tools/lib/work-folder.ts';
import { startKit, type Kit, type Person } from '../kits/kit.ts';

const DEADLINES = { read: 700, act: 1_500 };
const ME = { query: '{ me { id } }' };
const MESSAGE = 'La base de datos no responde. Inténtalo de nuevo en unos segundos';

const CREATE = `mutation ($input: CreateTechnicianInput!, $key: UUID) {
  createTechnician(input: $input, key: $key) { __typename }
}`;
const givenTechnicianInput = () => ({
  ...{ name: 'Ana', lastName: 'Ruiz', password: 'Demo1234!' },
  email: `ana-${randomUUID()}@ejemplo.es`,
});

const shared = process.env['FIRESTORE_EMULATOR_HOST'];
const { folder, remove } = workFolder('hanging-database');
let kit: Kit;
let admin: Person;
let emulator = 0;

// A separate emulator, as the others would hang with it.
beforeAll(async () => {
  const [port = 0] = await freePorts(1);
  delete process.env['FIRESTORE_EMULATOR_HOST'];
  const logFile = inRepository('.cache', 'logs', 'vitest', 'hanging-database.log');
  const { host } = await startFirestore({
    port,
    projectId: 'demo-hanging',
    folder: join(folder, 'db'),
    logFile,
  });
  process.env['FIRESTORE_EMULATOR_HOST'] = host;
  kit = startKit(() => ({ deadlines: DEADLINES }));
  emulator = portHolder(port)?.pid ?? 0;
  expect(emulator).toBeGreaterThan(0);
  admin = await kit.given.admin();
  expect((await kit.send(ME, admin)).data).toEqual({ me: { id: admin.uid } });
});

afterAll(async () => {
  process.env['FIRESTORE_EMULATOR_HOST'] = shared;
  await stopAllGroups();
  remove();
  // Left open: closing the client of the killed emulator would throw.
});

async function msUntilRefused() {
  const startedAt = performance.now();
  const key = randomUUID();
  const answers = await Promise.all([
    kit.send(ME, admin),
    kit.send({ query: '{ technicians { totalCount } }' }, admin),
    kit.send({ query: CREATE, variables: { input: givenTechnicianInput(), key } }, admin),
  ]);
  const ms = performance.now() - startedAt;
  for (const { errors, requestId } of answers) {
    expect(errors).toMatchObject([{ message: MESSAGE, extensions: { code: 'BUSY', requestId } }]);
  }
  const headers = { authorization: `Bearer ${admin.token}` };
  const file = await kit.files(new Request('http://cuadrilla.test/files/abc', { headers }));
  expect(file.status).toBe(503);
  return ms;
}

test('a stopped database is reported as BUSY within the deadlines, and requests succeed after it resumes', async () => {
  process.kill(emulator, 'SIGSTOP');
  try {
    expect(await msUntilRefused()).toBeLessThan(DEADLINES.act + 2_000);
  } finally {
    process.kill(emulator, 'SIGCONT');
  }
  await expect
    .poll(async () => (await kit.send(ME, admin)).data, { timeout: 20_000 })
    .toEqual({
      me: { id: admin.uid },
    });
});

test('a killed database is reported as BUSY within the deadlines', async () => {
  process.kill(emulator, 'SIGKILL');
  expect(await msUntilRefused()).toBeLessThan(DEADLINES.act + 2_000);
});
