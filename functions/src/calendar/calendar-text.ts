import ical, { ICalEventClass, ICalEventStatus } from 'ical-generator';
import type { VisitEvent } from './visit-event.ts';

const PRODUCT = { company: 'Cuadrilla', product: 'Cuadrilla', language: 'ES' };
const HOUR_SECONDS = 3_600;

/**
 * Events as iCalendar text (RFC 5545), in UTC so that no reader needs a time zone's rules. Equal events give equal text, byte
 * for byte: by it a calendar app is told that nothing changed. The name is fixed, because the library writes it as it is.
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
 * What a person typed without what no line of a calendar may hold: control characters, half characters, and the separators that
 * some readers take for the end of a line. Commas, semicolons, backslashes and line ends are escaped by the library.
 */
function printable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/\p{Cc}/gu, (control) => (control === '\n' || control === '\t' ? control : ''));
}
