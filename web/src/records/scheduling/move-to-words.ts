import { localOf } from '@cuadrilla/domain/time/time.ts';
import { formatRelativeDay, formatTime } from '#shared/format/dates.ts';

/** `Pasar a las 14:30`, with the day if it is another one. */
export function moveToWords(start: Date, day: string, zone: string): string {
  const at = localOf(zone, start);
  const time = formatTime(start.toISOString());
  if (at.day === day) return at.time.startsWith('01') ? `Pasar a la ${time}` : `Pasar a las ${time}`;
  return `Pasar a ${formatRelativeDay(at.day)}, ${time}`;
}
