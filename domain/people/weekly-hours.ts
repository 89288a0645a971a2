import { MESSAGES } from '../text/messages.ts';

export const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
export type Day = (typeof DAYS)[number];

export const DAY_LABELS: Record<Day, string> = {
  mon: 'Lunes',
  tue: 'Martes',
  wed: 'Miércoles',
  thu: 'Jueves',
  fri: 'Viernes',
  sat: 'Sábado',
  sun: 'Domingo',
};

/** Local times `HH:MM`; `24:00` is allowed as the end. */
export type HoursSpan = { from: string; to: string };
export type WeeklyHours = Record<Day, HoursSpan[]>;

/** In the order of the days, with only `from` and `to`, so that equal weeks compare as equal. */
export const orderedHours = (hours: Partial<Record<Day, readonly HoursSpan[]>>): WeeklyHours =>
  Object.fromEntries(
    DAYS.map((day) => [day, (hours[day] ?? []).map(({ from, to }) => ({ from, to }))]),
  ) as WeeklyHours;

export const SPANS_PER_DAY_MAX = 4;

const workday = (): HoursSpan[] => [
  { from: '08:00', to: '14:00' },
  { from: '15:00', to: '18:00' },
];

export const DEFAULT_WEEKLY_HOURS: WeeklyHours = {
  mon: workday(),
  tue: workday(),
  wed: workday(),
  thu: workday(),
  fri: workday(),
  sat: [],
  sun: [],
};

const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

export function minutesOf(span: HoursSpan): number {
  return minuteOfDay(span.to) - minuteOfDay(span.from);
}

export function weekMinutes(hours: WeeklyHours): number {
  return DAYS.flatMap((day) => hours[day]).reduce((total, span) => total + minutesOf(span), 0);
}

/** Paths like `mon.0.to`, or `mon` for the whole day, each once. */
export function checkWeeklyHours(hours: WeeklyHours): { path: string; message: string }[] {
  return DAYS.flatMap((day) => {
    const spans = hours[day];
    if (spans.length > SPANS_PER_DAY_MAX) {
      return [{ path: day, message: `No puede tener más de ${SPANS_PER_DAY_MAX} tramos al día` }];
    }
    return spans.flatMap((span, index) => {
      const wrong = wrongInSpan(span, spans[index - 1]);
      return wrong ? [{ path: `${day}.${index}.${wrong.end}`, message: wrong.message }] : [];
    });
  });
}

function wrongInSpan(
  span: HoursSpan,
  before: HoursSpan | undefined,
): { end: 'from' | 'to'; message: string } | null {
  const message = 'Indica una hora válida';
  if (!TIME.test(span.from)) return { end: 'from', message };
  if (!TIME.test(span.to) && span.to !== '24:00') return { end: 'to', message };
  if (span.from >= span.to) return { end: 'to', message: MESSAGES.endAfterStart };
  if (!before || before.to <= span.from) return null;
  if (before.from > span.from) return { end: 'from', message: 'Ordena los tramos de menor a mayor' };
  return { end: 'from', message: 'Este tramo se solapa con el anterior' };
}
