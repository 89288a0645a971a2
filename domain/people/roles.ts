export const ROLES = ['ADMIN', 'AGENT', 'TECHNICIAN'] as const;
export type Role = (typeof ROLES)[number];

/** `users/{uid}.rol`: lower case, as in the specification. */
export type StoredRole = Lowercase<Role>;

/** Null where the stored `rol` is none of the roles: such an account has no access. */
export function roleFromStored(rol: unknown): Role | null {
  return ROLES.find((role) => role.toLowerCase() === rol) ?? null;
}

export function roleToStored(role: Role): StoredRole {
  return role.toLowerCase() as StoredRole;
}

export const ROLE_WORDS: Record<Role, string> = {
  ADMIN: 'Administración',
  AGENT: 'Agente',
  TECHNICIAN: 'Técnico',
};

/** The roles that an office form offers. */
export const OFFICE_ROLES = ['ADMIN', 'AGENT'] as const satisfies readonly Role[];
export type OfficeRole = (typeof OFFICE_ROLES)[number];

/** Whether a role is of the people who make visits: they have a colour, zones, a day, and a device that works offline. */
export const worksInField = (role: Role | null): role is 'TECHNICIAN' => role === 'TECHNICIAN';

/** Whether somebody may look after clients, prospects and services. */
export function mayLookAfterRecords({ role, active }: { role: Role | null; active: boolean }): boolean {
  return active && role !== null && !worksInField(role);
}
