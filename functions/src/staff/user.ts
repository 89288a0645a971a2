import type { Role } from '@cuadrilla/domain/roles.ts';

/** Whether a member of staff may work; stored and named as in GraphQL. */
export type UserStatus = 'ACTIVE' | 'SUSPENDED';

/** A member of staff, as `users/{uid}` says; free of Firestore's types. */
export type User = {
  id: string;
  email: string;
  name: string;
  lastName: string;
  /** E.164, or null where none was given. */
  phone: string | null;
  role: Role;
  status: UserStatus;
  createdAt: Date;
};
