import { formatRelativeDay, formatTime, today } from '#shared/format/dates.ts';

const dayOf = (instant: string) => today(new Date(instant));

export function startWords(start: string, now: Date): string {
  return `${formatRelativeDay(dayOf(start), today(now))}, ${formatTime(start)}`;
}

export function slotWords(start: string, end: string, now: Date): string {
  const isOneDay = dayOf(start) === dayOf(end) || formatTime(end) === '00:00';
  return isOneDay && Date.parse(end) - Date.parse(start) <= 86_400_000
    ? `${startWords(start, now)}–${formatTime(end)}`
    : `${startWords(start, now)} – ${startWords(end, now)}`;
}
