import * as z from 'zod/mini';
import { canonicalEmail } from '../contact/email.ts';
import { optionalAddress, requiredAddress, roughAddress } from '../inputs/parts/address.ts';
import {
  acceptedNumber,
  flag,
  idList,
  list,
  oneOf,
  optionalDate,
  optionalEmail,
  optionalId,
  optionalInstant,
  optionalNif,
  optionalNote,
  optionalPhone,
  optionalText,
  optionalWindow,
  requiredDate,
  requiredEmail,
  requiredId,
  requiredText,
} from '../inputs/parts/fields.ts';
import { optionalWeeklyHours } from '../inputs/settings/working-hours.ts';
import { MESSAGES } from '../text/messages.ts';
import type { PhoneParser } from '../contact/phone.ts';
import { foldText } from '../text/text.ts';
import type { AnyField, RecordFields } from './field.ts';
import { typedFields, type Parsed, type Stored } from './record.ts';

/** For records without phones, so that the phone metadata is not loaded. */
export const noPhones: PhoneParser = () => {
  throw new Error('A phone is read with a parser');
};

export function recordSchema<R extends RecordFields>(record: R, parsePhone = noPhones) {
  return z.object(shapeOf(record, parsePhone)) as unknown as z.ZodMiniObject<{
    [N in keyof Parsed<R>]: z.ZodMiniType<Parsed<R>[N]>;
  }>;
}

/**
 * Input schema of an update. Fields that are not in `sent` are missing from the result, so that they keep their value;
 * null clears a field, or keeps it if it cannot be empty (a flag, an optional choice). Installed apps of an earlier
 * version do not send newer fields.
 */
export function changeSchema<R extends RecordFields>(record: R, parsePhone: PhoneParser, sent: object) {
  const given = sent as Record<string, unknown>;
  const changed = typedFields(record).filter(({ input, field }) => !isKept(field, given[input]));
  const shape = changed.map(({ input, field }) => [input, schemaOf(field, parsePhone)]);
  return z.object(Object.fromEntries(shape) as Record<string, z.ZodMiniType>) as unknown as z.ZodMiniType<
    Partial<Parsed<R>>
  >;
}

/** Whether an update that sends this value leaves the field as it is. */
export const isKept = (field: AnyField | undefined, sent: unknown) =>
  sent === undefined || (sent === null && field !== undefined && cannotBeEmpty(field));

const cannotBeEmpty = (field: AnyField) =>
  field.kind === 'flag' || (field.kind === 'choice' && field.optional === true);

type Row = Readonly<Record<string, unknown>>;
type RowsField = Extract<AnyField, { kind: 'rows' }>;

/** Rows keep the fields that an installed app of an earlier version does not send. */
export function withKeptRows<R extends RecordFields>(
  record: R,
  before: Partial<Stored<R>>,
  change: Partial<Parsed<R>>,
  sent: object,
): Partial<Parsed<R>> {
  const [stored, changed, given] = [before, change, sent] as [Row, Row, Row];
  const kept = typedFields(record).flatMap(({ name, input, field }) => {
    const rows = changed[input];
    if (field.kind !== 'rows' || !Array.isArray(rows)) return [];
    return [[input, keptRows(field, rowsOf(stored[name]), rows as Row[], rowsOf(given[input]))]];
  });
  return { ...change, ...(Object.fromEntries(kept) as Partial<Parsed<R>>) };
}

const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as Row[]) : []);

function keptRows(
  field: RowsField,
  before: readonly Row[],
  rows: readonly Row[],
  sent: readonly Row[],
): Row[] {
  const flag = field.atMostOne?.flag;
  const isTaken = flag !== undefined && rows.some((row) => row[flag] === true);
  const fields = typedFields(field.of).filter(({ name }) => !(isTaken && name === flag));
  const left = [...before];
  return rows.map((row, index) => {
    const unsent = fields.filter((each) => isKept(each.field, sent[index]?.[each.input]));
    const at = unsent.length === 0 ? -1 : indexOfSame(field, left, row);
    const [old] = at === -1 ? [] : left.splice(at, 1);
    if (old === undefined) return row;
    return { ...row, ...Object.fromEntries(unsent.map(({ name }) => [name, old[name] ?? row[name]])) };
  });
}

