import { recordSchema } from '../../records/record-schema.ts';
import { BUFFERS } from '../../records/settings/settings.ts';
import { MESSAGES } from '../../text/messages.ts';
import { ruled } from '../parts/fields.ts';
import type { FieldMessage } from '../parts/validate.ts';

// Each priority with the one whose hours may not be shorter.
const SLOWER = [
  ['normal', 'low', 'baja'],
  ['high', 'normal', 'normal'],
  ['urgent', 'high', 'alta'],
] as const;

/** Whole hours, which may not grow with the priority. */
export const buffersSchema = () =>
  ruled(recordSchema(BUFFERS), (value) =>
    SLOWER.flatMap(([path, slower, word]): FieldMessage[] =>
      value[path] > value[slower] ? [{ path, message: MESSAGES.slowerThan(word) }] : [],
    ),
  );
