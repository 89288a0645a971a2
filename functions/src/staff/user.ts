import type { Role } from '@cuadrilla/domain/people/roles.ts';
import type { WeeklyHours } from '@cuadrilla/domain/people/weekly-hours.ts';

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
  version: number;
  /** An id of the palette; chosen by the uid where nobody chose another. */
  color: string;
  skillIds: string[];
  zoneIds: string[];
  /** Null for the company's. */
  weeklyHours: WeeklyHours | null;
  permissions: { prices: boolean; phones: boolean };
};

/** Nombre and apellidos in one, as logs and copies carry them. */
export function fullName({ name, lastName }: Pick<User, 'name' | 'lastName'>): string {
  return `${name} ${lastName}`.trim();
}
