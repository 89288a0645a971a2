import { getDirective } from '@graphql-tools/utils';
import { OperationTypeNode } from 'graphql';
import { describe, expect, test } from 'vitest';
import { can, type Permission } from '@cuadrilla/domain/permissions.ts';
import { ROLES } from '@cuadrilla/domain/roles.ts';
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

/** Which permission of the one table stands behind a root field; `me…` belong to a role by their name. */
const PERMISSIONS: Record<string, Permission> = {
  'Query.me': 'dashboard:open',
  'Query.technicians': 'technicians:open',
  'Query.technician': 'technicians:open',
  'Mutation.createTechnician': 'technicians:create',
};
const OWN_ROLE = ['Query.meAdmin', 'Query.meAgent', 'Query.meTechnician'];

describe('the directives and the permission table', () => {
  test('know the same root fields', () => {
    const fields = (['Query', 'Mutation'] as const).flatMap((root) =>
      Object.keys(fieldsOf(root)).map((name) => `${root}.${name}`),
    );
    expect([...Object.keys(PERMISSIONS), ...OWN_ROLE].sort()).toEqual(fields.sort());
  });

  test.each(Object.entries(PERMISSIONS))('%s is for the roles that have %s', (coordinate, permission) => {
    const [root, field = ''] = coordinate.split('.');
    const allowed = ROLES.filter((role) => can(role, permission));
    expect(rolesOf(root as Root, field)).toEqual(allowed);
  });
});
