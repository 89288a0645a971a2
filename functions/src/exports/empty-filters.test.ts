import { readFileSync } from 'node:fs';
import { buildSchema, isInputObjectType, isNonNullType, parse, type GraphQLError } from 'graphql';
import { compileQuery, isCompiledQuery } from 'graphql-jit';
import { expect, test } from 'vitest';
import { EXPORTED_LISTS } from '@cuadrilla/domain/exports/exported-lists.ts';
import { persistedOperations } from '../graphql/persisted-operations.generated.ts';

const schema = buildSchema(readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'));
const text = persistedOperations.find(
  ({ name, retiredOn }) => name === 'CreateExport' && retiredOn === undefined,
)?.text;
const createExport = schema.getMutationType()?.getFields()['createExport'];

const inputName = (list: string) =>
  list.toLowerCase().replace(/_(.)/gu, (_all, letter: string) => letter.toUpperCase());

test.each(Object.keys(EXPORTED_LISTS))('an export of %s may be asked for without a filter', async (list) => {
  if (createExport === undefined) throw new Error('There is no createExport');
  let asked: unknown;
  createExport.resolve = (_source, args: { input: unknown }) => {
    asked = args.input;
    return { __typename: 'NotFoundError', message: '' };
  };
  const compiled = compileQuery(schema, parse(text ?? ''));
  if (!isCompiledQuery(compiled)) throw new Error('CreateExport does not compile');
  const variables = { input: { format: 'CSV', [inputName(list)]: {} }, key: crypto.randomUUID() };
  const { errors } = await compiled.query({}, {}, variables);
  expect((errors as GraphQLError[] | undefined)?.map(({ message }) => message)).toBeUndefined();
  expect(asked).toHaveProperty(inputName(list));
});

// A compiled operation demands it, whatever the default says.
test('no field of an input is required and has a default', () => {
  const inputs = Object.values(schema.getTypeMap()).filter(isInputObjectType);
  const wrong = inputs.flatMap((input) =>
    Object.values(input.getFields())
      .filter(({ type, defaultValue }) => isNonNullType(type) && defaultValue !== undefined)
      .map((field) => `${input.name}.${field.name}`),
  );
  expect(wrong).toEqual([]);
});
