import * as z from 'zod/mini';
import { MESSAGES } from '../../text/messages.ts';
import { CHECKLIST_KINDS, PRIORITIES, SERVICE_CATEGORIES } from '../../services/service-type.ts';
import { QUANTITY_MILLI_MAX } from '../../services/service-lines.ts';
import { foldText } from '../../text/text.ts';
import {
  flag,
  idList,
  list,
  oneOf,
  optionalNote,
  optionalText,
  requiredId,
  requiredName,
  requiredText,
  wholeNumber,
} from '../parts/fields.ts';

const CHECKLIST_MAX = 30;
const STEP_MINUTES = 5;
export const DEFAULT_LINES_MAX = 20;

const checklistItem = () =>
  z.pipe(
    z.object({
      text: requiredText(),
      kind: oneOf(CHECKLIST_KINDS),
      options: list(optionalText(), 20, foldText),
      required: flag(),
    }),
    z.transform((item, context) => {
      if (item.kind !== 'CHOICE') return { ...item, options: [] };
      if (item.options.length < 2) {
        context.issues.push({ code: 'custom', message: MESSAGES.twoOptions, path: ['options'], input: item });
      }
      return item;
    }),
  );

/** Only a choice has options. */
export type ChecklistItem = z.output<ReturnType<typeof checklistItem>>;

const checklist = () =>
  z.pipe(
    z.nullish(z.array(checklistItem()).check(z.maxLength(CHECKLIST_MAX, MESSAGES.tooMany(CHECKLIST_MAX)))),
    z.transform((value) => value ?? []),
  );

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

export const durationMinutes = () =>
  wholeNumber(15, 1_440, MESSAGES.duration).check(
    z.refine((minutes) => minutes % STEP_MINUTES === 0, MESSAGES.duration),
  );

export const serviceTypeSchema = () =>
  z.object({
    name: requiredName(),
    category: oneOf(SERVICE_CATEGORIES),
    durationMinutes: durationMinutes(),
    priority: oneOf(PRIORITIES),
    instructions: optionalNote(),
    checklist: checklist(),
    skillIds: idList(50),
    requiresSignature: flag(),
    minPhotos: wholeNumber(0, 20, MESSAGES.minPhotos),
    defaultLines: defaultLines(),
  });

export type NewServiceType = z.output<ReturnType<typeof serviceTypeSchema>>;

export type DefaultLine = NewServiceType['defaultLines'][number];
