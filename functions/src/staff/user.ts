import type { UserFields } from '@cuadrilla/domain/records/user.ts';
import type { RecordMeta } from '../records.ts';
import type { Done } from '../store/act.ts';
import type { Conflict, Failure } from '../failures.ts';

export type StaffOutcome = Done | Conflict | Extract<Failure, { kind: 'notFound' | 'keyReused' }>;

export type { UserStatus } from '@cuadrilla/domain/records/user.ts';

export type User = Pick<RecordMeta, 'id' | 'createdAt' | 'version'> & UserFields;

export type MeAdmin = { user: User };
