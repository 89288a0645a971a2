import { makeExecutableSchema } from '@graphql-tools/schema';
import { execute, parse } from 'graphql';
import { describe, expect, test } from 'vitest';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { guardRootFields } from './auth-directive.ts';
import { refusal } from '../errors.ts';

const DIRECTIVES = `
  directive @auth(requires: [Role!]!) on FIELD_DEFINITION
  directive @public on FIELD_DEFINITION
  enum Role { ADMIN AGENT TECHNICIAN }
`;
const guardOf = (fields: string) =>
  guardRootFields(
    makeExecutableSchema({
      typeDefs: `${DIRECTIVES} ${fields}`,
      resolvers: { Query: { secret: () => 'value', open: () => 'open' }, Mutation: { act: () => 'done' } },
      resolverValidationOptions: { requireResolversToMatchSchema: 'ignore' },
    }),
  );

describe('creating the schema fails', () => {
  test.each([
    ['a query without a directive', 'type Query { secret: String }', 'Query.secret carries neither'],
    [
      'one field without a directive among others',
      'type Query { open: String @public secret: String }',
      'Query.secret carries neither',
    ],
    [
      'a mutation without a directive',
      'type Query { open: String @public } type Mutation { act: String }',
      'Mutation.act carries neither',
    ],
    [
      'a subscription, whose subscribe function nothing would guard',
      'type Query { open: String @public } type Subscription { news: String @auth(requires: [ADMIN]) }',
      'subscriptions have no guard',
    ],
    ['a field with both', 'type Query { secret: String @public @auth(requires: [ADMIN]) }', 'carries both'],
    ['a field for no role', 'type Query { secret: String @auth(requires: []) }', 'carries neither'],
    [
      'a root field added by an extension',
      'type Query { open: String @public } extend type Query { secret: String }',
      'Query.secret carries neither',
    ],
  ])('with %s', (_name, fields, message) => {
    expect(() => guardOf(fields)).toThrow(message);
  });
});

describe('a guarded field', () => {
  const schema = guardOf(`
    type Query { secret: String @auth(requires: [ADMIN, AGENT]) open: String @public }
    type Mutation { act: String @auth(requires: [ADMIN]) }
  `);
  const run = async (text: string, role: Role | null) => {
    const taken: string[] = [];
    const contextValue = {
      viewer: () => (role ? Promise.resolve({ id: 'u', role }) : Promise.reject(refusal('UNAUTHENTICATED'))),
      rateLimiter: { take: (uid: string, kind: string) => void taken.push(`${uid} ${kind}`) },
      now: () => new Date(0),
    };
    const { data, errors } = await execute({ schema, document: parse(text), contextValue });
    return { data: { ...data }, codes: errors?.map(({ extensions }) => extensions['code']), taken };
  };

  test.each<[Role | null, string | undefined]>([
    ['ADMIN', undefined],
    ['AGENT', undefined],
    ['TECHNICIAN', 'FORBIDDEN'],
    [null, 'UNAUTHENTICATED'],
  ])('called by %s ends with %s', async (role, code) => {
    const { data, codes } = await run('{ secret }', role);
    expect(codes).toEqual(code === undefined ? undefined : [code]);
    expect(data).toEqual({ secret: code === undefined ? 'value' : null });
  });

  test('cannot be reached by an alias', async () => {
    const { data, codes } = await run('{ open: secret }', 'TECHNICIAN');
    expect(data).toEqual({ open: null });
    expect(codes).toEqual(['FORBIDDEN']);
  });

  test('of the mutations counts towards the rate limit after the role check', async () => {
    expect((await run('mutation { act }', 'ADMIN')).taken).toEqual(['u mutation']);
    expect((await run('mutation { act }', 'AGENT')).taken).toEqual([]);
    expect((await run('{ secret }', 'ADMIN')).taken).toEqual([]);
  });

  test('does not affect a public field', async () => {
    expect((await run('{ open }', null)).data).toEqual({ open: 'open' });
  });
});
