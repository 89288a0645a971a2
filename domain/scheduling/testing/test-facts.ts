import { checkSlot } from '../../visits/scheduling.ts';
import { DEFAULT_WEEKLY_HOURS, type WeeklyHours } from '../../people/weekly-hours.ts';
import type { BusyVisit, SlotQuestion, TechnicianFacts } from '../facts.ts';
import { instantAt, type Interval } from '../../time/time.ts';

export const MADRID = 'Europe/Madrid';

/** `2026-11-23 10:00`, in Madrid time by default. */
export function at(local: string, zone = MADRID): Date {
  const [day = '', time = ''] = local.split(' ');
  return instantAt(zone, day, time);
}

export const slot = (from: string, to: string, zone = MADRID): Interval => ({
  start: at(from, zone),
  end: at(to, zone),
});

export const visit = (from: string, to: string, serviceCode = 'S-2026-0310'): BusyVisit => ({
  id: `visit-${serviceCode}`,
  serviceCode,
  ...slot(from, to),
});

const around = [{ from: '00:00', to: '24:00' }];

export const ALL_WEEK: WeeklyHours = {
  mon: around,
  tue: around,
  wed: around,
  thu: around,
  fri: around,
  sat: around,
  sun: around,
};

/** Works 8–18 with an hour's lunch, Monday to Friday, in every zone, without skills. */
export const technician = (changes: Partial<TechnicianFacts> = {}): TechnicianFacts => ({
  id: 'sergio',
  name: 'Sergio Acuña',
  status: 'ACTIVE',
  skillIds: [],
  zoneIds: [],
  weeklyHours: DEFAULT_WEEKLY_HOURS,
  visits: [],
  absences: [],
  ...changes,
});

/** Monday 23 November, 10–12, no requirements. */
export const question = (changes: Partial<SlotQuestion> = {}): SlotQuestion => ({
  interval: slot('2026-11-23 10:00', '2026-11-23 12:00'),
  zone: MADRID,
  exceptVisitId: null,
  skills: [],
  site: { postalCode: '28013', zoneId: 'centre' },
  zones: [
    { id: 'north', name: 'Zona Norte' },
    { id: 'south', name: 'Zona Sur' },
    { id: 'centre', name: 'Zona Centro' },
  ],
  holidays: [],
  promisedWindow: null,
  notBefore: null,
  ...changes,
});

export const messagesFor = (who: Partial<TechnicianFacts>, what: Partial<SlotQuestion> = {}) =>
  checkSlot(technician(who), question(what)).map(({ severity, message }) =>
    severity === 'HARD' ? `NO: ${message}` : message,
  );
