import * as z from 'zod/mini';
import { QUANTITY_MILLI_MAX } from '../../services/service-lines.ts';
import { recordSchema } from '../../records/record-schema.ts';
import { SERVICE_TYPE, type ChecklistItem } from '../../records/settings/service-type.ts';
import { MESSAGES } from '../../text/messages.ts';
import { requiredId, ruled, wholeNumber } from '../parts/fields.ts';

export const DEFAULT_LINES_MAX = 20;

const defaultLines = () =>
  z.pipe(
    z.nullish(
      z
        .array(
          z.object({
            itemId: requiredId(),
            quantityMilli: wholeNumber(1, QUANTITY_MILLI_MAX, MESSAGES.quantity),
          }),
        )
        .check(z.maxLength(DEFAULT_LINES_MAX, MESSAGES.tooMany(DEFAULT_LINES_MAX))),
    ),
    z.transform((value) => value ?? []),
  );

const withoutNeedlessOptions = (item: ChecklistItem) =>
  item.kind === 'CHOICE' ? item : { ...item, options: [] };

/** Only a choice has options, at least two. */
export const serviceTypeSchema = () =>
  z.pipe(
    ruled(z.extend(recordSchema(SERVICE_TYPE), { defaultLines: defaultLines() }), ({ checklist }) =>
      checklist.flatMap(({ kind, options }, index) =>
        kind === 'CHOICE' && options.length < 2
          ? [{ path: `checklist.${index}.options`, message: MESSAGES.twoOptions }]
          : [],
      ),
    ),
    z.transform((type) => ({ ...type, checklist: type.checklist.map(withoutNeedlessOptions) })),
  );
