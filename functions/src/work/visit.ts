import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { Priority } from '@cuadrilla/domain/services/service-type.ts';
import type { Interval } from '@cuadrilla/domain/time/time.ts';
import type {
  IncompleteReason,
  PauseReason,
  VisitOutcome,
  VisitStatus,
  VisitTime,
} from '@cuadrilla/domain/visits/visit-states.ts';
import type { VisitTechnician, WorkSite } from '@cuadrilla/domain/records/service.ts';
import type { ClientRef, RecordMeta } from '../records.ts';

/** What a plan shows of a visit's service: a copy. */
export type VisitSummary = {
  serviceId: string;
  code: string;
  title: string;
  typeName: string;
  priority: Priority;
  dueAt: Date;
  promisedWindow: Interval | null;
  /** The first of its machines, by which it is told of the machine's new name. */
  equipmentId: string | null;
  equipmentLabel: string | null;
};

/** As many as a service can have, annulled ones too. */
export const VISITS_MAX = 100;

/** An interruption; `to` is null while it lasts. */
export type VisitPause = { from: Date; to: Date | null; reason: PauseReason };

export type VisitStart = { at: Date; unconfirmed: boolean };

/** Going to a site to do a service, as `visits/{id}` says; free of Firestore's types. */
export type Visit = RecordMeta & {
  summary: VisitSummary;
  client: ClientRef;
  site: WorkSite;
  technicians: VisitTechnician[];
  technicianIds: string[];
  plannedStart: Date;
  plannedEnd: Date;
  /** The local days that it touches, by which a plan finds it. */
  days: LocalDate[];
  status: VisitStatus;
  outcome: VisitOutcome | null;
  incompleteReason: IncompleteReason | null;
  reason: string | null;
  instructions: string | null;
  travelStartedAt: Date | null;
  arrivedAt: Date | null;
  finishedAt: Date | null;
  pauses: VisitPause[];
  resolution: string | null;
  /** The latest version of its report, or null. */
  reportId: string | null;
  /** Who was taken off it by the office: what they did in it is still theirs to report. */
  formerTechnicians: VisitTechnician[];
  /** Which of its times wait to be confirmed. */
  unconfirmed: VisitTime[];
  /** By technician: how far their device's clock has shown itself to be behind, in milliseconds. */
  clockShifts: Record<string, number>;
  /** By technician: when they began, also where a colleague had by then. */
  starts: Record<string, VisitStart>;
  /** By technician: the review in which what they did waits for the office. */
  openReviews: Record<string, string>;
};

/** What a visit says of reports that were not as planned, where there were none. */
export const AS_PLANNED = {
  formerTechnicians: [],
  unconfirmed: [],
  clockShifts: {},
  starts: {},
  openReviews: {},
} satisfies Partial<Visit>;
