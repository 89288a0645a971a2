import { connection } from '../../../testing/connection.ts';
import type { DataOf, SentAs } from '../../../testing/fake-server.ts';
import type { AbsenceList_AbsenceFragment } from '#records/staff/absences/absence.generated.ts';

export type Me = NonNullable<DataOf<'ProfilePage'>['me']>;
export type Absence = SentAs<'Absence', AbsenceList_AbsenceFragment>;

export const absence = (change: Partial<Absence> = {}): Absence => ({
  __typename: 'Absence',
  id: 'b1',
  technicianId: 'u1',
  technicianName: 'Elena Robles',
  from: '2026-12-24',
  to: '2026-12-31',
  kind: 'VACATION',
  status: 'REQUESTED',
  note: null,
  decidedByName: null,
  version: 1,
  ...change,
});

export const absences = (nodes: readonly Absence[]) => connection('Absence', nodes);

export const noAbsences = absences([]);
