import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { ProspectStatus } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { formatRelativeDay, formatTime, today } from '#shared/format/dates.ts';
import { dayMonth, type WhenWords } from './when-words.ts';

const HOUR = 3_600_000;

const localDay = (instant: string): LocalDate => today(new Date(instant));

export function ageWords(createdAt: string, now: Date): string {
  const from = today(now);
  const day = localDay(createdAt);
  if (day !== from) return formatRelativeDay(day, from) === 'ayer' ? 'ayer' : dayMonth(day, from);
  const age = Math.max(0, now.getTime() - Date.parse(createdAt));
  const minutes = Math.floor(age / 60_000);
  if (minutes < 1) return 'ahora';
  return age < HOUR ? `hace ${minutes} min` : `hace ${Math.floor(age / HOUR)} h`;
}

const span = (ms: number) => {
  const minutes = Math.max(0, Math.round(ms / 60_000));
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60), minutes % 60];
  if (days > 0) return hours === 0 ? `${days} d` : `${days} d ${hours} h`;
  if (hours === 0) return `${rest} min`;
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')}`;
};

function moment(instant: string, from: LocalDate): string {
  const day = localDay(instant);
  if (day === from) return `las ${formatTime(instant)}`;
  const words = formatRelativeDay(day, from);
  return `${words === 'mañana' ? words : `el ${words}`}, ${formatTime(instant)}`;
}

type Clock = {
  status: ProspectStatus;
  firstResponseDueAt: string | null;
  firstResponseAt: string | null;
  createdAt: string;
};

/** The first-response clock: time left (red in the last hour), delay, or time it took; null if it never ran. */
export function responseWords(
  { status, firstResponseAt, firstResponseDueAt, createdAt }: Clock,
  now: Date,
): WhenWords | null {
  if (firstResponseAt !== null) {
    const took = Date.parse(firstResponseAt) - Date.parse(createdAt);
    return { text: `Respondido en ${span(took)}`, isLate: false };
  }
  if (status !== 'NEW' || firstResponseDueAt === null) return null;
  const left = Date.parse(firstResponseDueAt) - now.getTime();
  if (left < 0) return { text: `Sin responder, ${span(-left)} tarde`, isLate: true };
  const until = `de ${moment(firstResponseDueAt, today(now))}`.replace('de el ', 'del ');
  return { text: `Responder antes ${until}`, isLate: left < HOUR };
}
