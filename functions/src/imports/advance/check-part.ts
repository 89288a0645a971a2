import { columnsOf } from '@cuadrilla/domain/imports/rows/read-row.ts';
import { tallyOf } from '@cuadrilla/domain/imports/rows/row-tally.ts';
import { unknownValues, type UnknownValue } from '@cuadrilla/domain/imports/rows/unknown-values.ts';
import { pagesOf, type ImportRow } from '@cuadrilla/domain/imports/rows/stored-row.ts';
import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import { todayIn } from '@cuadrilla/domain/time/local-date.ts';
import type { SettingsStore } from '../../settings/settings-store.ts';
import type { UnitStores } from '../../unit/stores.ts';
import type { UnitDeps } from '../../unit/unit.ts';
import { looksOf } from '../file-looks.ts';
import { NOT_READ } from '../import-refusals.ts';
import { NOT_READ_YET } from '../import-progress.ts';
import type { Import, ImportPage } from '../import.ts';
import { kindOfImport } from '../kinds/kinds.ts';
import { readFile } from '../../tables/reading/read-file.ts';
import { readKnownValues, type KnownDeps } from '../shown/known-values.ts';
import type { CandidateStore } from '../store/candidates-store.ts';
import type { ImportStore } from '../store/import-store.ts';
import { partAct } from './import-acts.ts';
import { headsBefore } from './pages-before.ts';
import { withoutTwice } from './matched-twice.ts';

export type CheckDeps = UnitDeps<'imports'> & {
  stores: {
    imports: ImportStore;
    candidates: CandidateStore;
    settings: Pick<SettingsStore, 'section' | 'timeZone'>;
  };
  users: KnownDeps['users'];
  parsePhone: PhoneParser;
};

const PAGES_AT_ONCE = 10;
const MATCHED_AT_ONCE = 4;

/** Reads the file as a whole, then matches each page with the data, then checks the whole once more. */
export function checkNextPart(deps: CheckDeps, current: Import): Promise<void> {
  if (current.cursor === NOT_READ_YET) return readRows(deps, current);
  return current.cursor < current.tallies.length ? matchPages(deps, current) : finish(deps, current);
}

async function readRows(deps: CheckDeps, current: Import): Promise<void> {
  const read = await rowsOf(deps, current);
  const pages = read === null ? [] : pagesOf(read.rows);
  for (let from = 0; from < pages.length; from += PAGES_AT_ONCE) {
    await whileChecking(deps, current, (imports) => {
      for (const [index, some] of pages.slice(from, from + PAGES_AT_ONCE).entries()) {
        const of = { importId: current.id, run: current.run, page: from + index };
        imports.savePage(current, { ...of, done: false, rows: some });
      }
    });
  }
  const tallies = pages.map((page) => tallyOf(page));
  await whileChecking(deps, current, (imports, before) =>
    imports.save({
      ...before,
      ...(read === null ? GONE : { cursor: 0, unknownValues: read.unknown }),
      tallies,
    }),
  );
}

const GONE = { status: 'MAPPING', problem: NOT_READ.message } as const;

async function rowsOf(
  { stores, users, parsePhone, now }: CheckDeps,
  current: Import,
): Promise<{ rows: ImportRow[]; unknown: UnknownValue[] } | null> {
  const bytes = await stores.imports.bytes(current);
  const file = bytes && (await readFile(bytes, current.text ?? {}));
  if (file?.kind !== 'read') return null;
  const { rows: data } = looksOf(
    current.kind,
    file.sheets[current.sheet]?.rows ?? [],
    current.headerRow ?? 0,
  );
  const zone = await stores.settings.timeZone(now());
  const known = await readKnownValues({ stores, users });
  const world = { ...known, parsePhone, epoch1904: file.epoch1904 };
  const columns = columnsOf(current.kind, current.mapping, data, current.options.chosenValues);
  const rows = kindOfImport(current.kind).read(data, columns, world, current.options, todayIn(zone, now()));
  return { rows, unknown: unknownValues(columns, data, known) };
}

async function matchPages(deps: CheckDeps, current: Import): Promise<void> {
  const { stores } = deps;
  const { match } = kindOfImport(current.kind);
  const to = Math.min(current.cursor + MATCHED_AT_ONCE, current.tallies.length);
  const numbers = Array.from({ length: to - current.cursor }, (_page, index) => current.cursor + index);
  const pages = await stores.imports.pages(current, numbers);
  const tallies = [...current.tallies];
  const matched = new Map<number, ImportRow>();
  const found: ImportPage[] = [];
  for (const page of pages) {
    const before = new Map([
      ...(await headsBefore(stores.imports, current, page.page, page.rows)),
      ...matched,
    ]);
    const rows = await match(stores.candidates, page.rows, before, current.id);
    for (const row of rows) if (row.head === null) matched.set(row.number, row);
    tallies[page.page] = tallyOf(rows);
    found.push({ ...page, rows });
  }
  await whileChecking(deps, current, (imports, before) => {
    for (const page of found) imports.savePage(current, page);
    imports.save({ ...before, cursor: to, tallies });
  });
}

/** Two rows of the file that are about one record: the first one counts. */
async function finish(deps: CheckDeps, current: Import): Promise<void> {
  const numbers = current.tallies.map((_tally, page) => page);
  const pages = await deps.stores.imports.pages(current, numbers);
  const changed = withoutTwice(pages);
  for (let from = 0; from < changed.length; from += PAGES_AT_ONCE) {
    await whileChecking(deps, current, (imports) => {
      for (const page of changed.slice(from, from + PAGES_AT_ONCE)) imports.savePage(current, page);
    });
  }
  // All of them, as a run that was killed here may have saved some.
  const byPage = new Map([...pages, ...changed].map((page) => [page.page, page.rows]));
  const tallies = current.tallies.map((tally, page) => {
    const rows = byPage.get(page);
    return rows === undefined ? tally : tallyOf(rows);
  });
  await whileChecking(deps, current, (imports, before) =>
    imports.save({ ...before, status: 'CHECKED', tallies }),
  );
}

/** Writes nothing if the import was discarded or continued by another request meanwhile. */
async function whileChecking(
  { unit, now }: CheckDeps,
  seen: Import,
  write: (imports: UnitStores['imports'], before: Import) => void,
): Promise<void> {
  // Without a key, because writing the same pages twice changes nothing.
  const act = { ...partAct(seen, 'checkImport', seen.cursor, now()), intent: null };
  await unit(act, async ({ imports }) => {
    const before = await imports.find(seen.id);
    const isSame = before?.status === 'CHECKING' && before.run === seen.run && before.cursor === seen.cursor;
    if (isSame) write(imports, { ...before, attempts: 0 });
    return { kind: 'done', ids: [] };
  });
}
