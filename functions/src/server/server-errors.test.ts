import { describe, expect, test } from 'vitest';
import { codesOf, NOW, startFake, type LogEntry } from '../../test/kits/fake-server.ts';
import { activeUser, createWorld } from '../../test/kits/fakes.ts';
import type { ServerDependencies } from './context.ts';
import type { AccountProvider } from '../staff/accounts/account-provider.ts';
import type { AccountStore } from '../staff/accounts/account-store.ts';
import type { UserStore } from '../staff/store/user-store.ts';

const SECRET = 'disk 7 of ana.perez@ejemplo.es is full, Bearer abc.def.ghi eyJhbGciOi.J9.x';
const SENTENCE = 'Algo ha fallado en el servidor. Inténtalo de nuevo';
const fail = () => Promise.reject(new Error(SECRET));

const CREATE = {
  query: `mutation ($input: CreateTechnicianInput!, $key: UUID) {
    createTechnician(input: $input, key: $key) { __typename ... on UserError { message } }
  }`,
  variables: {
    input: { name: 'Ana', lastName: 'Ruiz', email: 'ana@ejemplo.es', password: 'Demo1234!' },
    key: '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed',
  },
};

type Case = [
  method: string,
  dependencies: (world: ReturnType<typeof createWorld>) => Partial<ServerDependencies>,
  body: object,
  path?: string[] | undefined,
];

const inUserStore = (method: keyof UserStore, query: string, path?: string[]): Case => [
  `UserStore.${method}`,
  ({ createUserStore }) => ({ createUserStore: () => ({ ...createUserStore(), [method]: fail }) }),
  { query },
  path,
];
const inAccountStore = (method: keyof AccountStore): Case => [
  `AccountStore.${method}`,
  ({ accountStore }) => ({ accountStore: { ...accountStore, [method]: fail } }),
  CREATE,
];
const inAccounts = (method: keyof AccountProvider): Case => [
  `AccountProvider.${method}`,
  ({ accounts }) => ({ accounts: { ...accounts, [method]: fail } }),
  CREATE,
];

const CASES: Case[] = [
  ['verifyToken', () => ({ verifyToken: fail }), { query: '{ me { id } }' }],
  inUserStore('find', '{ me { id } }'),
  inUserStore('list', '{ technicians { totalCount } }'),
  inUserStore('countActiveTechnicians', '{ meAdmin { activeTechnicianCount } }', [
    'meAdmin',
    'activeTechnicianCount',
  ]),
  inAccountStore('findIntent'),
  inAccountStore('reserve'),
  inAccountStore('commit'),
  inAccounts('findByEmail'),
  inAccounts('create'),
];

const unexpected = (log: LogEntry[]) => log.filter(({ level }) => level === 'error');

