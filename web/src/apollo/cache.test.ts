import { readFileSync } from 'node:fs';
import { buildSchema, isObjectType } from 'graphql';
import { expect, test } from 'vitest';
import { ONE_OF_A_KIND } from './cache.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));

test.each(ONE_OF_A_KIND)('%s is a schema type without an id', (name) => {
  const type = schema.getType(name);
  expect(isObjectType(type) && !('id' in type.getFields())).toBe(true);
});
