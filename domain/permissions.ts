import type { Role } from './roles.ts';

const ADMIN = ['ADMIN'] as const;
const OFFICE = ['ADMIN', 'AGENT'] as const;
const ALL = ['ADMIN', 'AGENT', 'TECHNICIAN'] as const;

/**
 * Who may do what: the one table, from the specification's §6 and the design's. The server decides with it, the web only
 * hides with it. What is not listed is denied.
 */
const ALLOWED = {
  'dashboard:open': ALL,
  'prospects:open': OFFICE,
  'prospects:create': OFFICE,
  'prospects:edit': OFFICE,
  'prospects:convert': OFFICE,
  'prospects:restore': ADMIN,
  'clients:open': OFFICE,
  'clients:create': OFFICE,
  'clients:edit': OFFICE,
  'clients:archive': OFFICE,
  'clients:merge': ADMIN,
  'sites:open': OFFICE,
  'sites:edit': OFFICE,
  'equipment:open': OFFICE,
  'equipment:edit': OFFICE,
  'services:open': ALL,
  'services:create': OFFICE,
  'technicians:open': ADMIN,
  'technicians:create': ADMIN,
  'technicians:edit': ADMIN,
  'technicians:permissions': ADMIN,
  'agents:open': ADMIN,
  'agents:create': ADMIN,
  'agents:edit': ADMIN,
  'agents:role': ADMIN,
  'staff:suspend': ADMIN,
  'team:read': OFFICE,
  'profile:edit': ALL,
  'absences:read': ALL,
  'absences:request': ['TECHNICIAN'],
  'absences:create': ADMIN,
  /** An agent's still depends on the settings. */
  'absences:decide': OFFICE,
  'absences:cancel': ['ADMIN', 'TECHNICIAN'],
  'settings:open': ALL,
  'settings:read': OFFICE,
  'settings:edit': ADMIN,
  'catalog:read': ALL,
  'activity:read': OFFICE,
  'notes:write': OFFICE,
  'search:use': OFFICE,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof ALLOWED;

/** Every permission there is, for tests and tables. */
export const PERMISSIONS = Object.keys(ALLOWED) as Permission[];

/** Whether a role has a permission; nobody (null) has none. */
export function can(role: Role | null, permission: Permission): boolean {
  return role !== null && (ALLOWED[permission] as readonly Role[]).includes(role);
}
