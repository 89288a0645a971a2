import type { ZodMiniType } from 'zod/mini';
import { validate, type FieldMessage } from '../../inputs/parts/validate.ts';
import type { RecordFields } from '../../records/field.ts';
import type { CellWorld } from '../cells/read-cell.ts';
import type { DataRow } from '../sheet/header-row.ts';
import { effectsOfAlike } from './client-plan.ts';
import { changeLabels, changesFor, inputsOf, only, untouchedLabels, type UpdateMode } from './changes.ts';
import {
  columnFor,
  guardedOf,
  messageInRow,
  readCells,
  type Columns,
  type Inputs,
  type RowCells,
  type RowOptions,
} from './read-row.ts';
import { differingPaths, shortened, type ReadValue } from './read-values.ts';
import type { Effect, Effects, MatchField, RowStatus } from './row-states.ts';
import type { ImportRow } from './stored-row.ts';

/** The writes of a row with one record, and the values by which it is matched. */
export type SingleValues<P = unknown> = {
  code: string | null;
  record: P;
  sent: readonly string[];
  guarded: readonly string[];
  where: Inputs;
};

export type SingleKind = {
  /** The name of the record in the paths of its targets. */
  name: string;
  schema: ZodMiniType;
  complete: (given: Inputs, cells: RowCells['values']) => Inputs;
  /** Fields that the file filled in under the name of another one. */
  moved?: (record: Inputs, given: Inputs) => string[];
  called: (record: Inputs, cells: RowCells['values']) => string;
  /** Rows that share an identity are one record; those that share a likeness may be. */
  identities: (record: Inputs, cells: RowCells['values']) => string[];
  likenesses?: (record: Inputs, cells: RowCells['values']) => { key: string; by: MatchField }[];
};

export function readSingleRows(
  kind: SingleKind,
  rows: readonly DataRow[],
  columns: Columns,
  world: CellWorld,
  options: RowOptions,
): ImportRow<SingleValues>[] {
  const first: Seen['first'] = new Map();
  const alike: Seen['alike'] = new Map();
  return rows.map((row) => {
    const cells = readCells(columns, row, world, options);
    const { code = null, ...given } = (cells.values[kind.name] ?? {}) as Inputs & { code?: string | null };
    const record = kind.complete(given, cells.values);
    const problems = [...cells.problems, ...problemsOf(kind, record, cells, columns)];
    const name = kind.called(record, cells.values).slice(0, 100);
    const base = {
      number: row.number,
      name,
      notices: cells.notices,
      read: shortened(cells.read),
      head: null,
      headPage: null,
    };
    const made = { ...base, decision: null, result: null, kept: [] };
    if (problems.length > 0) return { ...made, values: null, problems, status: { kind: 'ERROR' } };
    const values = {
      code,
      record: kind.schema.parse(record),
      sent: [...Object.keys(given), ...(kind.moved?.(record, given) ?? [])],
      guarded: guardedOf(options, kind.name),
      where: whereOf(kind, cells),
    };
    return {
      ...made,
      values,
      problems,
      status: statusIn(kind, { record, cells, name }, row.number, { first, alike }),
    };
  });
}

const whereOf = ({ name }: SingleKind, { values }: RowCells): Inputs =>
  Object.fromEntries(Object.entries(values).filter(([record]) => record !== name));

function problemsOf({ name, schema }: SingleKind, record: Inputs, { problems }: RowCells, columns: Columns) {
  const validation = validate(schema, record);
  if (validation.ok) return [];
  const said = new Set(problems.map(({ path }) => path));
  return validation.fields
    .map(({ path, message }) => ({
      path: `${name}.${path}`,
      message: messageInRow(message),
    }))
    .filter(({ path }) => !said.has(path))
    .map(({ path, message }) => ({ path, column: columnFor(columns, path), message, raw: null }));
}

type Seen = {
  first: Map<string, { row: number; read: ReadValue[] }>;
  alike: Map<string, { row: number; name: string }>;
};

function statusIn(
  { identities, likenesses }: SingleKind,
  { record, cells, name }: { record: Inputs; cells: RowCells; name: string },
  number: number,
  { first, alike }: Seen,
): RowStatus {
  const keys = identities(record, cells.values);
  const repeats = keys.map((key) => first.get(key)).find((row) => row !== undefined);
  for (const key of keys) if (!first.has(key)) first.set(key, { row: number, read: cells.read });
  if (repeats !== undefined)
    return { kind: 'REPEATED', row: repeats.row, differs: differingPaths(cells.read, [repeats.read]) };
  const like = likenesses?.(record, cells.values) ?? [];
  const found = like.flatMap(({ key, by }) => {
    const before = alike.get(key);
    return before === undefined ? [] : [{ ...before, by }];
  })[0];
  for (const { key } of like) if (!alike.has(key)) alike.set(key, { row: number, name });
  if (found === undefined) return { kind: 'NEW' };
  return {
    kind: 'DUPLICATE',
    match: { kind: 'row', ...found },
    effects: effectsOfAlike(found.by),
    changes: [],
  };
}

export type Changing = {
  fields: RecordFields;
  /** Adds what follows from a change, and drops what such a record does not have. */
  settle?: (current: Inputs, changes: Inputs) => Inputs;
  problems?: (after: Inputs) => readonly FieldMessage[];
};

/** The changes of an update to a record, by the names of its inputs; null if nothing. */
export function recordChanges(
  { fields, settle }: Changing,
  current: Inputs,
  { record, sent, guarded }: SingleValues,
  mode: UpdateMode,
): Inputs | null {
  const had = inputsOf(fields, current);
  const changes = changesFor(fields, had, only(record as Inputs, sent), mode, guarded);
  const settled = changes && (settle?.(had, changes) ?? changes);
  return settled && Object.keys(settled).length > 0 ? settled : null;
}

/**
 * `closed`: the record cannot be changed; `isSame`: a second one cannot be made. `problem` says why overwriting is
 * refused.
 */
export function recordEffects(
  changing: Changing,
  current: Inputs,
  values: SingleValues,
  { closed, isSame }: { closed: boolean; isSame: boolean },
): { effects: Effects; changes: string[]; untouched: string[]; problem: FieldMessage | null } {
  const { fields, problems } = changing;
  const had = inputsOf(fields, current);
  const wrong = (changes: Inputs) => problems?.({ ...had, ...changes })[0] ?? null;
  const changes = recordChanges(changing, current, values, 'UPDATE');
  const effectOf = (mode: UpdateMode): Effect => {
    if (closed) return isSame && changes === null ? 'unchanged' : 'skipped';
    const own = recordChanges(changing, current, values, mode);
    if (own === null) return 'unchanged';
    return wrong(own) === null ? 'updated' : 'skipped';
  };
  return {
    effects: {
      SKIP: 'skipped',
      UPDATE_EMPTY: effectOf('UPDATE_EMPTY'),
      UPDATE: effectOf('UPDATE'),
      CREATE: isSame ? 'skipped' : 'created',
    },
    changes: changes === null ? [] : changeLabels(fields, changes),
    untouched: untouchedLabels(fields, had, only(values.record as Inputs, values.sent), values.guarded),
    problem: closed ? null : changes && wrong(changes),
  };
}
