import { buildSchema, GraphQLScalarType, graphqlSync } from 'graphql';
import { expect, test } from 'vitest';
import { attachResolvers } from './attach-resolvers.ts';

const TYPES = `
  scalar Shout
  type Cat { name: Shout! }
  type Dog { name: Shout! }
  union Pet = Cat | Dog
  type Query { pet(called: Shout! = "rex"): Pet! }`;

const attach = (resolvers: object) => attachResolvers(buildSchema(TYPES), resolvers);

test('fields, unions and scalars are resolved by what was given', () => {
  const louder = (value: unknown) => String(value).toUpperCase();
  const schema = attach({
    Shout: new GraphQLScalarType({
      name: 'Shout',
      serialize: louder,
      parseValue: (value) => `${String(value)}!`,
    }),
    Pet: { __resolveType: () => 'Dog' },
    Query: { pet: (_source: unknown, { called }: { called: string }) => ({ name: called }) },
  });
  const source = 'query ($called: Shout!) { pet(called: $called) { __typename ... on Dog { name } } }';
  const { data } = graphqlSync({ schema, source, variableValues: { called: 'pipo' } });
  expect(data).toEqual({ pet: { __typename: 'Dog', name: 'PIPO!' } });
});

test.each([
  ['a type', { Bird: {} }, 'Bird'],
  ['a field', { Cat: { age: () => 1 } }, 'Cat.age'],
  ['a field of a union', { Pet: { name: () => 'x' } }, 'Pet.name'],
  ['the type of what is one type already', { Cat: { __resolveType: () => 'Cat' } }, 'Cat'],
])('resolvers of %s that the schema lacks keep the server from starting', (_what, resolvers, named) => {
  expect(() => attach(resolvers)).toThrow(named);
});
