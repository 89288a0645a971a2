import type { Role } from './roles.ts';

const ADMIN = ['ADMIN'] as const;
const OFFICE = ['ADMIN', 'AGENT'] as const;
const TECHNICIAN = ['TECHNICIAN'] as const;
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
  /** One by its id; a technician those of own visits. So with sites and equipment. */
  'clients:read': ALL,
  /** What the office keeps of a client: e-mails, tags, notes. Of the rest a technician sees what their work needs. */
  'clients:office-data': OFFICE,
  'clients:create': OFFICE,
  'clients:edit': OFFICE,
  'clients:archive': OFFICE,
  'clients:merge': ADMIN,
  'sites:open': OFFICE,
  'sites:read': ALL,
  'sites:edit': OFFICE,
  'equipment:open': OFFICE,
  'equipment:read': ALL,
  /** The office's own pages for it. */
  'equipment:edit': OFFICE,
  /** A technician during an own visit at its site. */
  'equipment:write': ALL,
  'services:open': ALL,
  'services:create': OFFICE,
  'services:edit': OFFICE,
  /** Hold, resume, annul, close and reopen. */
  'services:act': OFFICE,
  'services:follow-up': ALL,
  'visits:read': ALL,
  /** Schedule, move, send back to the tray and annul. */
  'visits:plan': OFFICE,
  /** From «En camino» to «Completada»: an agent does not work for a technician. */
  'visits:perform': ['ADMIN', 'TECHNICIAN'],
  'visits:end-incomplete': ALL,
  'visits:correct': OFFICE,
  'lines:write': ALL,
  'checklist:answer': ALL,
  'attachments:add': ALL,
  'attachments:remove': ALL,
  /** Of what no visit took: a technician their own. */
  'work-reviews:read': ALL,
  'work-reviews:decide': OFFICE,
  'reports:read': ALL,
  'reports:version': OFFICE,
  'planning:open': OFFICE,
  'own-day:read': TECHNICIAN,
  'calendar-feed:own': TECHNICIAN,
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
  'absences:request': TECHNICIAN,
  'absences:create': ADMIN,
  /** An agent's still depends on the settings. */
  'absences:decide': OFFICE,
  'absences:cancel': ['ADMIN', 'TECHNICIAN'],
  'settings:open': ALL,
  'settings:read': OFFICE,
  'settings:edit': ADMIN,
  /** See what the product does by itself, and try it again. */
  'system:operate': ADMIN,
  'catalog:read': ALL,
  /** A technician's, of own services alone, and of those what they did themselves. */
  'activity:read': ALL,
  'notes:write': ALL,
  'search:use': OFFICE,
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof ALLOWED;

/** Every permission there is, for tests and tables. */
export const PERMISSIONS = Object.keys(ALLOWED) as Permission[];

/** Whether a role has a permission; nobody (null) has none. */
export function can(role: Role | null, permission: Permission): boolean {
  return role !== null && (ALLOWED[permission] as readonly Role[]).includes(role);
}
