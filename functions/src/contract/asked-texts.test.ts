import {
  getNamedType,
  GraphQLID,
  GraphQLString,
  isEnumType,
  getNullableType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  type GraphQLInputType,
} from 'graphql';
import { describe, expect, test } from 'vitest';
import { codesOf, startFake } from '../../test/kits/fake-server.ts';
import { createSchema } from './schema.ts';

const BAD = [
  ['a lone surrogate', 'abc\ud800'],
  ['too many characters', 'a'.repeat(401)],
  ['too many bytes', '😀'.repeat(101)],
] as const;

type Place = {
  field: string;
  at: string;
  path: string;
  valueOf: (text: string) => unknown;
};

const schema = createSchema();
const fields = Object.values(schema.getQueryType()?.getFields() ?? {});

/** All arguments of queries that hold an id or a filter value. */
const PLACES: Place[] = fields.flatMap(({ name: field, args }) =>
  args.flatMap(({ name, type }): Place[] => {
    const named = getNamedType(type);
    if (name === 'id') return [];
    const path = isListType(getNullableType(type)) ? `${name}.0` : name;
    if (named === GraphQLID) return [{ field, at: name, path, valueOf: (text) => text }];
    if (!isInputObjectType(named) || named.name === 'DuplicateSearch') return [];
    return Object.values(named.getFields())
      .filter(({ type: inner }) => [GraphQLID, GraphQLString].includes(getNamedType(inner) as never))
      .map((inner) => ({
        field,
        at: `${name}.${inner.name}`,
        path: `${name}.${inner.name}`,
        valueOf: (text: string) => ({ ...filled(named.getFields()), [inner.name]: text }),
      }));
  }),
);

function filled(inputs: Record<string, { type: GraphQLInputType }>): Record<string, unknown> {
  const needed = Object.entries(inputs).filter(([, { type }]) => isNonNullType(type));
  return Object.fromEntries(needed.map(([name, { type }]) => [name, someValue(type)]));
}

function someValue(type: GraphQLInputType): unknown {
  const named = getNamedType(type);
  if (isInputObjectType(named)) return filled(named.getFields());
  if (isEnumType(named)) return named.getValues()[0]?.name;
  return { PageSize: 5, LocalDate: '2026-11-21', Boolean: true, Int: 1 }[named.name] ?? 'x';
}

function asking({ field, at, valueOf }: Place, text: string) {
  const root = fields.find(({ name }) => name === field);
  if (!root) throw new Error(`There is no ${field}`);
  const { args, type } = root;
  const [arg = ''] = at.split('.');
  const used = args.filter(({ name, type: input }) => name === arg || isNonNullType(input));
  const declared = used.map(({ name, type: input }) => `$${name}: ${String(input)}`).join(', ');
  const passed = used.map(({ name }) => `${name}: $${name}`).join(', ');
  const selection = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
  const others: [string, unknown][] = used.map(({ name, type: input }) => [name, someValue(input)]);
  return {
    query: `query (${declared}) { ${field}(${passed}) ${selection} }`,
    variables: Object.fromEntries([...others, [arg, valueOf(text)]]),
  };
}

const { post } = startFake();

test('the schema has text arguments to check', () => {
  expect(PLACES.map(({ field, at }) => `${field} ${at}`)).toEqual(
    expect.arrayContaining(['absences technicianId', 'services filter.technicianId', 'clients filter.city']),
  );
});

describe.each(PLACES)('the query $field with an invalid $at', (place) => {
  test.each(BAD)('of %s is BAD_USER_INPUT before anything is read', async (_what, text) => {
    const { answer } = await post(asking(place, text));
    expect(codesOf(answer)).toEqual(['BAD_USER_INPUT']);
    expect(answer.errors?.[0]?.message).toBe(`${place.path} no es válido`);
  });
});

test.each(BAD)('a record id with %s returns null', async (_what, text) => {
  const technician = { field: 'technician', at: 'id', path: 'id', valueOf: (id: string) => id };
  expect((await post(asking(technician, text))).answer).toEqual({ data: { technician: null } });
});
