import { expect, test } from 'vitest';
import { startFake } from '../../test/kits/fake-server.ts';
import type { ServerDependencies } from './context.ts';
import { createFilesServer } from './files-server.ts';
import type { UserStore } from '../staff/store/user-store.ts';

const never = () => new Promise<never>(() => undefined);
const failing = (code: number, text: string) => () =>
  Promise.reject(Object.assign(new Error(text), { code }));
const gone = failing(14, 'UNAVAILABLE: no connection');
const late = failing(4, 'DEADLINE_EXCEEDED: 60 s');
const SHORT = { read: 30, act: 60 };
const MESSAGE = 'La base de datos no responde. Inténtalo de nuevo en unos segundos';
const ME = { query: '{ me { id } }' };
const LIST = { query: '{ technicians { totalCount } }' };
const CREATE = {
  query: `mutation ($input: CreateTechnicianInput!) { createTechnician(input: $input) { __typename } }`,
  variables: { input: { name: 'Ana', lastName: 'Ruiz', email: 'ana@ejemplo.es', password: 'Demo1234!' } },
};

function startWith(
  store: Partial<UserStore>,
  accountStore: Partial<ServerDependencies['accountStore']> = {},
  deadlines: ServerDependencies['deadlines'] = SHORT,
) {
  const { world } = startFake();
  return startFake({
    dependencies: {
      createUserStore: () => ({ ...world.createUserStore(), ...store }),
      accountStore: { ...world.accountStore, ...accountStore },
      deadlines,
    },
  });
}

test.each([
  ['that does not return the viewer of a query', startWith({ find: never }), ME],
  ['that does not return the viewer of a mutation', startWith({ find: never }), CREATE],
  ['that does not return a list', startWith({ list: never }), LIST],
  ['that does not respond within an act', startWith({}, { reserve: never }), CREATE],
  ['that is unavailable', startWith({ list: gone }), LIST],
  ['whose client timed out', startWith({ list: late }), LIST],
])(
  'a database %s is answered with BUSY in Spanish and status 503, and the cause is logged',
  async (_how, server, body) => {
    const { status, answer, headers, text } = await server.post(body);
    expect(status).toBe(503);
    const extensions = { code: 'BUSY', requestId: headers.get('x-request-id') };
    expect(answer.errors).toMatchObject([{ message: MESSAGE, extensions }]);
    expect(text).not.toMatch(/UNAVAILABLE|DEADLINE|originalError|No answer/);
    const entries = server.log.filter(({ level }) => level === 'error');
    expect(entries).toMatchObject([
      { message: 'the database is out of reach', fields: { requestId: extensions.requestId } },
    ]);
    expect(JSON.stringify(entries)).toMatch(/No answer within [36]0 ms|UNAVAILABLE|DEADLINE_EXCEEDED/);
  },
);

test('an act has a longer deadline than a list', async () => {
  const slowly = <T>(value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), 45));
  const { world } = startFake();
  const { findIntent } = world.accountStore;
  const server = startWith(
    { list: () => slowly({ edges: [], pageInfo: { hasNextPage: false, endCursor: null }, totalCount: 0 }) },
    {
      findIntent: async (intent) => slowly(await findIntent(intent)),
      reserve: () => slowly('taken' as const),
    },
    { read: 30, act: 60_000 },
  );
  expect((await server.post(LIST)).status).toBe(503);
  const { answer } = await server.post(CREATE);
  expect(answer.data).toEqual({ createTechnician: { __typename: 'EmailTakenError' } });
});

test('a file request to a database that does not respond returns 503 with the same message', async () => {
  const { world } = startFake();
  const entries: unknown[] = [];
  const write = (...entry: unknown[]) => void entries.push(entry);
  const files = createFilesServer({
    dependencies: {
      ...({} as ServerDependencies),
      createStores: () => ({}) as ReturnType<ServerDependencies['createStores']>,
      createUserStore: () => ({ ...world.createUserStore(), find: never }),
      verifyToken: () => Promise.resolve({ uid: 'ADMIN', signedInAt: new Date() }),
      now: () => new Date(),
      deadlines: SHORT,
    },
    logger: { info: write, warn: write, error: write },
  });
  const headers = { authorization: 'Bearer admin' };
  const response = await files.fetch(new Request('http://cuadrilla.test/files/abc', { headers }));
  expect(response.status).toBe(503);
  const requestId = response.headers.get('x-request-id');
  expect(await response.json()).toEqual({ error: { code: 'BUSY', message: MESSAGE, requestId } });
  expect(JSON.stringify(entries)).toContain('No answer within 30 ms');
});
