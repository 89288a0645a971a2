import type { CellWorld } from '../cells/read-cell.ts';
import type { DataRow } from '../sheet/header-row.ts';
import { effectsOfAlike, type ClientValues } from './client-plan.ts';
import {
  clientRowSchemas,
  placeClientRows,
  readClientRow,
  withContactsOf,
  type ClientRow,
  type Place,
} from './client-rows.ts';
import {
  columnFor,
  readCells,
  type Columns,
  type RowNotice,
  type RowOptions,
  type RowProblem,
} from './read-row.ts';
import { differingPaths, shortened } from './read-values.ts';
import type { RowStatus } from './row-states.ts';
import type { ImportRow } from './stored-row.ts';

export function readClientRows(
  rows: readonly DataRow[],
  columns: Columns,
  world: CellWorld,
  options: RowOptions,
): ImportRow<ClientValues>[] {
  const schemas = clientRowSchemas(world.parsePhone);
  const columnOf = (path: string) => columnFor(columns, path);
  const read = rows.map((row) =>
    readClientRow(readCells(columns, row, world, options), columnOf, options, schemas),
  );
  const places = placeClientRows(read);
  const byNumber = new Map(read.map((row) => [row.number, row]));
  const placed = read.map((row, index) => {
    const place = places[index] ?? {
      head: null,
      repeats: null,
      isKnownSite: false,
      brought: null,
      alike: null,
    };
    const head = place.head === null ? null : (byNumber.get(place.head) ?? null);
    return { row, place, head, problems: [...row.problems, ...headProblems(row, head, place)] };
  });
  // Each first row has all contacts of its client by now.
  return placed.map(({ row, place, head, problems }) => {
    const repeated = place.repeats === null ? undefined : byNumber.get(place.repeats);
    const differs = repeated && differingPaths(row.read, [repeated.read, head?.read ?? []]);
    const isFurther = head !== null && repeated === undefined;
    return {
      number: row.number,
      name: row.name,
      values: problems.length > 0 ? null : valuesOf(row, head, place),
      problems,
      notices: isFurther ? [...row.notices, ...leftOut(row, head, place)] : row.notices,
      read: shortened(row.read),
      head: place.head,
      headPage: null,
      status: statusOf(problems, place, differs),
      decision: null,
      result: null,
      kept: [],
    };
  });
}

export const headProblem = (head: number): RowProblem => ({
  path: null,
  column: null,
  message: `La fila ${head}, con los datos de este cliente, tiene errores`,
  raw: null,
});

/** The contacts and the NIF of further rows are collected on the first row. */
function headProblems(row: ClientRow, head: ClientRow | null, { brought }: Place): RowProblem[] {
  if (head === null || row.problems.length > 0) return [];
  const whole = (message: string): RowProblem[] => [{ path: null, column: null, message, raw: null }];
  if (head.client === null) return [headProblem(head.number)];
  const joined = row.client && withContactsOf(head.client, row.client);
  if (joined === null) return whole('El cliente tendría demasiados contactos');
  const filled = [...(joined === head.client ? [] : ['contacts']), ...(brought === null ? [] : ['nif'])];
  head.client = brought === null ? joined : { ...joined, nif: brought };
  head.sent.client = [...new Set([...head.sent.client, ...filled])];
  return [];
}

/** The client itself is written from its first row. */
function leftOut({ read }: ClientRow, head: ClientRow, { brought }: Place): RowNotice[] {
  return differingPaths(read, [head.read])
    .filter((path) => path.startsWith('client.') && path !== 'client.code')
    .filter((path) => path !== 'client.nif' || brought === null)
    .map((path) => ({ path, message: `no se importa, vale lo de la fila ${head.number}` }));
}

function valuesOf(
  { code, client, manager, site, sent, guarded }: ClientRow,
  head: ClientRow | null,
  { isKnownSite }: Place,
): ClientValues {
  if (head === null) return { code, client, manager, site, sent, guarded };
  const own = { code: null, client: null, manager: null };
  return {
    ...own,
    site: isKnownSite ? null : site,
    sent: { client: [], site: sent.site },
    guarded: { client: [], site: guarded.site },
  };
}

function statusOf(
  problems: readonly RowProblem[],
  { repeats, alike }: Place,
  differs: string[] | undefined,
): RowStatus {
  if (problems.length > 0) return { kind: 'ERROR' };
  if (repeats !== null) return { kind: 'REPEATED', row: repeats, ...(differs && { differs }) };
  if (alike === null) return { kind: 'NEW' };
  return {
    kind: 'DUPLICATE',
    match: { kind: 'row', ...alike },
    effects: effectsOfAlike(alike.by),
    changes: [],
  };
}
