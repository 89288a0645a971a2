export const ROLES = ['ADMIN', 'AGENT', 'TECHNICIAN'] as const;
export type Role = (typeof ROLES)[number];

/** `users/{uid}.rol`, in lower case by the specification. */
export type StoredRole = Lowercase<Role>;

export function roleFromStored(rol: unknown): Role | null {
  return ROLES.find((role) => role.toLowerCase() === rol) ?? null;
}

export function roleToStored(role: Role): StoredRole {
  return role.toLowerCase() as StoredRole;
}

export const ROLE_WORDS: Record<Role, string> = {
  ADMIN: 'Administrador',
  AGENT: 'Agente',
  TECHNICIAN: 'Técnico',
};

export const OFFICE_ROLES = ['ADMIN', 'AGENT'] as const satisfies readonly Role[];
export type OfficeRole = (typeof OFFICE_ROLES)[number];

/** These people have a colour, zones, a day, and a device that works offline. */
export const worksInField = (role: Role | null): role is 'TECHNICIAN' => role === 'TECHNICIAN';

/** For the person who is changed; what the viewer may do is in `permissions.ts`. */
export const isAdministrator = (role: string | null | undefined): role is 'ADMIN' => role === 'ADMIN';

export function canOwnRecords({ role, active }: { role: Role | null; active: boolean }): boolean {
  return active && role !== null && !worksInField(role);
}
