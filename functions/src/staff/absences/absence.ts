import type { AbsenceFields } from '@cuadrilla/domain/records/absence.ts';
import type { RecordMeta } from '../../records.ts';

export type Absence = RecordMeta & AbsenceFields;
