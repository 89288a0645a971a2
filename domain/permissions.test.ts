import { describe, expect, test } from 'vitest';
import { can, PERMISSIONS, type Permission } from './permissions.ts';
import type { Role } from './roles.ts';

/** The specification's §6 with its route table in §2, cell by cell: admin, agent, technician. */
const TABLE: readonly (readonly [Permission, boolean, boolean, boolean])[] = [
  ['dashboard:open', true, true, true],
  ['prospects:open', true, true, false],
  ['prospects:create', true, true, false],
  ['clients:open', true, true, false],
  ['clients:create', true, true, false],
  ['services:open', true, true, true],
  ['services:create', true, true, false],
  ['technicians:open', true, false, false],
  ['technicians:create', true, false, false],
  ['agents:open', true, false, false],
  ['agents:create', true, false, false],
  ['settings:open', true, true, true],
];

const cells = TABLE.flatMap(
  ([permission, admin, agent, technician]): [Role, string, Permission, boolean][] => [
    ['ADMIN', admin ? 'has' : 'lacks', permission, admin],
    ['AGENT', agent ? 'has' : 'lacks', permission, agent],
    ['TECHNICIAN', technician ? 'has' : 'lacks', permission, technician],
  ],
);

describe('the permission table of the specification', () => {
  test.each(cells)('%s %s %s', (role, _word, permission, allowed) => {
    expect(can(role, permission)).toBe(allowed);
  });

  test('has no cell that this table leaves out', () => {
    expect([...PERMISSIONS].sort()).toEqual(TABLE.map(([permission]) => permission).sort());
  });

  test.each(PERMISSIONS)('nobody, who is not signed in, lacks %s', (permission) => {
    expect(can(null, permission)).toBe(false);
  });
});
