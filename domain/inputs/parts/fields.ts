import * as z from 'zod/mini';
import { isLocalDate } from '../../time/local-date.ts';
import { MESSAGES } from '../../text/messages.ts';
import { parseNif } from '../../contact/nif.ts';
import type { PhoneParser } from '../../contact/phone.ts';
import { parsePostalCode } from '../../contact/postal-code.ts';
import { isBlank, isStorable, SHORT_TEXT_MAX } from '../../text/text.ts';
import { email, note, shortText, textUpTo, type Check } from './checks.ts';
import type { FieldMessage } from './validate.ts';

export const checked = (check: Check) =>
  z.string(MESSAGES.required).check((context) => {
    const message = check(context.value);
    if (message !== null) context.issues.push({ code: 'custom', message, input: context.value });
  });

export const trimmed = (check: Check) =>
  z.pipe(
    checked(check),
    z.transform((value: string) => value.trim()),
  );

/** Trimmed; null for a blank. */
const optional = (check: Check) =>
  z.pipe(
    z.nullish(z.string(MESSAGES.unstorable)),
    z.transform((value, context) => {
      if (value == null || isBlank(value)) return null;
      const message = check(value);
      if (message !== null) context.issues.push({ code: 'custom', message, input: value });
      return value.trim();
    }),
  );

const optionalParsed = (parse: (text: string) => string | null, message: string) =>
  z.pipe(
    z.nullish(z.string(message)),
    z.transform((value, context) => {
      if (value == null || isBlank(value)) return null;
      const parsed = isStorable(value.trim()) ? parse(value) : null;
      if (parsed === null) context.issues.push({ code: 'custom', message, input: value });
      return parsed ?? value;
    }),
  );

export const requiredParsed = (parse: (text: string) => string | null, message: string) =>
  z.pipe(
    z.string(MESSAGES.required),
    z.transform((value: string, context) => {
      const parsed = parse(value);
      if (parsed !== null) return parsed;
      const wrong = isBlank(value) ? MESSAGES.required : message;
      context.issues.push({ code: 'custom', message: wrong, input: value });
      return value;
    }),
  );

const parseDate = (text: string) => (isLocalDate(text.trim()) ? text.trim() : null);
// Ids come from Firestore, Auth or a palette; slashes are refused so that none becomes a path.
const parseId = (text: string) => (/^[A-Za-z0-9_-]{1,128}$/.test(text) ? text : null);
export const oneKindOfNewLine = (text: string) => text.replace(/\r\n?/g, '\n');

export const requiredText = (max = SHORT_TEXT_MAX) => trimmed(textUpTo(max));
export const optionalText = (max = SHORT_TEXT_MAX) => optional(textUpTo(max));
export const requiredName = () => trimmed(shortText);
export const requiredEmail = () => trimmed(email);
export const optionalEmail = () => optional(email);
export const optionalNote = () =>
  z.pipe(
    optional(note),
    z.transform((text) => (text === null ? null : oneKindOfNewLine(text))),
  );

export const requiredNote = () => z.pipe(trimmed(note), z.transform(oneKindOfNewLine));

/** E.164, or null for a blank. */
export const optionalPhone = (parsePhone: PhoneParser) => optionalParsed(parsePhone, MESSAGES.phone);
/** Compact, or null for a blank. */
export const optionalNif = () => optionalParsed(parseNif, MESSAGES.nif);
export const requiredPostalCode = () => requiredParsed(parsePostalCode, MESSAGES.postalCode);
export const optionalPostalCode = () => optionalParsed(parsePostalCode, MESSAGES.postalCode);
export const requiredDate = () => requiredParsed(parseDate, MESSAGES.date);
export const optionalDate = () => optionalParsed(parseDate, MESSAGES.date);
export const requiredId = () => requiredParsed(parseId, MESSAGES.choice);
export const optionalId = () => optionalParsed(parseId, MESSAGES.choice);

/** In a rule between fields the value is not validated yet. */
export const isDay = (value: string | null): value is string => value !== null && isLocalDate(value);

