import * as z from 'zod/mini';
import { MESSAGES } from '../../text/messages.ts';
import { recordSchema } from '../../records/record-schema.ts';
import { SERVICE, type NewService } from '../../records/service.ts';
import { isInstant, ruled } from '../parts/fields.ts';
import type { FieldMessage } from '../parts/validate.ts';

type Times = Pick<NewService, 'notBefore' | 'promisedWindow'>;

export function serviceProblems({ notBefore, promisedWindow }: Times): FieldMessage[] {
  const end = promisedWindow?.end;
  const tooLate = isInstant(notBefore) && isInstant(end) && notBefore >= end;
  return tooLate ? [{ path: 'notBefore', message: MESSAGES.notBeforeAfterWindow }] : [];
}

export function windowProblems(window: { end: unknown } | null, now: Date): FieldMessage[] {
  const end = window?.end;
  return isInstant(end) && end <= now ? [{ path: 'promisedWindow.end', message: MESSAGES.windowOver }] : [];
}

/** Nothing is left to the service type: the form shows its defaults for editing. */
export const serviceFormSchema = () => ruled(recordSchema(SERVICE), serviceProblems);

/** Unlike an existing service, a new one cannot promise a window that is over. */
export const newServiceFormSchema = (now: () => Date) =>
  ruled(serviceFormSchema(), ({ promisedWindow }) => windowProblems(promisedWindow, now()));

const leftToType = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? null),
  );

/** null fields take the service type's default. */
export const serviceSchema = () => {
  const fields = recordSchema(SERVICE);
  const { priority, durationMinutes } = fields.shape;
  return ruled(
    z.extend(fields, { priority: leftToType(priority), durationMinutes: leftToType(durationMinutes) }),
    serviceProblems,
  );
};

const OF_FIRST_SERVICE = {
  typeId: true,
  title: true,
  description: true,
  priority: true,
  notBefore: true,
  promisedWindow: true,
} as const;

export const firstServiceFormSchema = () =>
  ruled(z.pick(recordSchema(SERVICE), OF_FIRST_SERVICE), serviceProblems);

/** A null priority takes the service type's default. */
export const firstServiceSchema = () => {
  const fields = z.pick(recordSchema(SERVICE), OF_FIRST_SERVICE);
  return ruled(z.extend(fields, { priority: leftToType(fields.shape.priority) }), serviceProblems);
};

export type NewFirstService = z.output<ReturnType<typeof firstServiceSchema>>;
