import type { VisitFields } from '@cuadrilla/domain/records/visit.ts';
import type { RecordMeta } from '../records.ts';

/** Of one service, including cancelled ones. */
export const VISITS_MAX = 100;

export type Visit = RecordMeta & VisitFields;
