import { describe, expect, test } from 'vitest';
import { can, PERMISSIONS, type Permission } from './permissions.ts';
import type { Role } from './roles.ts';

/** The specification's §6 with its route table in §2, cell by cell: admin, agent, technician. */
const TABLE: readonly (readonly [Permission, boolean, boolean, boolean])[] = [
  ['dashboard:open', true, true, true],
  ['prospects:open', true, true, false],
  ['prospects:create', true, true, false],
  ['prospects:edit', true, true, false],
  ['prospects:convert', true, true, false],
  ['prospects:restore', true, false, false],
  ['clients:open', true, true, false],
  ['clients:read', true, true, true],
  ['clients:office-data', true, true, false],
  ['clients:create', true, true, false],
  ['clients:edit', true, true, false],
  ['clients:archive', true, true, false],
  ['clients:merge', true, false, false],
  ['sites:open', true, true, false],
  ['sites:read', true, true, true],
  ['sites:edit', true, true, false],
  ['equipment:open', true, true, false],
  ['equipment:read', true, true, true],
  ['equipment:edit', true, true, false],
  ['equipment:write', true, true, true],
  ['services:open', true, true, true],
  ['services:create', true, true, false],
  ['services:edit', true, true, false],
  ['services:act', true, true, false],
  ['services:follow-up', true, true, true],
  ['visits:read', true, true, true],
  ['visits:plan', true, true, false],
  ['visits:perform', true, false, true],
  ['visits:end-incomplete', true, true, true],
  ['visits:correct', true, true, false],
  ['lines:write', true, true, true],
  ['checklist:answer', true, true, true],
  ['attachments:add', true, true, true],
  ['attachments:remove', true, true, true],
  ['work-reviews:read', true, true, true],
  ['work-reviews:decide', true, true, false],
  ['reports:read', true, true, true],
  ['reports:version', true, true, false],
  ['planning:open', true, true, false],
  ['own-day:read', false, false, true],
  ['calendar-feed:own', false, false, true],
  ['technicians:open', true, false, false],
  ['technicians:create', true, false, false],
  ['technicians:edit', true, false, false],
  ['technicians:permissions', true, false, false],
  ['agents:open', true, false, false],
  ['agents:create', true, false, false],
  ['agents:edit', true, false, false],
  ['agents:role', true, false, false],
  ['staff:suspend', true, false, false],
  ['team:read', true, true, false],
  ['profile:edit', true, true, true],
  ['absences:read', true, true, true],
  ['absences:request', false, false, true],
  ['absences:create', true, false, false],
  ['absences:decide', true, true, false],
  ['absences:cancel', true, false, true],
  ['settings:open', true, true, true],
  ['settings:read', true, true, false],
  ['settings:edit', true, false, false],
  ['system:operate', true, false, false],
  ['catalog:read', true, true, true],
  ['activity:read', true, true, true],
  ['notes:write', true, true, true],
  ['search:use', true, true, false],
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
