import * as z from 'zod/mini';
import { MESSAGES } from '../../text/messages.ts';
import { ruled, wholeNumber } from '../parts/fields.ts';
import type { FieldMessage } from '../parts/validate.ts';

/** How the hours of a deadline are counted; the names are those of the GraphQL enum. */
export const DEADLINE_CLOCKS = ['CALENDAR', 'WORKING'] as const;
export type DeadlineClock = (typeof DEADLINE_CLOCKS)[number];

const hours = () => wholeNumber(1, 720, MESSAGES.hours);

// Each priority with the one whose hours may not be shorter.
const SLOWER = [
  ['normal', 'low', 'baja'],
  ['high', 'normal', 'normal'],
  ['urgent', 'high', 'alta'],
] as const;

const clock = () =>
  z.pipe(
    z.nullish(z.enum(DEADLINE_CLOCKS, MESSAGES.choice)),
    z.transform((value) => value ?? null),
  );

/** Whole hours, which may not grow with the priority. An omitted clock is unchanged. */
export const buffersSchema = () =>
  ruled(
    z.object({
      low: hours(),
      normal: hours(),
      high: hours(),
      urgent: hours(),
      firstResponse: hours(),
      lowClock: clock(),
      normalClock: clock(),
      highClock: clock(),
      urgentClock: clock(),
    }),
    (value) =>
      SLOWER.flatMap(([path, slower, word]): FieldMessage[] =>
        value[path] > value[slower] ? [{ path, message: MESSAGES.slowerThan(word) }] : [],
      ),
  );

const CLOCKS = ['lowClock', 'normalClock', 'highClock', 'urgentClock'] as const;

export type BuffersChange = z.output<ReturnType<typeof buffersSchema>>;
export type Buffers = Omit<BuffersChange, (typeof CLOCKS)[number]> &
  Record<(typeof CLOCKS)[number], DeadlineClock>;

export function changedBuffers(before: Buffers, change: BuffersChange): Buffers {
  const clocks = CLOCKS.map((name) => [name, change[name] ?? before[name]] as const);
  return { ...change, ...(Object.fromEntries(clocks) as Pick<Buffers, (typeof CLOCKS)[number]>) };
}
