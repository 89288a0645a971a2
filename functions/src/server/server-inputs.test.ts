import { describe, expect, test } from 'vitest';
import { codesOf, startFake } from '../../test/kits/fake-server.ts';
import { createRateLimiter } from '../http/limits/rate-limiter.ts';
import { NASTY_STRINGS } from '../../test/kits/nasty-strings.ts';

const MUTATION = `mutation ($input: CreateTechnicianInput!, $key: UUID) {
  createTechnician(input: $input, key: $key) {
    __typename
    ... on UserError { message }
    ... on ValidationError { fields { path message } }
    ... on CreateTechnicianSuccess { technician { id name lastName email phone status createdAt } }
  }
}`;
const VALID = { name: 'Ana', lastName: 'Ruiz', email: 'ana@ejemplo.es', phone: null, password: 'Demo1234!' };
const body = (changes: Record<string, unknown>, key?: unknown) => ({
  query: MUTATION,
  variables: { input: { ...VALID, ...changes }, key },
});

// One server for all cases, as building one takes longer than all requests; nothing is ever written to it.
const refusing = startFake();
const untouched = refusing.world.dump();

async function refused(request: object | string, posting: Parameters<typeof refusing.post>[1] = {}) {
  const { post, world, log } = refusing;
  const result = await post(request, posting);
  expect(world.dump()).toBe(untouched);
  expect(world.auth.size).toBe(0);
  expect(log.filter(({ level }) => level === 'error')).toEqual([]);
  return result;
}

const shared = startFake();
let accounts = 0;

async function created(changes: Record<string, unknown>) {
  accounts += 1;
  const { answer } = await shared.post(body({ email: `ana${accounts}@ejemplo.es`, ...changes }));
  return answer;
}

const REQUIRED = 'Este campo es requerido';

describe('createTechnician reports at its field, and changes nothing for', () => {
  test.each([
    ['an empty name', { name: '' }, 'name', REQUIRED],
    ['a blank surname', { lastName: ' \u00a0\t' }, 'lastName', REQUIRED],
    ['a name that cannot be seen', { name: '\u200b\u202e' }, 'name', REQUIRED],
    [
      'a name of 10,000 characters',
      { name: 'a'.repeat(10_000) },
      'name',
      'No puede tener más de 100 caracteres',
    ],
    [
      'an e-mail of 10,000 characters',
      { email: 'a'.repeat(10_000) },
      'email',
      'No puede tener más de 254 caracteres',
    ],
    ['an emoji as e-mail', { email: '😀' }, 'email', 'Indica un correo electrónico válido'],
    ['a script as e-mail', { email: '<script>@x.es' }, 'email', 'Indica un correo electrónico válido'],
    ['an emergency number', { phone: '112' }, 'phone', 'Indica un teléfono válido'],
    ['a phone of 10,000 digits', { phone: '6'.repeat(10_000) }, 'phone', 'Indica un teléfono válido'],
    ['a password of 5', { password: '12345' }, 'password', 'La contraseña debe tener al menos 6 caracteres'],
    [
      'a password of 10,000',
      { password: 'a'.repeat(10_000) },
      'password',
      'La contraseña no puede tener más de 128 caracteres',
    ],
    ['NUL in a name', { name: 'a\u0000b' }, 'name', 'Contiene caracteres no válidos'],
    ['half an emoji', { name: 'a\ud83d' }, 'name', 'Contiene caracteres no válidos'],
  ])('%s', async (_name, changes, path, message) => {
    const { status, answer } = await refused(body(changes));
    expect(status).toBe(200);
    expect(answer.data?.['createTechnician']).toEqual({
      __typename: 'ValidationError',
      message: 'Revisa los campos señalados',
      fields: [{ path, message }],
    });
  });

  test.each([
    ['a number as name', { name: 7 }],
    ['a list as e-mail', { email: ['ana@ejemplo.es'] }],
    ['an object as surname', { lastName: {} }],
    ['null as password', { password: null }],
    ['true as phone', { phone: true }],
    ['an unknown field', { rol: 'admin' }],
    ['a prototype', JSON.parse('{"__proto__":{"rol":"admin"},"role":"ADMIN"}') as object],
  ])('%s is BAD_USER_INPUT', async (_name, changes) => {
    expect(codesOf((await refused(body({ ...changes }))).answer)).toEqual(['BAD_USER_INPUT']);
  });

  test.each(['', 'x', 'ffffffff-ffff-ffff-ffff-ffffffffffff', '../../users/x', 7, {}])(
    'the key %j is BAD_USER_INPUT',
    async (key) => {
      expect(codesOf((await refused(body({}, key))).answer)).toEqual(['BAD_USER_INPUT']);
    },
  );

  test.each([{}, { input: null }, { input: 'x' }, { input: [] }])(
    'the variables %j are BAD_USER_INPUT',
    async (variables) => {
      const { answer } = await refused({ query: MUTATION, variables });
      expect(answer.data ?? null).toBeNull();
      expect(codesOf(answer)[0]).toBe('BAD_USER_INPUT');
    },
  );

  test('selecting an unknown field is a validation failure', async () => {
    const query = 'mutation { createTechnician(input: {}) { password } }';
    expect(codesOf((await refused({ query })).answer)).toContain('GRAPHQL_VALIDATION_FAILED');
  });

  test.each([
    ['no token', null, 'UNAUTHENTICATED'],
    ['a token that the verifier refuses', 'of-another-project', 'UNAUTHENTICATED'],
    ['a token without a user document', 'stranger', 'NO_ACCOUNT'],
    ['an agent’s token', 'agent', 'FORBIDDEN'],
    ['a technician’s token', 'technician', 'FORBIDDEN'],
  ])('calling with %s is refused', async (_name, token, code) => {
    const { status, answer } = await refused(body({}), { token });
    expect(status).toBe(200);
    expect(codesOf(answer)).toEqual([code]);
  });
});

