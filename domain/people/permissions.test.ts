import { describe, expect, test } from 'vitest';
import { can, canAny, canFor, canOnlyOwn, PERMISSIONS, type Permission } from './permissions.ts';
import { ROLES, type Role } from './roles.ts';

type Scope = 'ANY' | 'OWN' | null;

/** The specification's §6 and the routes of §2: admin, agent, technician. */
const TABLE: readonly (readonly [Permission, Scope, Scope, Scope])[] = [
  ['dashboard:open', 'ANY', 'ANY', 'ANY'],
  ['prospects:open', 'ANY', 'ANY', null],
  ['prospects:create', 'ANY', 'ANY', null],
  ['prospects:edit', 'ANY', 'ANY', null],
  ['prospects:convert', 'ANY', 'ANY', null],
  ['prospects:restore', 'ANY', null, null],
  ['clients:open', 'ANY', 'ANY', null],
  ['clients:read', 'ANY', 'ANY', 'OWN'],
  ['clients:office-data', 'ANY', 'ANY', null],
  ['clients:create', 'ANY', 'ANY', null],
  ['clients:edit', 'ANY', 'ANY', null],
  ['clients:archive', 'ANY', 'ANY', null],
  ['clients:merge', 'ANY', null, null],
  ['sites:open', 'ANY', 'ANY', null],
  ['sites:read', 'ANY', 'ANY', 'OWN'],
  ['sites:edit', 'ANY', 'ANY', null],
  ['equipment:open', 'ANY', 'ANY', null],
  ['equipment:read', 'ANY', 'ANY', 'OWN'],
  ['equipment:edit', 'ANY', 'ANY', null],
  ['equipment:write', 'ANY', 'ANY', 'OWN'],
  ['items:open', 'ANY', 'ANY', null],
  ['items:edit', 'ANY', null, null],
  ['items:costs', 'ANY', null, null],
  ['items:pick', null, null, 'OWN'],
  ['services:open', 'ANY', 'ANY', 'OWN'],
  ['services:create', 'ANY', 'ANY', null],
  ['services:edit', 'ANY', 'ANY', null],
  ['services:act', 'ANY', 'ANY', null],
  ['services:follow-up', 'ANY', 'ANY', 'OWN'],
  ['billing:open', 'ANY', 'ANY', null],
  ['billing:prepare', 'ANY', 'ANY', null],
  ['billing:deliver', 'ANY', null, null],
  ['visits:read', 'ANY', 'ANY', 'OWN'],
  ['visits:plan', 'ANY', 'ANY', null],
  ['visits:perform', 'ANY', null, 'OWN'],
  ['visits:end-incomplete', 'ANY', 'ANY', 'OWN'],
  ['visits:correct', 'ANY', 'ANY', null],
  ['lines:write', 'ANY', 'ANY', 'OWN'],
  ['checklist:answer', 'ANY', 'ANY', 'OWN'],
  ['attachments:add', 'ANY', 'ANY', 'OWN'],
  ['attachments:remove', 'ANY', 'ANY', 'OWN'],
  ['work-reviews:read', 'ANY', 'ANY', 'OWN'],
  ['work-reviews:decide', 'ANY', 'ANY', null],
  ['reports:read', 'ANY', 'ANY', 'OWN'],
  ['reports:version', 'ANY', 'ANY', null],
  ['prices:read', 'ANY', 'ANY', null],
  ['phones:read', 'ANY', 'ANY', null],
  ['planning:open', 'ANY', 'ANY', null],
  ['own-day:read', null, null, 'OWN'],
  ['calendar-feed:own', null, null, 'OWN'],
  ['technicians:open', 'ANY', null, null],
  ['technicians:create', 'ANY', null, null],
  ['technicians:edit', 'ANY', null, null],
  ['technicians:permissions', 'ANY', null, null],
  ['agents:open', 'ANY', null, null],
  ['agents:create', 'ANY', null, null],
  ['agents:edit', 'ANY', null, null],
  ['agents:role', 'ANY', null, null],
  ['staff:suspend', 'ANY', null, null],
  ['team:read', 'ANY', 'ANY', null],
  ['profile:edit', 'OWN', 'OWN', 'OWN'],
  ['absences:read', 'ANY', 'ANY', 'OWN'],
  ['absences:request', null, null, 'OWN'],
  ['absences:create', 'ANY', null, null],
  ['absences:decide', 'ANY', 'ANY', null],
  ['absences:cancel', 'ANY', null, 'OWN'],
  ['settings:open', 'ANY', 'ANY', 'ANY'],
  ['settings:read', 'ANY', 'ANY', null],
  ['settings:edit', 'ANY', null, null],
  ['system:operate', 'ANY', null, null],
  ['catalog:read', 'ANY', 'ANY', 'ANY'],
  ['activity:read', 'ANY', 'ANY', 'OWN'],
  ['notes:write', 'ANY', 'ANY', 'OWN'],
  ['search:use', 'ANY', 'ANY', null],
  ['imports:open', 'ANY', 'ANY', null],
  ['prospects:import', 'ANY', 'ANY', null],
  ['clients:import', 'ANY', 'ANY', null],
  ['equipment:import', 'ANY', null, null],
  ['items:import', 'ANY', null, null],
  ['prospects:export', 'ANY', 'ANY', null],
  ['clients:export', 'ANY', 'ANY', null],
  ['equipment:export', 'ANY', null, null],
  ['services:export', 'ANY', null, null],
  ['items:export', 'ANY', null, null],
  ['staff:export', 'ANY', null, null],
  ['audit:open', 'ANY', null, null],
];

const cells = TABLE.flatMap(([permission, ...scopes]) =>
  ROLES.map((role, at): [Role, Permission, Scope] => [role, permission, scopes[at] ?? null]),
);

describe('the permission table of the specification', () => {
  test.each(cells)('gives %s for %s the scope of %s', (role, permission, scope) => {
    expect(can(role, permission)).toBe(scope !== null);
    expect(canAny(role, permission)).toBe(scope === 'ANY');
    expect(canOnlyOwn(role, permission)).toBe(scope === 'OWN');
    expect(canFor(role, permission, true)).toBe(scope !== null);
    expect(canFor(role, permission, false)).toBe(scope === 'ANY');
  });

  test('has every permission', () => {
    expect([...PERMISSIONS].sort()).toEqual(TABLE.map(([permission]) => permission).sort());
  });

  test.each(PERMISSIONS)('denies %s without a role', (permission) => {
    expect(can(null, permission)).toBe(false);
  });
});
