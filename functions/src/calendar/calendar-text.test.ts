import { describe, expect, test } from 'vitest';
import { NASTY_STRINGS } from '../../test/kits/nasty-strings.ts';
import { readable, readCalendar } from '../../test/kits/calendar/read-calendar.ts';
import { calendarText } from './calendar-text.ts';
import type { VisitEvent } from './visit-event.ts';

const event = (changes: Partial<VisitEvent> = {}): VisitEvent => ({
  uid: 'v1@cuadrilla',
  sequence: 0,
  start: new Date('2026-11-21T10:00:00Z'),
  end: new Date('2026-11-21T11:30:00Z'),
  summary: 'S-2026-0001 · No calienta',
  location: 'Calle de Ibiza 21, 28009 Madrid',
  description: 'Cliente: Ana; Ruiz',
  isCancelled: false,
  changedAt: new Date('2026-11-20T08:00:00Z'),
  ...changes,
});

test('equal events give identical text', () => {
  expect(calendarText([event()])).toBe(calendarText([event()]));
  expect(calendarText([event()])).not.toBe(calendarText([event({ sequence: 1 })]));
});

test('a calendar without events is valid', () => {
  expect(readCalendar(calendarText([]))).toEqual([]);
});

test('the text never changes for apps that have stored it', () => {
  expect(calendarText([event({ isCancelled: true })]).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Cuadrilla//Cuadrilla//ES',
    'NAME:Visitas de Cuadrilla',
    'X-WR-CALNAME:Visitas de Cuadrilla',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    'BEGIN:VEVENT',
    'UID:v1@cuadrilla',
    'SEQUENCE:0',
    'DTSTAMP:20261120T080000Z',
    'DTSTART:20261121T100000Z',
    'DTEND:20261121T113000Z',
    'SUMMARY:S-2026-0001 · No calienta',
    'LOCATION:Calle de Ibiza 21\\, 28009 Madrid',
    'DESCRIPTION:Cliente: Ana\\; Ruiz',
    'STATUS:CANCELLED',
    'LAST-MODIFIED:20261120T080000Z',
    'CLASS:PRIVATE',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

describe('text in an event', () => {
  test.each(NASTY_STRINGS)('%j cannot break a line', (text) => {
    const given = { summary: `x ${text}`, location: `x ${text}`, description: `x ${text}` };
    const expected = `x ${readable(text)}`;
    expect(readCalendar(calendarText([event(given), event()]))).toMatchObject([
      { SUMMARY: expected, LOCATION: expected, DESCRIPTION: expected, DTSTART: '20261121T100000Z' },
      { SUMMARY: 'S-2026-0001 · No calienta' },
    ]);
  });

  test('is folded between characters at any byte offset', () => {
    for (let before = 0; before < 80; before += 1) {
      for (const letter of ['a', 'ñ', '€', '👩🏽', '\\', ';', '\n']) {
        const description = `${'x'.repeat(before)}${letter.repeat(120)}.`;
        const [read] = readCalendar(calendarText([event({ description })]));
        expect(read?.['DESCRIPTION']).toBe(description);
      }
    }
  });
});
