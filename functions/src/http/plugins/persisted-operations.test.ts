import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSchema, parse, validate } from 'graphql';
import { describe, expect, test } from 'vitest';
import { codesOf, startFake } from '../../../test/kits/fake-server.ts';
import { persistedOperations } from '../../graphql/persisted-operations.generated.ts';
import { typeDefs } from '../../graphql/type-defs.generated.ts';

const web = fileURLToPath(new URL('../../../../web/src', import.meta.url));
const documents = globSync('**/*.generated.ts', { cwd: web }).flatMap((file) => {
  const text = readFileSync(`${web}/${file}`, 'utf8');
  return [...text.matchAll(/export const (\w+)Document = \{"__meta__":\{"hash":"([0-9a-f]{64})"\}/g)].map(
    ([, name = '', hash = '']) => ({ name, hash }),
  );
});

describe('the operations of the web', () => {
  test('include the expected ones', () => {
    expect(documents.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Me', 'CreateTechnician', 'TechniciansPage']),
    );
  });

  test.each(documents)('$name is persisted under the hash that the web sends', ({ name, hash }) => {
    expect(persistedOperations.find((operation) => operation.hash === hash)?.name).toBe(name);
  });
});

const { post } = startFake();
const schema = buildSchema(typeDefs);

describe('a persisted operation', () => {
  test.each(persistedOperations.map((operation) => [operation.name, operation] as const))(
    '%s has the hash of its text and is valid in the schema',
    (_name, { hash, text }) => {
      expect(createHash('sha256').update(text).digest('hex')).toBe(hash);
      expect(validate(schema, parse(text))).toEqual([]);
    },
  );

  test.each(persistedOperations.map(({ name, text }) => [name, text] as const))(
    '%s stays within the limits of depth, aliases and tokens',
    async (_name, query) => {
      const codes = codesOf((await post({ query }, { token: null })).answer);
      expect(codes).not.toContain('LIMIT_EXCEEDED');
      expect(codes).not.toContain('GRAPHQL_VALIDATION_FAILED');
    },
  );
});