describe('an unexpected failure', () => {
  test.each(CASES)(
    'in %s gives a Spanish message and a request id, with the cause in the log only',
    async (_name, dependencies, body, path = [expect.any(String)]) => {
      const fake = startFake();
      const failing = startFake({
        dependencies: { createUserStore: fake.world.createUserStore, ...dependencies(fake.world) },
      });
      const { status, text, headers, answer } = await failing.post(body);
      const requestId = headers.get('x-request-id');

      expect(status).toBe(200);
      expect(answer.errors).toEqual([
        {
          message: SENTENCE,
          path,
          extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
        },
      ]);
      expect(text).not.toMatch(/disk 7|stack|Error:|functions\/src/);
      const [entry, ...others] = unexpected(failing.log);
      expect(others).toEqual([]);
      expect(entry?.fields['requestId']).toBe(requestId);
      const logged = JSON.stringify(failing.log);
      expect(logged).toContain('disk 7 of [email] is full');
      expect(logged).not.toMatch(/ana\.perez|abc\.def|eyJhbGciOi|Demo1234/);
    },
  );

  test('in the store leaves neither account nor document', async () => {
    const { world } = startFake();
    const before = world.dump();
    const failing = startFake({
      dependencies: {
        ...world,
        accountStore: { ...world.accountStore, commit: fail },
      },
    });
    expect(codesOf((await failing.post(CREATE)).answer)).toEqual(['INTERNAL_SERVER_ERROR']);
    expect(world.auth.size).toBe(0);
    expect(world.dump()).toBe(before);
  });

  test('that is not an Error is masked too', async () => {
    const thrown: unknown = SECRET;
    const { post, log } = startFake({
      dependencies: {
        verifyToken: () => {
          throw thrown;
        },
      },
    });
    expect(codesOf((await post({ query: '{ me { id } }' })).answer)).toEqual(['INTERNAL_SERVER_ERROR']);
    expect(JSON.stringify(log)).toContain('disk 7');
  });

  test.each([
    ['a compiled document', '{ me { email } }'],
    ['a document of two operations', 'query A { me { email } } query B { me { id } }'],
  ])('a null for a required field, is masked and logged in %s', async (_name, query) => {
    const nothing: unknown = null;
    const broken = { kind: 'user' as const, user: Object.assign(userOf('ADMIN'), { email: nothing }) };
    const { post, log } = startFake({
      dependencies: {
        createUserStore: () => ({
          ...createWorld().createUserStore(),
          find: () => Promise.resolve(broken),
        }),
      },
    });
    const { answer } = await post({ query, ...(query.startsWith('{') ? {} : { operationName: 'A' }) });
    expect(answer.errors).toMatchObject([
      { message: SENTENCE, extensions: { code: 'INTERNAL_SERVER_ERROR' } },
    ]);
    expect(unexpected(log)).toHaveLength(1);
    expect(JSON.stringify(log)).toContain('Cannot return null');
  });

  test('a value its scalar cannot serialize, is masked and logged', async () => {
    const broken = {
      kind: 'user' as const,
      user: { ...userOf('TECHNICIAN'), createdAt: new Date(Number.NaN) },
    };
    const found = (uid: string) =>
      uid === 'ADMIN' ? { kind: 'user' as const, user: userOf('ADMIN') } : broken;
    const { post, log } = startFake({
      dependencies: {
        createUserStore: () => ({
          ...createWorld().createUserStore(),
          find: (uid) => Promise.resolve(found(uid)),
        }),
      },
    });
    const { answer } = await post({ query: '{ technician(id: "x") { createdAt } }' });
    expect(answer.errors).toMatchObject([
      { message: SENTENCE, extensions: { code: 'INTERNAL_SERVER_ERROR' } },
    ]);
    expect(unexpected(log)).toHaveLength(1);
  });
});

describe('the log of a request', () => {
  test('has operation, outcome and duration, without variables, addresses or tokens', async () => {
    const { post, log } = startFake();
    const { headers } = await post({ ...CREATE, query: CREATE.query.replace('mutation', 'mutation Create') });
    expect(log).toEqual([
      {
        level: 'info',
        message: 'request',
        fields: {
          requestId: headers.get('x-request-id'),
          uid: 'ADMIN',
          operation: 'anonymous',
          ms: expect.any(Number) as number,
          codes: [],
        },
      },
    ]);
  });

  test.each(['ana@ejemplo.es', 'x'.repeat(5_000), 'a\nb', '{}'])(
    'omits an invalid operation name: %s',
    async (operationName) => {
      const { post, log } = startFake();
      await post({ query: '{ __typename }', operationName });
      expect(log.map(({ fields }) => fields['operation'])).toEqual(['anonymous']);
    },
  );
});

function userOf(role: 'ADMIN' | 'TECHNICIAN') {
  const found = activeUser(
    { uid: role, email: 'x@ejemplo.es', name: 'x', lastName: 'x', phone: null, role },
    NOW,
  );
  if (found.kind !== 'user') throw new Error('unreachable');
  return found.user;
}
