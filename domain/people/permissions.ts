import type { Role } from './roles.ts';

type Scope = 'ANY' | 'OWN';
type Scopes = { readonly [R in Role]?: Scope };

const ADMIN: Scopes = { ADMIN: 'ANY' };
const OFFICE: Scopes = { ADMIN: 'ANY', AGENT: 'ANY' };
const EVERYBODY: Scopes = { ADMIN: 'ANY', AGENT: 'ANY', TECHNICIAN: 'ANY' };
const EACH_OWN: Scopes = { ADMIN: 'OWN', AGENT: 'OWN', TECHNICIAN: 'OWN' };
const OFFICE_ANY_TECHNICIAN_OWN: Scopes = { ADMIN: 'ANY', AGENT: 'ANY', TECHNICIAN: 'OWN' };
const ADMIN_ANY_TECHNICIAN_OWN: Scopes = { ADMIN: 'ANY', TECHNICIAN: 'OWN' };
const TECHNICIAN_OWN: Scopes = { TECHNICIAN: 'OWN' };

/**
 * From the specification's §6 and the design. The server enforces this table; the web only hides with it. OWN means
 * services and visits that the user is assigned to, and their own acts and requests.
 */
const ALLOWED = {
  'dashboard:open': EVERYBODY,
  'prospects:open': OFFICE,
  'prospects:create': OFFICE,
  'prospects:edit': OFFICE,
  'prospects:convert': OFFICE,
  'prospects:restore': ADMIN,
  'clients:open': OFFICE,
  'clients:read': OFFICE_ANY_TECHNICIAN_OWN,
  'clients:office-data': OFFICE,
  'clients:create': OFFICE,
  'clients:edit': OFFICE,
  'clients:archive': OFFICE,
  'clients:merge': ADMIN,
  'sites:open': OFFICE,
  'sites:read': OFFICE_ANY_TECHNICIAN_OWN,
  'sites:edit': OFFICE,
  'equipment:open': OFFICE,
  'equipment:read': OFFICE_ANY_TECHNICIAN_OWN,
  'equipment:edit': OFFICE,
  /** A technician during their own visit at its site. */
  'equipment:write': OFFICE_ANY_TECHNICIAN_OWN,
  'items:open': OFFICE,
  'items:edit': ADMIN,
  'items:costs': ADMIN,
  /** The catalogue on a technician's device, without costs. */
  'items:pick': TECHNICIAN_OWN,
  'services:open': OFFICE_ANY_TECHNICIAN_OWN,
  'services:create': OFFICE,
  'services:edit': OFFICE,
  /** Hold, resume, cancel, close and reopen. */
  'services:act': OFFICE,
  'services:follow-up': OFFICE_ANY_TECHNICIAN_OWN,
  /** The services to invoice, and the batches in which they are delivered. */
  'billing:open': OFFICE,
  'billing:prepare': OFFICE,
  /** Deliver a batch, return services from it, and record their invoices. */
  'billing:deliver': ADMIN,
  'visits:read': OFFICE_ANY_TECHNICIAN_OWN,
  /** Schedule, move, unschedule and cancel. */
  'visits:plan': OFFICE,
  /** Travelling to completed: an agent does not work for a technician. */
  'visits:perform': ADMIN_ANY_TECHNICIAN_OWN,
  'visits:end-incomplete': OFFICE_ANY_TECHNICIAN_OWN,
  'visits:correct': OFFICE,
  'lines:write': OFFICE_ANY_TECHNICIAN_OWN,
  'checklist:answer': OFFICE_ANY_TECHNICIAN_OWN,
  'attachments:add': OFFICE_ANY_TECHNICIAN_OWN,
  'attachments:remove': OFFICE_ANY_TECHNICIAN_OWN,
  'work-reviews:read': OFFICE_ANY_TECHNICIAN_OWN,
  'work-reviews:decide': OFFICE,
  'reports:read': OFFICE_ANY_TECHNICIAN_OWN,
  'reports:version': OFFICE,
  /** Prices and clients' phones; a technician only if an administrator granted it. */
  'prices:read': OFFICE,
  'phones:read': OFFICE,
  'planning:open': OFFICE,
  'own-day:read': TECHNICIAN_OWN,
  'calendar-feed:own': TECHNICIAN_OWN,
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
  'profile:edit': EACH_OWN,
  'absences:read': OFFICE_ANY_TECHNICIAN_OWN,
  'absences:request': TECHNICIAN_OWN,
  'absences:create': ADMIN,
  /** An agent only if the settings allow it. */
  'absences:decide': OFFICE,
  'absences:cancel': ADMIN_ANY_TECHNICIAN_OWN,
  'settings:open': EVERYBODY,
  'settings:read': OFFICE,
  'settings:edit': ADMIN,
  'system:operate': ADMIN,
  'catalog:read': EVERYBODY,
  'activity:read': OFFICE_ANY_TECHNICIAN_OWN,
  'notes:write': OFFICE_ANY_TECHNICIAN_OWN,
  'search:use': OFFICE,
  'imports:open': OFFICE,
  'prospects:import': OFFICE,
  'clients:import': OFFICE,
  'equipment:import': ADMIN,
  'items:import': ADMIN,
  'prospects:export': OFFICE,
  'clients:export': OFFICE,
  'equipment:export': ADMIN,
  'services:export': ADMIN,
  'items:export': ADMIN,
  'staff:export': ADMIN,
  'audit:open': ADMIN,
} as const satisfies Record<string, Scopes>;

export type Permission = keyof typeof ALLOWED;

export const PERMISSIONS = Object.keys(ALLOWED) as Permission[];

function scopeOf(role: Role | null, permission: Permission): Scope | undefined {
  const scopes: Scopes = ALLOWED[permission];
  return role === null ? undefined : scopes[role];
}

/** True also where the role has it only for own records; null (signed out) has none. */
export const can = (role: Role | null, permission: Permission): boolean =>
  scopeOf(role, permission) !== undefined;

export const canAny = (role: Role | null, permission: Permission): boolean =>
  scopeOf(role, permission) === 'ANY';

export const canOnlyOwn = (role: Role | null, permission: Permission): boolean =>
  scopeOf(role, permission) === 'OWN';

export const canFor = (role: Role | null, permission: Permission, isOwn: boolean): boolean =>
  isOwn ? can(role, permission) : canAny(role, permission);
