import ical, { ICalEventClass, ICalEventStatus } from 'ical-generator';
import type { VisitEvent } from './visit-event.ts';

const PRODUCT = { company: 'Cuadrilla', product: 'Cuadrilla', language: 'ES' };
const HOUR_SECONDS = 3_600;

/**
 * Events as iCalendar text (RFC 5545), in UTC so that readers need no time zone rules. Equal events give byte-identical text,
 * because the ETag is computed from it. The calendar's name is fixed because the library does not escape it.
 */
export function calendarText(events: readonly VisitEvent[]): string {
  const calendar = ical({ prodId: PRODUCT, name: 'Visitas de Cuadrilla', ttl: HOUR_SECONDS });
  for (const { uid, isCancelled, changedAt, ...event } of events) {
    calendar.createEvent({
      ...event,
      id: uid,
      summary: printable(event.summary),
      location: printable(event.location),
      description: { plain: printable(event.description) },
      stamp: changedAt,
      lastModified: changedAt,
      class: ICalEventClass.PRIVATE,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return `${calendar.toString()}\r\n`;
}

/**
 * Removes what no calendar line may contain: control characters, lone surrogates, and separators that some readers take for line
 * ends. The library escapes commas, semicolons, backslashes and line ends.
 */
function printable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/\p{Cc}/gu, (control) => (control === '\n' || control === '\t' ? control : ''));
}
