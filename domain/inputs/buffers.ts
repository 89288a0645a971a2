import * as z from 'zod/mini';
import { MESSAGES } from '../messages.ts';
import { ruled, wholeNumber } from './fields.ts';
import type { FieldMessage } from './validate.ts';

const hours = () => wholeNumber(1, 720, MESSAGES.hours);

// Each beside the one that may not be shorter.
const SLOWER = [
  ['normal', 'low', 'baja'],
  ['high', 'normal', 'normal'],
  ['urgent', 'high', 'alta'],
] as const;

/** How long things may take, in whole calendar hours: the more pressing, the shorter. */
export const buffersSchema = () =>
  ruled(
    z.object({ low: hours(), normal: hours(), high: hours(), urgent: hours(), firstResponse: hours() }),
    (value) =>
      SLOWER.flatMap(([path, slower, word]): FieldMessage[] =>
        value[path] > value[slower] ? [{ path, message: MESSAGES.slowerThan(word) }] : [],
      ),
  );

export type Buffers = z.output<ReturnType<typeof buffersSchema>>;
