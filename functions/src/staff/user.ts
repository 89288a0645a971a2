import type { Role } from '@cuadrilla/domain/people/roles.ts';
import type { WeeklyHours } from '@cuadrilla/domain/people/weekly-hours.ts';
import type { Done } from '../store/act.ts';
import type { Conflict, Failure } from '../unit/failures.ts';

/** How a change of a member of staff may end. */
export type StaffOutcome = Done | Conflict | Extract<Failure, { kind: 'notFound' | 'keyReused' }>;

export type UserStatus = 'ACTIVE' | 'SUSPENDED';

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

export function fullName({ name, lastName }: Pick<User, 'name' | 'lastName'>): string {
  return `${name} ${lastName}`.trim();
}
