import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import type { Inputs, RowNotice } from '@cuadrilla/domain/imports/rows/read-row.ts';
import { inputsOf } from '@cuadrilla/domain/imports/rows/changes.ts';
import {
  chosenOf,
  plannedOf,
  recordMatchOf,
  type RecordMatch,
} from '@cuadrilla/domain/imports/rows/row-states.ts';
import {
  readSingleRows,
  recordChanges,
  recordEffects,
  type Changing,
  type SingleKind,
  type SingleValues,
} from '@cuadrilla/domain/imports/rows/single-rows.ts';
import type { NamedRecord, RecordEntity } from '@cuadrilla/domain/imports/rows/named-record.ts';
import type { ImportRow, Trace } from '@cuadrilla/domain/imports/rows/stored-row.ts';
import { WHY_KEPT } from '@cuadrilla/domain/imports/undo/why-kept.ts';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { CandidateStore } from '../store/candidates-store.ts';
import type { KindOfImport, Undoing, Undone, Writing } from './kind-of-import.ts';
import { fieldsToRestore, keptBecause } from './undo-fields.ts';
import { CHANGED, withResult } from './write-result.ts';

export type SingleRow = ImportRow<SingleValues>;

export type FoundRecord = {
  match: RecordMatch;
  /** The values an update is compared with; null if the row may only be skipped or created. */
  current: Inputs | null;
  /** A second record cannot be created. */
  isSame: boolean;
};

/** The result for a row: a record, a problem with the stored data, or a new record, possibly completed. */
export type Looked =
  | { kind: 'record'; found: FoundRecord }
  | { kind: 'problem'; path: string; message: string; record?: NamedRecord }
  | { kind: 'new' };

/** `values` may be completed from the data. */
export type Look = { looked: Looked; values?: SingleValues; notices?: RowNotice[] };

export type Stored = { id: string; version: number };

type Written = { kind: 'done'; id: string; name: string } | { kind: 'changed'; text: string };

/** `once` reads what several rows of a page need. */
export type Preparing = Writing & { once: <R>(key: string, read: () => Promise<R>) => Promise<R> };

/** The differences between imports with one record per row. */
export type SingleAdapter<T extends Stored> = {
  entity: Exclude<RecordEntity, 'CLIENT' | 'SITE'>;
  changing: Changing;
  rows: (parsePhone: PhoneParser, today: LocalDate) => SingleKind;
  look: (
    candidates: CandidateStore,
    rows: readonly SingleRow[],
    except: string,
  ) => Promise<Map<number, Look>>;
  /**
   * Reads for `create`, before the page is matched and written: a transaction that creates the same record meanwhile is seen or makes
   * this one retry.
   */
  prepare?: (writing: Preparing, rows: readonly SingleRow[]) => Promise<void>;
  find: (writing: Writing, id: string) => Promise<T | null>;
  called: (record: T) => string;
  create: (writing: Preparing, row: SingleRow, values: SingleValues) => Promise<Written>;
  /** Checks and saves `after`, which names references by their ids; the reason, in Spanish, if it may not be saved. */
  save: (writing: Writing, before: T, after: T) => Promise<string | null>;
  /** Adds what follows from the restored values. */
  restored?: (record: T) => T;
  remove: (writing: Writing, record: T) => void;
  /** Why it is in use and so kept, in Spanish. */
  usedBy: (undoing: Undoing, record: T) => string | null | Promise<string | null>;
};

export function singleImport<T extends Stored>(adapter: SingleAdapter<T>): KindOfImport {
  return {
    read: (rows, columns, world, options, today) =>
      readSingleRows(adapter.rows(world.parsePhone, today), rows, columns, world, options),
    match: (candidates, rows, _before, except) =>
      withMatches(adapter, candidates, rows as SingleRow[], except),
    write: (writing, rows) => writeRows(adapter, writing, rows as SingleRow[]),
    undo: (writing, traces) => undoRows(adapter, writing, traces),
  };
}

async function withMatches<T extends Stored>(
  { entity, look, changing }: SingleAdapter<T>,
  candidates: CandidateStore,
  rows: readonly SingleRow[],
  except: string,
): Promise<SingleRow[]> {
  const asked = rows.filter(({ values, status }) => values !== null && status.kind !== 'REPEATED');
  const found = await look(candidates, asked, except);
  return rows.map((row) => {
    const { looked, values = row.values, notices: added = [] } = found.get(row.number) ?? NOTHING;
    if (looked.kind === 'new' || values === null)
      return { ...row, values, notices: [...row.notices, ...added] };
    if (looked.kind === 'problem') {
      const { path, message, record } = looked;
      const problem = { path, column: null, message, raw: null, ...(record && { record }) };
      return { ...row, values: null, problems: [...row.problems, problem], status: { kind: 'ERROR' } };
    }
    const { match, current, isSame } = looked.found;
    const closed = current === null || match.closed !== null;
    const { effects, changes, untouched, problem } = recordEffects(changing, current ?? {}, values, {
      closed,
      isSame,
    });
    const said = closed ? { changes: [], untouched: [] } : { changes, untouched };
    if (effects.UPDATE === 'unchanged')
      return { ...row, values, status: { kind: 'UNCHANGED', match, untouched } };
    const path = (field: string) => `${entity.toLowerCase()}.${field}`;
    const notices = problem === null ? [] : [{ path: path(problem.path), message: problem.message }];
    return {
      ...row,
      values,
      notices: [...row.notices, ...notices],
      status: { kind: 'DUPLICATE', match, effects, ...said },
    };
  });
}

