import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { AbsenceKind, AbsenceStatus } from '../../graphql/types.generated.ts';

export type Absence = {
  id: string;
  technicianId: string;
  technicianName: string;
  from: LocalDate;
  to: LocalDate;
  kind: AbsenceKind;
  status: AbsenceStatus;
  note: string | null;
  decidedByName: string | null;
  createdAt: Date;
  version: number;
};
