/** What a member of staff may do; the names are those of the GraphQL enum. */
export const ROLES = ['ADMIN', 'AGENT', 'TECHNICIAN'] as const;
export type Role = (typeof ROLES)[number];

/** How `users/{uid}.rol` writes a role: lower case, as the specification has it. */
export type StoredRole = Lowercase<Role>;

/** The role that a stored `rol` means, or null where it means none: then the account has no access. */
export function roleFromStored(rol: unknown): Role | null {
  return ROLES.find((role) => role.toLowerCase() === rol) ?? null;
}

/** The value to store in `rol`. */
export function roleToStored(role: Role): StoredRole {
  return role.toLowerCase() as StoredRole;
}

/** The word a person reads for a role. */
export const ROLE_WORDS: Record<Role, string> = {
  ADMIN: 'Administración',
  AGENT: 'Agente',
  TECHNICIAN: 'Técnico',
};

/** Whether somebody may look after clients, prospects and services. */
export function mayLookAfterRecords({ role, active }: { role: Role | null; active: boolean }): boolean {
  return active && (role === 'ADMIN' || role === 'AGENT');
}
