import type { Role } from '@cuadrilla/domain/people/roles.ts';

/** Who may call a root field, and arguments with which an allowed call changes nothing. */
export type Entry = { allowed: readonly Role[] | 'public'; arguments?: string };
