import type { Role } from './roles.ts';

/**
 * Who may do what: the one table, from the specification's §6. The server decides with it, the web only hides with it.
 * What is not listed is denied.
 */
const ALLOWED = {
  'dashboard:open': ['ADMIN', 'AGENT', 'TECHNICIAN'],
  'prospects:open': ['ADMIN', 'AGENT'],
  'prospects:create': ['ADMIN', 'AGENT'],
  'clients:open': ['ADMIN', 'AGENT'],
  'clients:create': ['ADMIN', 'AGENT'],
  'services:open': ['ADMIN', 'AGENT', 'TECHNICIAN'],
  'services:create': ['ADMIN', 'AGENT'],
  'technicians:open': ['ADMIN'],
  'technicians:create': ['ADMIN'],
  'agents:open': ['ADMIN'],
  'agents:create': ['ADMIN'],
  'settings:open': ['ADMIN', 'AGENT', 'TECHNICIAN'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof ALLOWED;

/** Every permission there is, for tests and tables. */
export const PERMISSIONS = Object.keys(ALLOWED) as Permission[];

/** Whether a role has a permission; nobody (null) has none. */
export function can(role: Role | null, permission: Permission): boolean {
  return role !== null && (ALLOWED[permission] as readonly Role[]).includes(role);
}