const NOTHING: Look = { looked: { kind: 'new' } };

function readingOnce(): Preparing['once'] {
  const known = new Map<string, Promise<unknown>>();
  return <R>(key: string, read: () => Promise<R>) => {
    const found = known.get(key) ?? read();
    known.set(key, found);
    return found as Promise<R>;
  };
}

async function writeRows<T extends Stored>(
  adapter: SingleAdapter<T>,
  unit: Writing,
  rows: readonly SingleRow[],
): Promise<SingleRow[]> {
  const writing = { ...unit, once: readingOnce() };
  const asked = rows.filter(({ values, status }) => values !== null && status.kind !== 'REPEATED');
  const isMade = (row: SingleRow) => plannedOf(row, writing.rule) === 'created';
  await adapter.prepare?.(writing, rows.filter(isMade));
  const looked = await adapter.look(writing.stores.candidates, asked, writing.importId);
  const written: SingleRow[] = [];
  for (const row of rows) {
    const planned = plannedOf(row, writing.rule) ?? 'skipped';
    const isWritten = planned === 'created' || planned === 'updated';
    written.push(
      row.values === null || !isWritten
        ? withResult(row, planned)
        : await writeRow(adapter, writing, {
            row,
            values: row.values,
            planned,
            now: looked.get(row.number)?.looked,
          }),
    );
  }
  return written;
}

type ToWrite = {
  row: SingleRow;
  values: SingleValues;
  planned: 'created' | 'updated';
  now: Looked | undefined;
};

async function writeRow<T extends Stored>(
  adapter: SingleAdapter<T>,
  writing: Preparing,
  { row, values, planned, now }: ToWrite,
): Promise<SingleRow> {
  const changed = (text: string) => withResult(row, 'changed', { text });
  const match = recordMatchOf(row);
  if (now?.kind === 'problem') return changed(now.message);
  const other = now?.kind === 'record' ? now.found.match : null;
  // Only a new row: whoever makes a second record knows of the similar one.
  const isAlike = row.status.kind === 'DUPLICATE' && match === null;
  if (other !== null && !isAlike && other.id !== match?.id) return changed(`${CHANGED.now}: ${other.name}`);
  if (planned === 'created') {
    const made = await adapter.create(writing, row, values);
    if (made.kind === 'changed') return changed(made.text);
    return withResult(row, 'created', {
      traces: [{ kind: 'created', entity: adapter.entity, id: made.id, name: made.name }],
    });
  }
  const before = match && (await adapter.find(writing, match.id));
  if (match === null || before === null) return changed(CHANGED.gone);
  if (before.version !== match.version) return changed(CHANGED.edited);
  const mode = chosenOf(row, writing.rule) === 'UPDATE' ? 'UPDATE' : 'UPDATE_EMPTY';
  const changes = recordChanges(adapter.changing, before, values, mode);
  if (changes === null) return withResult(row, 'unchanged');
  const after = { ...before, ...changes };
  const problem = await adapter.save(writing, before, after);
  if (problem !== null) return changed(problem);
  return withResult(row, 'updated', { traces: [changeTrace(adapter, before, after, changes)] });
}

function changeTrace<T extends Stored>(
  { entity, called, changing: { fields } }: SingleAdapter<T>,
  before: T,
  after: T,
  changes: Inputs,
): Trace {
  const had = inputsOf(fields, before);
  const names = Object.keys(changes);
  return {
    kind: 'updated',
    entity,
    id: before.id,
    name: called(after),
    version: before.version + 1,
    before: Object.fromEntries(names.map((name) => [name, had[name] ?? null])),
    after: changes,
  };
}

async function undoRows<T extends Stored>(
  adapter: SingleAdapter<T>,
  writing: Undoing,
  traces: readonly Trace[],
): Promise<Undone> {
  const undone: Undone = { removed: 0, restored: 0, kept: [] };
  const found = await Promise.all(traces.map(({ id }) => adapter.find(writing, id)));
  for (const [index, trace] of traces.entries()) {
    const record = found[index] ?? null;
    if (record === null) continue;
    if (trace.kind === 'created') {
      const why = record.version === 1 ? await adapter.usedBy(writing, record) : WHY_KEPT.changed;
      const because = why ?? (writing.uses.hasNotes(record.id) ? WHY_KEPT.notes : null);
      if (because === null) {
        adapter.remove(writing, record);
        undone.removed += 1;
      } else undone.kept.push(keptBecause(trace, because));
      continue;
    }
    const { fields, kept } = fieldsToRestore(inputsOf(adapter.changing.fields, record), trace);
    const after = { ...record, ...fields };
    const problem = await adapter.save(writing, record, adapter.restored?.(after) ?? after);
    if (problem !== null || kept > 0) undone.kept.push(keptBecause(trace, WHY_KEPT.fields));
    else undone.restored += 1;
  }
  return undone;
}
