import { formatLocalDate, todayIn } from '@cuadrilla/domain/time/local-date.ts';

/** In the zone frozen with the report, whatever the company's is now. */
export type Stamps = {
  day: (instant: string) => string;
  time: (instant: string) => string;
  /** `13:22–14:31`, with both days if it ends on another. */
  slot: (from: string, to: string) => string;
};

export function stampsOf(timeZone: string): Stamps {
  const clock = new Intl.DateTimeFormat('es-ES', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const day = (instant: string) => formatLocalDate(todayIn(timeZone, new Date(instant)));
  const time = (instant: string) => clock.format(new Date(instant));
  const slot = (from: string, to: string) =>
    day(from) === day(to)
      ? `${time(from)}–${time(to)}`
      : `${day(from)}, ${time(from)} – ${day(to)}, ${time(to)}`;
  return { day, time, slot };
}
