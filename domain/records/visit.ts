import type { Priority } from '../services/service-type.ts';
import type { LocalDate } from '../time/local-date.ts';
import type { Interval } from '../time/time.ts';
import {
  INCOMPLETE_REASON_LABELS,
  VISIT_OUTCOME_LABELS,
  VISIT_STATUS_LABELS,
  VISIT_TIME_LABELS,
  type IncompleteReason,
  type PauseReason,
  type VisitOutcome,
  type VisitStatus,
  type VisitTime,
} from '../visits/visit-states.ts';
import type { ClientRef } from './client.ts';
import { derived, system } from './field.ts';
import type { Stored } from './record.ts';
import type { VisitTechnician, WorkSite } from './service.ts';

/** Denormalised copy of the service, for the planning. */
export type VisitSummary = {
  serviceId: string;
  code: string;
  title: string;
  typeName: string;
  priority: Priority;
  dueAt: Date;
  promisedWindow: Interval | null;
  /** The first machine; its label is updated by this id. */
  equipmentId: string | null;
  equipmentLabel: string | null;
};

const NO_SUMMARY: VisitSummary = {
  serviceId: '',
  code: '',
  title: '',
  typeName: '',
  priority: 'NORMAL',
  dueAt: new Date(0),
  promisedWindow: null,
  equipmentId: null,
  equipmentLabel: null,
};

const NO_SITE: WorkSite = {
  id: '',
  name: '',
  address: { street: '', number: null, floor: null, postalCode: '', city: '' },
  zoneId: null,
  accessNotes: null,
};

/** `to` is null while it lasts. */
export type VisitPause = { from: Date; to: Date | null; reason: PauseReason };

export type VisitStart = { at: Date; unconfirmed: boolean };

/** Changes appear in the timeline of the service. */
export const VISIT = {
  summary: derived(NO_SUMMARY),
  client: derived<ClientRef>({ id: '', code: '', name: '' }, { label: 'Cliente' }),
  site: derived(NO_SITE, { label: 'Ubicación' }),
  /** The first is the lead. */
  technicians: system<VisitTechnician[]>([], { label: 'Técnicos' }),
  technicianIds: derived<string[]>([]),
  plannedStart: system(new Date(0), { label: 'Inicio previsto' }),
  plannedEnd: system(new Date(0), { label: 'Fin previsto' }),
  /** The local days on which it takes place, for queries. */
  days: derived<LocalDate[]>([]),
  instructions: system<string | null>(null, { label: 'Instrucciones' }),
  status: system<VisitStatus>('SCHEDULED', { label: 'Estado', words: VISIT_STATUS_LABELS }),
  travelStartedAt: system<Date | null>(null, { label: 'Salida' }),
  arrivedAt: system<Date | null>(null, { label: 'Llegada' }),
  finishedAt: system<Date | null>(null, { label: 'Fin' }),
  pauses: system<VisitPause[]>([]),
  outcome: system<VisitOutcome | null>(null, { label: 'Qué se hizo', words: VISIT_OUTCOME_LABELS }),
  incompleteReason: system<IncompleteReason | null>(null, {
    label: 'Motivo',
    words: INCOMPLETE_REASON_LABELS,
  }),
  /** Audited as the text of the cancellation. */
  reason: system<string | null>(null),
  resolution: system<string | null>(null, { label: 'Lo que se hizo' }),
  /** Device times that await confirmation. */
  unconfirmed: system<VisitTime[]>([], { label: 'Horas sin confirmar', words: VISIT_TIME_LABELS }),
  /** The latest version of its work report. */
  reportId: derived<string | null>(null),
  /** Removed by the office; they may still report earlier work. */
  formerTechnicians: derived<VisitTechnician[]>([]),
  /** By technician: milliseconds that the device's clock is behind. */
  clockShifts: derived<Record<string, number>>({}),
  /** By technician, even if a colleague started earlier. */
  starts: derived<Record<string, VisitStart>>({}),
  /** By technician: the open work review. */
  openReviews: derived<Record<string, string>>({}),
} as const;

export type VisitFields = Stored<typeof VISIT>;
