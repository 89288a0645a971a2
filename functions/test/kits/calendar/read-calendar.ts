export type ReadEvent = Record<string, string>;

/**
 * Stricter than calendar apps, by the letter of RFC 5545: lines end in CR LF, have at most 75 octets and no control characters,
 * and each property is one that the server writes.
 */
export function readCalendar(text: string): ReadEvent[] {
  if (!text.endsWith('\r\n')) throw new Error('The last line does not end');
  const folded = text.slice(0, -2).split('\r\n');
  for (const line of folded) checkLine(line);
  const lines = folded.join('\r\n').replaceAll('\r\n ', '').split('\r\n');
  if (lines[0] !== 'BEGIN:VCALENDAR' || lines.at(-1) !== 'END:VCALENDAR') throw new Error('No calendar');
  const events: ReadEvent[] = [];
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;VALUE=DURATION)?:(.*)$/s.exec(line) ?? [];
    if (!PROPERTIES.has(name)) throw new Error(`A line that nobody wrote: ${line}`);
    if (line === 'BEGIN:VEVENT') events.push({});
    const event = events.at(-1);
    if (event && !['BEGIN', 'END'].includes(name)) event[name] = unescaped(value);
  }
  return events;
}

const PROPERTIES = new Set(
  (
    'BEGIN END VERSION PRODID NAME X-WR-CALNAME REFRESH-INTERVAL X-PUBLISHED-TTL UID SEQUENCE DTSTAMP DTSTART DTEND SUMMARY ' +
    'LOCATION DESCRIPTION STATUS CLASS LAST-MODIFIED'
  ).split(' '),
);

function checkLine(line: string): void {
  const octets = new TextEncoder().encode(line).length;
  if (octets > 75) throw new Error(`A line of ${octets} octets: ${line}`);
  if (/(?!\t)[\p{Cc}\u2028\u2029]/u.test(line)) {
    throw new Error(`A control character: ${JSON.stringify(line)}`);
  }
  if (!line.isWellFormed()) throw new Error(`Half a character: ${JSON.stringify(line)}`);
}

const unescaped = (value: string) =>
  value.replaceAll(/\\([\\;,nN])/g, (_all, letter: string) => (/n/i.test(letter) ? '\n' : letter));

export const readable = (text: string) =>
  text
    .toWellFormed()
    .replaceAll(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n')
    .replaceAll(/(?![\n\t])\p{Cc}/gu, '');
