import * as z from 'zod/mini';
import { MESSAGES } from '../../text/messages.ts';
import { recordSchema } from '../../records/record-schema.ts';
import { SERVICE, type NewService } from '../../records/service.ts';
import { isInstant, ruled } from '../parts/fields.ts';
import type { FieldMessage } from '../parts/validate.ts';

type Times = Pick<NewService, 'notBefore' | 'promisedWindow'>;

/** Rules between the fields; each problem names its field. */
export function serviceProblems({ notBefore, promisedWindow }: Times): FieldMessage[] {
  const end = promisedWindow?.end;
  const tooLate = isInstant(notBefore) && isInstant(end) && notBefore >= end;
  return tooLate ? [{ path: 'notBefore', message: MESSAGES.notBeforeAfterWindow }] : [];
}

/** What is wrong with promising a window at an instant: nobody can come in one that is over. */
export function windowProblems(window: { end: unknown } | null, now: Date): FieldMessage[] {
  const end = window?.end;
  return isInstant(end) && end <= now ? [{ path: 'promisedWindow.end', message: MESSAGES.windowOver }] : [];
}

/** What the form asks for: what the type fills in a person may have changed, so none of it is left open. */
export const serviceFormSchema = () => ruled(recordSchema(SERVICE), serviceProblems);

/** A service that is changed keeps what was promised, over or not. */
export const newServiceFormSchema = (now: () => Date) =>
  ruled(serviceFormSchema(), ({ promisedWindow }) => windowProblems(promisedWindow, now()));

const leftToType = <S extends z.ZodMiniType>(schema: S) =>
  z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? null),
  );

/** A new service: null where its type decides. */
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

/** The first service of somebody who becomes a client: for whom and where follows from the conversion. */
export const firstServiceFormSchema = () =>
  ruled(z.pick(recordSchema(SERVICE), OF_FIRST_SERVICE), serviceProblems);

/** The same, with a null priority where its type decides. */
export const firstServiceSchema = () => {
  const fields = z.pick(recordSchema(SERVICE), OF_FIRST_SERVICE);
  return ruled(z.extend(fields, { priority: leftToType(fields.shape.priority) }), serviceProblems);
};

export type NewFirstService = z.output<ReturnType<typeof firstServiceSchema>>;
