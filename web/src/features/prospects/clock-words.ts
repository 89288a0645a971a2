import type { LocalDate } from '@cuadrilla/domain/local-date.ts';
import type { ProspectStatus } from '@cuadrilla/domain/prospect-states.ts';
import { formatRelativeDay, formatTime, today } from '#shared/format/dates.ts';
import { dayMonth, pastDay, type WhenWords } from './when-words.ts';

const HOUR = 3_600_000;

const localDay = (instant: string): LocalDate => today(new Date(instant));

/** How long ago somebody asked: `hace 5 min`, `hace 3 h`, `ayer`, `6 nov`. */
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

/** Until when, on a clock: `las 15:20`, `mañana, 09:10`, `el lun, 23 nov, 09:10`. */
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

/** The deadline on a card, while the clock runs: `Antes de las 15:20`, red in its last hour and after. */
export function deadlineWords({ status, firstResponseDueAt }: Clock, now: Date): WhenWords | null {
  if (status !== 'NEW' || firstResponseDueAt === null) return null;
  const left = Date.parse(firstResponseDueAt) - now.getTime();
  const from = today(now);
  if (left >= 0) {
    const until = moment(firstResponseDueAt, from).replace(/^el /u, 'l ');
    return { text: `Antes de${until.startsWith('l ') ? '' : ' '}${until}`, isLate: left < HOUR };
  }
  const day = localDay(firstResponseDueAt);
  const when = day === from ? `a las ${formatTime(firstResponseDueAt)}` : pastDay(day, from);
  return { text: `Venció ${when}`, isLate: true };
}

/** The first-response clock in a detail: until when, by how much it is late, or how long it took; null where it never ran. */
export function responseWords(clock: Clock, now: Date): WhenWords | null {
  const { firstResponseAt, firstResponseDueAt, createdAt } = clock;
  if (firstResponseAt !== null) {
    const took = Date.parse(firstResponseAt) - Date.parse(createdAt);
    return { text: `Respondido en ${span(took)}`, isLate: false };
  }
  const deadline = deadlineWords(clock, now);
  if (deadline === null || firstResponseDueAt === null) return null;
  const left = Date.parse(firstResponseDueAt) - now.getTime();
  if (left >= 0) return { ...deadline, text: `Responder ${deadline.text.replace('Antes', 'antes')}` };
  return { text: `Sin responder, ${span(-left)} tarde`, isLate: true };
}
