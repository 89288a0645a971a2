import * as z from 'zod/mini';
import { MESSAGES } from '../../text/messages.ts';
import { PRIORITIES } from '../../services/service-type.ts';
import {
  flag,
  idList,
  instant,
  isInstant,
  oneOf,
  optionalId,
  optionalInstant,
  optionalNote,
  requiredId,
  requiredText,
  ruled,
} from '../parts/fields.ts';
import { durationMinutes } from '../settings/service-type.ts';
import type { FieldMessage } from '../parts/validate.ts';

/** Most pieces of equipment that one service is about. */
export const SERVICE_EQUIPMENT_MAX = 10;
const WINDOW_MAX_MS = 24 * 3_600_000;

const promisedWindow = () =>
  z.nullish(
    ruled(z.object({ start: instant(), end: instant() }), ({ start, end }) => {
      if (!isInstant(start) || !isInstant(end)) return [];
      const length = end.getTime() - start.getTime();
      if (length <= 0) return [{ path: 'end', message: MESSAGES.endAfterStart }];
      return length > WINDOW_MAX_MS ? [{ path: 'end', message: MESSAGES.windowTooLong }] : [];
    }),
  );

const fields = () =>
  z.object({
    clientId: requiredId(),
    siteId: requiredId(),
    equipmentIds: idList(SERVICE_EQUIPMENT_MAX),
    typeId: requiredId(),
    title: requiredText(),
    description: optionalNote(),
    priority: oneOf(PRIORITIES),
    ownerId: optionalId(),
    notBefore: optionalInstant(),
    promisedWindow: z.pipe(
      promisedWindow(),
      z.transform((value) => value ?? null),
    ),
    underWarranty: flag(),
  });

type Times = Pick<z.output<ReturnType<typeof fields>>, 'notBefore' | 'promisedWindow'>;

function timeProblems({ notBefore, promisedWindow: window }: Times): FieldMessage[] {
  const end = window?.end;
  const tooLate = isInstant(notBefore) && isInstant(end) && notBefore >= end;
  return tooLate ? [{ path: 'notBefore', message: MESSAGES.notBeforeAfterWindow }] : [];
}

/** What is asked for. Until when it is due follows from when it was asked for, `notBefore` and the priority. */
export const serviceSchema = () => ruled(fields(), timeProblems);

export type NewService = z.output<ReturnType<typeof serviceSchema>>;

const OF_FIRST_SERVICE = {
  typeId: true,
  title: true,
  description: true,
  priority: true,
  notBefore: true,
  promisedWindow: true,
} as const;

/** The first service of somebody who becomes a client: for whom and where follows from the conversion. */
export const firstServiceSchema = () => ruled(z.pick(fields(), OF_FIRST_SERVICE), timeProblems);

export type NewFirstService = z.output<ReturnType<typeof firstServiceSchema>>;

/** What is wrong with promising a window at an instant: nobody can come in one that is over. */
export function windowProblems(window: { end: unknown } | null, now: Date): FieldMessage[] {
  const end = window?.end;
  return isInstant(end) && end <= now ? [{ path: 'promisedWindow.end', message: MESSAGES.windowOver }] : [];
}

/** The same as its form asks it: what the type fills in, a person may have changed, so none of it is left open. */
export const serviceFormSchema = () => z.safeExtend(serviceSchema(), { durationMinutes: durationMinutes() });

/** The form of a service that is asked for now; one that is changed later keeps what was promised, over or not. */
export const newServiceFormSchema = (now: () => Date) =>
  ruled(serviceFormSchema(), ({ promisedWindow: window }) => windowProblems(window, now()));

export type ServiceForm = z.output<ReturnType<typeof serviceFormSchema>>;