/** By all fields that identify a row, or else by its name alone. */
function indexOfSame({ identifiedBy, namedBy }: RowsField, rows: readonly Row[], row: Row): number {
  const whole = rows.findIndex((each) => identifiedBy.every((name) => each[name] === row[name]));
  return whole === -1 ? rows.findIndex((each) => each[namedBy] === row[namedBy]) : whole;
}

function shapeOf(record: RecordFields, parsePhone: PhoneParser): Record<string, z.ZodMiniType> {
  return Object.fromEntries(
    typedFields(record).map(({ input, field }) => [input, schemaOf(field, parsePhone)]),
  );
}

function schemaOf(field: AnyField, parsePhone: PhoneParser): z.ZodMiniType {
  switch (field.kind) {
    case 'text':
      return field.required ? requiredText(field.max) : optionalText(field.max);
    case 'note':
      return optionalNote();
    case 'nif':
      return optionalNif();
    case 'email':
      return field.required ? requiredEmail() : optionalEmail();
    case 'phone':
      return optionalPhone(parsePhone);
    case 'flag':
      return flag();
    case 'figure':
      return figureSchema(field);
    case 'date':
      return field.required ? requiredDate() : optionalDate();
    case 'instant':
      return optionalInstant();
    case 'hours':
      return optionalWeeklyHours();
    case 'window':
      return optionalWindow();
    case 'address':
      return ADDRESSES[field.extent]();
    case 'emails':
      return list(optionalEmail(), field.most, canonicalEmail);
    case 'phones':
      return list(optionalPhone(parsePhone), field.most);
    case 'tags':
      return list(optionalText(field.max), field.most, foldText);
    case 'choice':
      return choiceSchema(field);
    case 'value':
    case 'reference':
      return field.required ? requiredId() : optionalId();
    case 'values':
    case 'references':
      return idList(field.most);
    case 'rows':
      return rowsSchema(field, parsePhone);
    case 'system':
    case 'derived':
      throw new Error(`A ${field.kind} field is never typed`);
  }
}

const ADDRESSES = { required: requiredAddress, whole: optionalAddress, rough: roughAddress };

function choiceSchema({ words, initial, optional }: Extract<AnyField, { kind: 'choice' }>) {
  const schema = oneOf(Object.keys(words) as [string, ...string[]]);
  if (optional !== true) return schema;
  return z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? initial),
  );
}

function figureSchema({
  figure: { accepts, message, missing },
  blank,
}: Extract<AnyField, { kind: 'figure' }>) {
  const schema = acceptedNumber(accepts, message, missing);
  if (blank === undefined) return schema;
  return z.pipe(
    z.nullish(schema),
    z.transform((value) => value ?? blank),
  );
}

function rowsSchema(
  { of, most, atMostOne }: Extract<AnyField, { kind: 'rows' }>,
  parsePhone: PhoneParser,
): z.ZodMiniType {
  return z.pipe(
    z.nullish(z.array(z.object(shapeOf(of, parsePhone)))),
    z.transform((value, context) => {
      const given = value ?? [];
      if (given.length > most) {
        context.issues.push({ code: 'custom', message: MESSAGES.tooMany(most), input: value });
      }
      if (atMostOne === undefined) return given;
      const [, second] = given.flatMap((row, index) => (row[atMostOne.flag] === true ? [index] : []));
      if (second !== undefined) {
        const path = [second, atMostOne.flag];
        context.issues.push({ code: 'custom', message: atMostOne.message, path, input: value });
      }
      return given;
    }),
  );
}
