import type { Role } from '@cuadrilla/domain/people/roles.ts';
import type { WeeklyHours } from '@cuadrilla/domain/people/weekly-hours.ts';
import type { Done } from '../store/act.ts';
import type { Conflict, Failure } from '../unit/failures.ts';

export type StaffOutcome = Done | Conflict | Extract<Failure, { kind: 'notFound' | 'keyReused' }>;

export type UserStatus = 'ACTIVE' | 'SUSPENDED';

export type User = {
  id: string;
  email: string;
  name: string;
  lastName: string;
  /** E.164. */
  phone: string | null;
  role: Role;
  status: UserStatus;
  createdAt: Date;
  version: number;
  /** An id of the palette; follows from the uid until somebody chooses one. */
  color: string;
  skillIds: string[];
  zoneIds: string[];
  /** Null: the company's. */
  weeklyHours: WeeklyHours | null;
  permissions: { prices: boolean; phones: boolean };
};

export function fullName({ name, lastName }: Pick<User, 'name' | 'lastName'>): string {
  return `${name} ${lastName}`.trim();
}
