import { MESSAGES } from '../../text/messages.ts';
import { cellText, type Cell } from '../cells/cell.ts';
import type { ChosenByTarget } from '../cells/choices.ts';
import { dateOrderOf } from '../cells/dates.ts';
import { decimalsOf } from '../cells/numbers.ts';
import { readOneAddress, readStreet } from '../cells/one-address.ts';
import {
  readCell,
  readPostalCode,
  type CellWorld,
  type ColumnReading,
  type ReadCell,
} from '../cells/read-cell.ts';
import { inTitleCase } from '../cells/title-case.ts';
import type { ImportKind } from '../import-kinds.ts';
import type { Mapping } from '../mapping.ts';
import { targetOf, type Target } from '../targets.ts';
import type { DataRow } from '../sheet/header-row.ts';
import type { NamedRecord } from './named-record.ts';
import { readValues, type ReadValue } from './read-values.ts';

/** `path` names a target; null for a problem of the whole row. */
export type RowProblem = {
  path: string | null;
  column: number | null;
  message: string;
  raw: string | null;
  /** A record that stands in the way; the message names it. */
  record?: NamedRecord;
};
export type RowNotice = { path: string; message: string };

/** What is required is worded for a form; a file has no field to fill in. */
export const messageInRow = (message: string): string =>
  message === MESSAGES.required ? 'Falta este dato' : message;

export type RowOptions = {
  titleCase: boolean;
  /** The address is the billing address too. */
  sameAddress: boolean;
  /** Fields, named as by `writtenField`, that are never overwritten, regardless of the row's decision. */
  neverOverwrite: readonly string[];
  chosenValues: ChosenByTarget;
};

export const guardedOf = ({ neverOverwrite }: Pick<RowOptions, 'neverOverwrite'>, record: string): string[] =>
  neverOverwrite.flatMap((field) => {
    const [of, name = ''] = field.split('.');
    return of === record ? [name] : [];
  });

export type Inputs = Record<string, unknown>;

/** A row as its cells say it, by record; nothing is checked across cells yet. */
export type RowCells = {
  number: number;
  values: Record<string, Inputs>;
  problems: RowProblem[];
  notices: RowNotice[];
  read: ReadValue[];
};

export type Columns = readonly { column: number; target: Target; reading: ColumnReading }[];

/** The rows tell what marks the decimals of a column, and what its dates begin with. */
export function columnsOf(
  kind: ImportKind,
  mapping: Mapping,
  rows: readonly DataRow[],
  chosen: ChosenByTarget = {},
): Columns {
  return mapping.flatMap((path, column) => {
    const target = path === null ? undefined : targetOf(kind, path);
    if (target === undefined) return [];
    const cells = () => rows.map(({ cells: all }) => all[column]);
    const { kind: ofField } = target.field;
    const decimals = ofField === 'figure' ? decimalsOf(cells()) : null;
    const dates = ofField === 'date' ? dateOrderOf(cells()) : 'DAY_FIRST';
    return [{ column, target, reading: { decimals, dates, chosen: chosen[target.path] ?? {} } }];
  });
}

/** The field for text beside a value. */
const NOTES: Readonly<Record<string, readonly [record: string, name: string]>> = {
  client: ['client', 'notes'],
  contact: ['client', 'notes'],
  site: ['client', 'notes'],
  prospect: ['prospect', 'notes'],
  equipment: ['equipment', 'notes'],
  item: ['item', 'description'],
};

const NAMED = new Set(['client', 'contact', 'site', 'prospect']);

export function readCells(
  columns: Columns,
  { number, cells }: DataRow,
  world: CellWorld,
  { titleCase }: Pick<RowOptions, 'titleCase'>,
): RowCells {
  const row: RowCells = { number, values: {}, problems: [], notices: [], read: [] };
  for (const { column, target, reading } of columns) {
    const read = readTarget(target, cells[column], world, reading);
    if (read.kind === 'wrong') {
      const raw = cellText(cells[column]).slice(0, 100);
      row.problems.push({ path: target.path, column, message: read.message, raw });
    }
    if (read.kind !== 'read') continue;
    const fits = titleCase && NAMED.has(target.record) && target.field.kind !== 'note';
    put(
      row,
      target,
      fits && typeof read.value === 'string' && isName(target) ? inTitleCase(read.value) : read.value,
    );
    if (read.notice !== undefined) row.notices.push({ path: target.path, message: read.notice });
    if (read.aside !== undefined) addNote(row, target.record, read.aside);
  }
  for (const { target } of columns) if (target.part === 'street') splitStreet(row, target, columns);
  const targets = columns.map(({ target }) => target);
  return { ...row, read: readValues(targets, row.values, world) };
}

const isName = ({ field, part }: Target) => field.kind === 'text' || part === 'street' || part === 'city';

function readTarget(
  { field, part }: Target,
  cell: Cell | undefined,
  world: CellWorld,
  reading: ColumnReading,
): ReadCell {
  if (part === 'postalCode') return readPostalCode(cell);
  if (field.kind !== 'address' || part !== null) return readCell(field, cell, world, reading);
  const read = readCell(field, cell, world);
  return read.kind === 'read' && typeof read.value === 'string'
    ? { kind: 'read', value: readOneAddress(read.value), notice: 'Revisa cómo se ha separado la dirección' }
    : read;
}

function put({ values }: RowCells, { record, name, part, field, takesMany }: Target, value: unknown): void {
  const inputs = (values[record] ??= {});
  if (field.kind === 'address') {
    const before = (inputs[name] ?? {}) as Inputs;
    // A separate column takes precedence over a part of the single cell.
    inputs[name] = part === null ? { ...filled(value as Inputs), ...before } : { ...before, [part]: value };
    return;
  }
  const known = inputs[name];
  if (takesMany && Array.isArray(known) && Array.isArray(value))
    inputs[name] = [...(known as unknown[]), ...(value as unknown[])];
  else if (takesMany && typeof known === 'string') inputs[name] = `${known}\n${String(value)}`;
  else inputs[name] = value;
}

/** Splits `Calle Mayor 3, 2ºB` if the file has no columns for number and floor. */
function splitStreet({ values }: RowCells, { record, name }: Target, columns: Columns): void {
  const address = values[record]?.[name] as Inputs | undefined;
  const isApart = columns.some(
    ({ target }) =>
      target.record === record &&
      target.name === name &&
      (target.part === 'number' || target.part === 'floor'),
  );
  if (address === undefined || isApart || typeof address['street'] !== 'string') return;
  Object.assign(address, filled(readStreet(address['street'])));
}

const filled = (parts: Inputs): Inputs =>
  Object.fromEntries(Object.entries(parts).filter(([, part]) => part !== ''));

function addNote({ values }: RowCells, record: string, text: string): void {
  const [into, name] = NOTES[record] ?? [record, 'notes'];
  const inputs = (values[into] ??= {});
  const known = inputs[name];
  inputs[name] = typeof known === 'string' ? `${known}\n${text}` : text;
}

/** The column of a target, or of the one cell that has the whole address. */
export function columnFor(columns: Columns, path: string): number | null {
  const exact = columns.find(({ target }) => target.path === path);
  const whole = columns.find(({ target }) => target.part === null && path.startsWith(`${target.path}.`));
  return (exact ?? whole)?.column ?? null;
}
