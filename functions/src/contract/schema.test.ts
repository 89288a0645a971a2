import { getDirective } from '@graphql-tools/utils';
import { buildSchema, OperationTypeNode, validateSchema } from 'graphql';
import { describe, expect, test } from 'vitest';
import { can } from '@cuadrilla/domain/people/permissions.ts';
import { ROLES } from '@cuadrilla/domain/people/roles.ts';
import { allOf, AREAS } from '../../test/lists/areas.ts';
import type { RootField } from '../../test/lists/kit.ts';
import { typeDefs } from '../graphql/type-defs.generated.ts';
import { createSchema } from './schema.ts';

const schema = createSchema();

const ROOTS = { Query: OperationTypeNode.QUERY, Mutation: OperationTypeNode.MUTATION };
type Root = keyof typeof ROOTS;
const fieldsOf = (root: Root) => schema.getRootType(ROOTS[root])?.getFields() ?? {};

const rolesOf = (root: Root, field: string): string[] => {
  const config = fieldsOf(root)[field];
  if (!config) throw new Error(`${root}.${field} does not exist`);
  const directive: unknown = getDirective(schema, config, 'auth')?.[0];
  return (directive as { requires: string[] }).requires;
};

const FIELDS = allOf<RootField>(AREAS.map(({ rootFields }) => rootFields));

test('the schema, which a cold start does not validate, is valid', () => {
  expect(validateSchema(buildSchema(typeDefs))).toEqual([]);
});

describe('the @auth directives and the lists of root fields', () => {
  test('have the same fields', () => {
    const fields = (['Query', 'Mutation'] as const).flatMap((root) =>
      Object.keys(fieldsOf(root)).map((name) => `${root}.${name}`),
    );
    expect(Object.keys(FIELDS).sort()).toEqual(fields.sort());
  });

  test.each(Object.entries(FIELDS))('agree on the roles of %s', (coordinate, listed) => {
    const [root, field = ''] = coordinate.split('.');
    const { allowed, permission } = listed;
    expect(rolesOf(root as Root, field)).toEqual(allowed);
    // A field without a permission belongs to the role in its name: `meAdmin`.
    if (permission !== null) expect(allowed).toEqual(ROLES.filter((role) => can(role, permission)));
  });
});
