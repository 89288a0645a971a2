import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { addDays } from '@cuadrilla/domain/time/local-date.ts';
import { isVisitOver, isVisitUnderWay, type VisitStatus } from '@cuadrilla/domain/visits/visit-states.ts';
import { formatTime, today } from '#shared/format/dates.ts';

type DayVisit = { id: string; status: VisitStatus; plannedStart: string; plannedEnd: string };

export type Day<V extends DayVisit> = {
  next: V | null;
  /** Open visits, then the finished ones, newest first. */
  rest: V[];
  tomorrow: V[];
  /** By start, including `next`. */
  all: V[];
  done: number;
  /** The end of the last planned visit up to today, or null. */
  end: string | null;
};

const dayOf = (instant: string): LocalDate => today(new Date(instant));
const byStart = (a: DayVisit, b: DayVisit) => a.plannedStart.localeCompare(b.plannedStart);

const URGENCY: Partial<Record<VisitStatus, number>> = { IN_PROGRESS: 0, TRAVELLING: 1, PAUSED: 2 };
const urgencyOf = ({ status }: DayVisit) => URGENCY[status] ?? 3;

const isBegun = ({ status }: DayVisit) => isVisitUnderWay(status) || status === 'TRAVELLING';

/** Today's visits, those of other days still in progress, and tomorrow's; cancelled ones are left out. */
export function dayOfVisits<V extends DayVisit>(visits: readonly V[], now: Date): Day<V> {
  const day = today(now);
  const mine = visits.filter(({ status }) => status !== 'CANCELLED').toSorted(byStart);
  const all = mine.filter((visit) => isBegun(visit) || dayOf(visit.plannedStart) === day);
  const open = all.filter(({ status }) => !isVisitOver(status));
  const next = open.toSorted((a, b) => urgencyOf(a) - urgencyOf(b) || byStart(a, b))[0] ?? null;
  const over = all.filter(({ status }) => isVisitOver(status));
  const isTomorrow = (visit: V) => dayOf(visit.plannedStart) === addDays(day, 1);
  const ends = all.filter(({ plannedStart }) => dayOf(plannedStart) <= day);
  return {
    next,
    rest: [...open.filter((visit) => visit !== next), ...over.toReversed()],
    tomorrow: mine.filter((visit) => isTomorrow(visit) && !isBegun(visit)),
    all,
    done: over.length,
    end:
      ends
        .map(({ plannedEnd }) => plannedEnd)
        .toSorted()
        .at(-1) ?? null,
  };
}

/** `2 de 4 visitas hechas · fin a las 17:30`; on a narrow phone the line breaks between the two. */
export function dayWords({ all, done, end }: Day<DayVisit>): string {
  if (all.length === 0) return 'Sin visitas para hoy';
  const count = `${done} de ${all.length} ${all.length === 1 ? 'visita hecha' : 'visitas hechas'}`;
  if (done === all.length || end === null) return count;
  return `${count}\u00A0· ${`fin a las ${formatTime(end)}`.replaceAll(' ', '\u00A0')}`;
}

const MINUTE = 60_000;

export function untilWords(start: string, now: Date): string {
  const minutes = Math.round((Date.parse(start) - now.getTime()) / MINUTE);
  if (minutes === 0) return 'ahora';
  const away = Math.abs(minutes);
  const hours = Math.floor(away / 60);
  const words = [hours > 0 ? `${hours} h` : '', away % 60 > 0 ? `${away % 60} min` : '']
    .filter(Boolean)
    .join(' ');
  return minutes > 0 ? `en ${words}` : `hace ${words}`;
}

export function stopwatch(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1_000));
  const parts = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
