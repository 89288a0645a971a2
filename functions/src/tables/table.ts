export type TableFormat = 'CSV' | 'XLSX' | 'JSON';

type Kind =
  /** A code is text that looks like a number: postal codes, NIFs, references. */
  | { kind: 'text' | 'code' | 'date' | 'phone' | 'flag' | 'money' }
  /** Of a whole number: 1500 with three decimals is 1,5. */
  | { kind: 'number'; decimals: number }
  | { kind: 'instant'; seconds?: true };

export type Column = {
  name: string;
  label: string;
  width?: number;
  /** An import splits its cells into several values, so that a single one may need a mark. */
  isSplit?: true;
} & Kind;

/**
 * Text as `text` and `code`, a `LocalDate` as `date`, E.164 as `phone`, cents as `money`; several of them share a cell. Null for an
 * empty one.
 */
export type Cell = string | readonly string[] | number | boolean | Date | null;
export type TableRow = readonly Cell[];

/** `zone` is the time zone of its instants. */
export type Table = { title: string; columns: readonly Column[]; zone: string };

export const TABLE_FILES: Readonly<Record<TableFormat, { mime: string; extension: string }>> = {
  CSV: { mime: 'text/csv; charset=utf-8', extension: 'csv' },
  XLSX: { mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', extension: 'xlsx' },
  JSON: { mime: 'application/json; charset=utf-8', extension: 'json' },
};
