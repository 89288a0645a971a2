import { EXPORTED_LISTS, type ExportedList } from '@cuadrilla/domain/exports/exported-lists.ts';
import { todayIn } from '@cuadrilla/domain/time/local-date.ts';
import { actOf, actorOf, assertCan, type Acting, type Key } from '../acting.ts';
import { badUserInput } from '../errors.ts';
import { NOT_FOUND } from '../failures.ts';
import type { CreateExportInput } from '../graphql/types.generated.ts';
import { keptUntil, type Export } from './export.ts';
import { gatherRows, type GatherDeps } from './gather-rows.ts';
import type { SourcePage } from './lists/export-source.ts';
import { namesOf, sourceOf } from './lists/sources.ts';

export type ExportOutcome = { kind: 'done'; export: Export } | { kind: 'notFound' } | { kind: 'keyReused' };

/** How long a request reads rows, in milliseconds: less than the deadline of its response. */
const PATIENCE_MS = 8_000;

/** Starts an export; a list of ordinary length is finished in the response. */
export async function createExport(
  deps: GatherDeps,
  viewer: Acting,
  input: CreateExportInput,
  key: Key,
): Promise<ExportOutcome> {
  const { list, asked } = askedList(input);
  assertCan(viewer, EXPORTED_LISTS[list].permission);
  const { unit, now, stores } = deps;
  const act = actOf(viewer, 'createExport', { ...input }, { key, now: now() });
  const day = todayIn(await stores.settings.timeZone(act.now), act.now);
  // A filter that cannot be answered is refused before there is an export.
  const names = await namesOf(stores.settings);
  const first = await sourceOf(list).page(deps, asked, { after: null, role: viewer.role, names });
  const outcome = await unit(act, ({ exports }) => {
    const id = exports.newId();
    exports.insert({
      id,
      by: actorOf(viewer),
      role: viewer.role,
      list,
      format: input.format,
      asked,
      day,
      status: 'RUNNING',
      rows: 0,
      parts: 0,
      cursor: null,
      problem: null,
      attempts: 0,
      requestedAt: act.now,
      touchedAt: act.now,
      expiresAt: keptUntil(act.now),
    });
    return Promise.resolve({ kind: 'done', ids: [id] });
  });
  return outcome.kind === 'done' ? continueExport(deps, viewer, outcome.ids[0] ?? '', first) : outcome;
}

export async function continueExport(
  deps: GatherDeps,
  viewer: Acting,
  id: string,
  first?: SourcePage,
): Promise<ExportOutcome> {
  const found = await deps.stores.exports.find(id);
  if (found?.by.id !== viewer.id) return NOT_FOUND;
  assertCan(viewer, EXPORTED_LISTS[found.list].permission);
  return {
    kind: 'done',
    export: await gatherRows(deps, found, new Date(deps.now().getTime() + PATIENCE_MS), first),
  };
}

/** Throws BAD_USER_INPUT unless exactly one list is given. */
function askedList(input: CreateExportInput): { list: ExportedList; asked: object } {
  const given = Object.entries(input).filter(([name, asked]) => name !== 'format' && asked != null);
  const [only] = given;
  if (!only || given.length > 1) throw badUserInput('Hay que pedir una lista, y solo una');
  const [name, asked] = only;
  // Stored as requested; Firestore rejects undefined.
  return {
    list: name.replace(/[A-Z]/gu, '_$&').toUpperCase() as ExportedList,
    asked: JSON.parse(JSON.stringify(asked)) as object,
  };
}
