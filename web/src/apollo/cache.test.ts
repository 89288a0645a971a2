import { readFileSync } from 'node:fs';
import { buildSchema, isInterfaceType, isUnionType } from 'graphql';
import { expect, test } from 'vitest';
import { POSSIBLE_TYPES } from './cache.ts';

test('the cache knows every interface and union of the contract, with all their types', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const abstract = Object.values(schema.getTypeMap()).filter(
    (type) => (isInterfaceType(type) || isUnionType(type)) && !type.name.startsWith('__'),
  );
  const sorted = (types: Record<string, readonly string[]>) =>
    Object.fromEntries(Object.entries(types).map(([name, own]) => [name, [...own].sort()]));
  const contract = abstract.map((type) => [
    type.name,
    schema.getPossibleTypes(type as Parameters<typeof schema.getPossibleTypes>[0]).map(({ name }) => name),
  ]);
  expect(sorted(POSSIBLE_TYPES)).toEqual(sorted(Object.fromEntries(contract) as Record<string, string[]>));
});