// The offset is required: without it a text would be another instant on every machine.
const INSTANT = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})$/;

function parseInstant(value: Date | string): Date | null {
  const day = typeof value === 'string' ? INSTANT.exec(value.trim())?.[1] : '2000-01-01';
  if (day === undefined || !isLocalDate(day)) return null;
  const instant = new Date(value);
  const year = instant.getUTCFullYear();
  // The years a database accepts; also false for an invalid date.
  return year >= 1 && year <= 9_999 ? instant : null;
}

/** A `Date` or ISO 8601 text with offset; null for a blank. */
export const optionalInstant = () =>
  z.pipe(
    z.nullish(z.union([z.date(MESSAGES.instant), z.string(MESSAGES.instant)], MESSAGES.instant)),
    z.transform((value, context): Date | null => {
      if (value == null || (typeof value === 'string' && isBlank(value))) return null;
      const instant = parseInstant(value);
      if (instant === null) context.issues.push({ code: 'custom', message: MESSAGES.instant, input: value });
      return instant;
    }),
  );

export const instant = () =>
  z.pipe(
    optionalInstant(),
    z.transform((value, context): Date => {
      if (value === null) context.issues.push({ code: 'custom', message: MESSAGES.required, input: value });
      return value ?? new Date(Number.NaN);
    }),
  );

export const isInstant = (value: unknown): value is Date =>
  value instanceof Date && !Number.isNaN(value.getTime());

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, {
    error: ({ input }) => (input == null || input === '' ? MESSAGES.required : MESSAGES.choice),
  });

export const acceptedNumber = (accepts: (value: number) => boolean, message: string, missing = message) =>
  z
    .number({ error: ({ input }) => (input == null ? missing : message) })
    .check(z.refine((value) => Number.isInteger(value) && accepts(value), message));

export const wholeNumber = (min: number, max: number, message: string) =>
  acceptedNumber((value) => value >= min && value <= max, message);

export const flag = () =>
  z.pipe(
    z.nullish(z.boolean(MESSAGES.choice)),
    z.transform((value) => value ?? false),
  );

export const list = <S extends z.ZodMiniType<string | null>>(
  item: S,
  max: number,
  keyOf: (value: string) => string = (value) => value,
) =>
  z.pipe(
    z.nullish(z.array(item, MESSAGES.choice)),
    z.transform((values, context): string[] => {
      const distinct = new Map<string, string>();
      for (const value of values ?? []) {
        if (value !== null && !distinct.has(keyOf(value))) distinct.set(keyOf(value), value);
      }
      if (distinct.size > max) {
        context.issues.push({ code: 'custom', message: MESSAGES.tooMany(max), input: values });
      }
      return [...distinct.values()];
    }),
  );

export const idList = (max: number) => list(optionalId(), max);

/** Adds a rule between fields. It runs even if single fields are invalid, so it must not rely on their form. */
export function ruled<S extends z.ZodMiniObject>(schema: S, rule: (value: z.output<S>) => FieldMessage[]): S {
  const check = z.superRefine<z.output<S>>(
    (value, context) => {
      for (const { path, message } of rule(value)) {
        context.issues.push({ code: 'custom', message, path: path.split('.'), input: value });
      }
    },
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );
  return schema.check(check);
}

const WINDOW_MAX_MS = 24 * 3_600_000;

/** From one instant to a later one, at most a day apart; null if omitted. */
export const optionalWindow = () =>
  z.pipe(
    z.nullish(
      ruled(z.object({ start: instant(), end: instant() }), ({ start, end }) => {
        if (!isInstant(start) || !isInstant(end)) return [];
        const length = end.getTime() - start.getTime();
        if (length <= 0) return [{ path: 'end', message: MESSAGES.endAfterStart }];
        return length > WINDOW_MAX_MS ? [{ path: 'end', message: MESSAGES.windowTooLong }] : [];
      }),
    ),
    z.transform((value) => value ?? null),
  );
