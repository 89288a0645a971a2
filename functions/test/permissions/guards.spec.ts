import { FieldValue } from '@google-cloud/firestore';
/** Fails for a root field that has no row in the lists. */
import { isCompositeType, getNamedType, type GraphQLField, type GraphQLObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { createSchema } from '../../src/contract/schema.ts';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';
import { allOf, AREAS } from '../lists/areas.ts';
import type { RootField } from '../lists/kit.ts';

const CALLERS = [
  'anonymous',
  'admin',
  'agent',
  'technician',
  'suspended',
  'withoutDocument',
  'unknownRole',
] as const;
type Caller = (typeof CALLERS)[number];
const ROLE_OF: Partial<Record<Caller, Role>> = { admin: 'ADMIN', agent: 'AGENT', technician: 'TECHNICIAN' };
const REFUSED: Partial<Record<Caller, string>> = {
  anonymous: 'UNAUTHENTICATED',
  suspended: 'ACCOUNT_SUSPENDED',
  withoutDocument: 'NO_ACCOUNT',
  unknownRole: 'UNKNOWN_ROLE',
};

const ROOT_FIELDS = allOf<RootField>(AREAS.map(({ rootFields }) => rootFields));
const schema = createSchema();
const rootTypes = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].filter(
  (type): type is GraphQLObjectType => type != null,
);
const fields = rootTypes.flatMap((type) =>
  Object.values(type.getFields()).map((field) => ({ name: `${type.name}.${field.name}`, type, field })),
);

function operationOf(type: GraphQLObjectType, field: GraphQLField<unknown, unknown>, args = ''): string {
  const selection = isCompositeType(getNamedType(field.type)) ? ' { __typename }' : '';
  return `${type.name.toLowerCase()} { ${field.name}${args}${selection} }`;
}

function expectedCode({ allowed }: RootField, caller: Caller): string | undefined {
  const role = ROLE_OF[caller];
  if (role === undefined) return REFUSED[caller];
  return allowed.includes(role) ? undefined : 'FORBIDDEN';
}

let kit: Kit;
let callers: Record<Caller, Person | null>;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  const { given } = kit;
  const [admin, agent, technician, suspended, withoutDocument, unknownRole] = await Promise.all([
    given.admin(),
    given.agent(),
    given.technician(),
    given.suspended('ADMIN'),
    given.withoutDocument(),
    given.unknownRole(),
  ]);
  callers = { anonymous: null, admin, agent, technician, suspended, withoutDocument, unknownRole };
});
afterAll(() => kit.stop());

test('the lists have exactly the root fields of the schema', () => {
  expect(Object.keys(ROOT_FIELDS).sort()).toEqual(fields.map(({ name }) => name).sort());
});

describe.each(fields)('$name', ({ name, type, field }) => {
  test.each(CALLERS)('called by %s returns what the lists say', async (caller) => {
    const entry = ROOT_FIELDS[name];
    if (!entry) throw new Error(`${name} is not in the table`);
    const query = operationOf(type, field, entry.arguments);
    const { data, errors } = await kit.send({ query }, callers[caller]);
    const code = expectedCode(entry, caller);
    expect(errors?.map(({ extensions }) => extensions.code)).toEqual(code === undefined ? undefined : [code]);
    if (code === undefined) expect(data).toHaveProperty(field.name);
    else expect(data?.[field.name] ?? null).toBeNull();
  });
});

describe('every request is authorized anew', () => {
  const me = { query: '{ me { role } }' };
  const codes = async (person: Person) =>
    (await kit.send(me, person)).errors?.map(({ extensions }) => extensions.code);

  test.each([
    ['suspension', { status: 'SUSPENDED' }, 'ACCOUNT_SUSPENDED'],
    ['an unknown status', { status: 'ON_HOLIDAY' }, 'ACCOUNT_SUSPENDED'],
    ['a missing status', { status: FieldValue.delete() }, 'ACCOUNT_SUSPENDED'],
    ['an unknown role', { rol: 'ADMIN' }, 'UNKNOWN_ROLE'],
  ])('after %s the next request is refused', async (_name, change, code) => {
    const person = await kit.given.agent();
    expect(await codes(person)).toBeUndefined();
    await kit.firestore.doc(`users/${person.uid}`).update(change);
    expect(await codes(person)).toEqual([code]);
  });

  test('a token of another project is UNAUTHENTICATED', async () => {
    const person = await kit.given.admin();
    const [header = '', payload = '', signature = ''] = person.token.split('.');
    const claims = Buffer.from(payload, 'base64url').toString().replaceAll(kit.projectId, 'another-project');
    const token = [header, Buffer.from(claims).toString('base64url'), signature].join('.');
    expect(await codes({ ...person, token })).toEqual(['UNAUTHENTICATED']);
  });

  test('an expired token is UNAUTHENTICATED', async () => {
    const person = await kit.given.admin();
    const [header = '', payload = '', signature = ''] = person.token.split('.');
    const claims = Buffer.from(payload, 'base64url')
      .toString()
      .replace(/"exp":\d+/, '"exp":1000000000');
    const token = [header, Buffer.from(claims).toString('base64url'), signature].join('.');
    expect(await codes({ ...person, token })).toEqual(['UNAUTHENTICATED']);
  });
});