describe('a token', () => {
  test.each(['Basic admin', 'Bearer', 'Bearer ', 'admin', 'Bearer admin admin', 'Token admin'])(
    'is not accepted in the header «%s»',
    async (authorization) => {
      const { answer } = await refused(
        { query: '{ me { id } }' },
        { token: null, headers: { authorization } },
      );
      expect(codesOf(answer)).toEqual(['UNAUTHENTICATED']);
    },
  );

  test('is not needed for { __typename }', async () => {
    const { answer } = await refused({ query: '{ __typename }' }, { token: null });
    expect(answer).toEqual({ data: { __typename: 'Query' } });
  });
});

describe('the 21st account of a minute', () => {
  test('is RATE_LIMITED with the seconds to wait, and changes nothing', async () => {
    const { post, world } = startFake({ dependencies: { rateLimiter: createRateLimiter() } });
    for (let made = 0; made < 20; made += 1) await post(body({ email: `ana${made}@ejemplo.es` }));
    const before = world.dump();
    const { status, answer } = await post(body({}));
    expect(status).toBe(200);
    expect(answer.errors).toMatchObject([{ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 3 } }]);
    expect(world.dump()).toBe(before);
    expect(world.auth.size).toBe(20);
  });
});

describe('typed text', () => {
  test.each([
    '😀 Ana',
    '\u202eanA\u202c',
    '<script>alert(1)</script>',
    "Robert'); DROP TABLE",
    'N\u0303u',
    '한국',
  ])('is stored exactly in a name: %s', async (name) => {
    const answer = await created({ name });
    expect(answer.data?.['createTechnician']).toMatchObject({ technician: { name } });
  });

  test('is trimmed, except the password, which is neither returned nor stored', async () => {
    const { post, world } = startFake();
    const { answer } = await post(body({ name: ' Ana ', password: ' 12345 ' }));
    expect(answer.data?.['createTechnician']).toMatchObject({ technician: { name: 'Ana' } });
    expect([...world.auth.values()].map(({ password }) => password)).toEqual([' 12345 ']);
    expect(JSON.stringify(answer) + world.dump()).not.toContain('12345');
  });

  test.each(NASTY_STRINGS)('is returned exactly or refused with a message: %j', async (text) => {
    for (const field of ['name', 'lastName'] as const) {
      const answer = await created({ [field]: text });
      expect(answer.errors).toBeUndefined();
      const result = answer.data?.['createTechnician'];
      const isKept = { technician: { [field]: text.trim() } };
      const isRefused = {
        __typename: 'ValidationError',
        fields: [{ path: field, message: expect.any(String) as string }],
      };
      if (JSON.stringify(result).includes('ValidationError')) expect(result).toMatchObject(isRefused);
      else expect(result).toMatchObject(isKept);
    }
  });
});
