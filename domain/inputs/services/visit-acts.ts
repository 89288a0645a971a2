import * as z from 'zod/mini';
import { MESSAGES } from '../../text/messages.ts';
import { INCOMPLETE_REASONS, PAUSE_REASONS, VISIT_OUTCOMES } from '../../visits/visit-states.ts';
import {
  instant,
  isInstant,
  oneOf,
  optionalInstant,
  optionalNif,
  optionalNote,
  optionalText,
  requiredName,
  requiredNote,
  requiredText,
  ruled,
} from '../parts/fields.ts';

export const pauseSchema = () => z.object({ reason: oneOf(PAUSE_REASONS) });

export type VisitPause = z.output<ReturnType<typeof pauseSchema>>;

export const endIncompleteSchema = () =>
  z.object({ outcome: oneOf(VISIT_OUTCOMES), reason: oneOf(INCOMPLETE_REASONS), note: optionalNote() });

export type IncompleteEnd = z.output<ReturnType<typeof endIncompleteSchema>>;

/** The service type decides whether a signature or refusal reason is required. */
export const completeSchema = () =>
  ruled(
    z.object({
      resolution: requiredNote(),
      signer: z.pipe(
        z.nullish(z.object({ name: requiredName(), nif: optionalNif() })),
        z.transform((value) => value ?? null),
      ),
      refusal: optionalText(),
    }),
    ({ signer, refusal }) =>
      signer != null && refusal != null ? [{ path: 'refusal', message: MESSAGES.signedAndRefused }] : [],
  );

export type VisitCompletion = z.output<ReturnType<typeof completeSchema>>;

export const cancelVisitSchema = () => z.object({ reason: requiredText() });

/** The server checks that times are not in the future. */
export const correctTimesSchema = () =>
  ruled(
    z.object({
      travelStartedAt: optionalInstant(),
      arrivedAt: instant(),
      finishedAt: optionalInstant(),
      reason: requiredText(),
    }),
    ({ travelStartedAt, arrivedAt, finishedAt }) => {
      const wrong = [];
      if (!isInstant(arrivedAt)) return [];
      if (isInstant(travelStartedAt) && arrivedAt < travelStartedAt) {
        wrong.push({ path: 'arrivedAt', message: MESSAGES.arrivalBeforeTravel });
      }
      if (isInstant(finishedAt) && finishedAt <= arrivedAt) {
        wrong.push({ path: 'finishedAt', message: MESSAGES.finishBeforeArrival });
      }
      return wrong;
    },
  );

export type TimesCorrection = z.output<ReturnType<typeof correctTimesSchema>>;

export const correctDepartureSchema = () => z.object({ travelStartedAt: instant(), reason: requiredText() });

export type DepartureCorrection = z.output<ReturnType<typeof correctDepartureSchema>>;
