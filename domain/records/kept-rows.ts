import type { AnyField, RecordFields } from './field.ts';
import { typedFields, type Parsed, type Stored } from './record.ts';

type Row = Readonly<Record<string, unknown>>;
type RowsField = Extract<AnyField, { kind: 'rows' }>;

/**
 * The change with what its rows do not send as it was: an installed app of an earlier version sends rows without the fields it
 * does not know.
 */
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
  const names = typedFields(field.of).map(({ input }) => input);
  const left = [...before];
  return rows.map((row, index) => {
    const unsent = names.filter((name) => sent[index]?.[name] === undefined);
    const at = unsent.length === 0 ? -1 : indexOfSame(field, left, row);
    const [old] = at === -1 ? [] : left.splice(at, 1);
    return old
      ? { ...row, ...Object.fromEntries(unsent.map((name) => [name, old[name] ?? row[name]])) }
      : row;
  });
}

/** By all that identifies a row, or else by its name alone. */
function indexOfSame({ identifiedBy, namedBy }: RowsField, rows: readonly Row[], row: Row): number {
  const whole = rows.findIndex((each) => identifiedBy.every((name) => each[name] === row[name]));
  return whole === -1 ? rows.findIndex((each) => each[namedBy] === row[namedBy]) : whole;
}
