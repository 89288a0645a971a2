/** Imports in memory, with the clients to match them with. */
import { isUnderWay, type ImportAct } from '@cuadrilla/domain/imports/import-states.ts';
import { sumCounts } from '@cuadrilla/domain/imports/rows/row-states.ts';
import type { ImportRow } from '@cuadrilla/domain/imports/rows/stored-row.ts';
import type { Acting } from '../../acting.ts';
import { ADMIN, inMemory } from '../../unit/testing/test-unit.ts';
import type { UnitStores } from '../../unit/stores.ts';
import { SETTINGS_DEFAULTS, type SectionName } from '../../settings/settings.ts';
import { actOnImport } from '../act-on-import.ts';
import { addImport } from '../add-import.ts';
import { advanceImport } from '../advance-import.ts';
import { changeImport } from '../change-import.ts';
import { decideImport } from '../decide-import.ts';
import type { Import, ImportPage } from '../import.ts';
import { candidatesIn, type Versioned } from './test-candidates.ts';
import { dependantsIn } from './test-dependants.ts';
import { claiming, uniquesOf } from '../../unit/testing/test-claims.ts';
import type { ImportStore } from '../store/import-store.ts';

type World = NonNullable<Parameters<typeof inMemory>[0]>;

export const fileOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** When mappings are remembered. */
export const CHOSEN_AT = new Date('2026-11-03T10:00:00Z');

/** The id of all requests in these tests. */
export const REQUEST_ID = 'req-1';

let made = 0;
const nextId = () => `import${String((made += 1)).padStart(14, '0')}`;

type Found = ReturnType<typeof inMemory>['found'];

function createShelf() {
  return {
    imports: new Map<string, Import>(),
    files: new Map<string, Uint8Array>(),
    pages: new Map<string, ImportPage>(),
    remembered: new Map<string, NonNullable<Awaited<ReturnType<ImportStore['remembered']>>>>(),
    /** Keys of parts that are done. */
    keys: new Set<string>(),
    /** Which import made a record, and which changed it to a version. */
    madeBy: new Map<string, string>(),
    changedIn: new Map<string, { importId: string; version: number }>(),
    /** After how many more parts one breaks before its end, as on a server that is killed. */
    breaksAfter: null as number | null,
    /** Whether every part breaks. */
    isBroken: false,
    /** Who has each unique value. */
    uniques: new Map<string, string>(),
  };
}

type Shelf = ReturnType<typeof createShelf>;

const copy = <T>(value: T): T => structuredClone(value);
const pageKey = ({ importId, run, page }: Pick<ImportPage, 'importId' | 'run' | 'page'>) =>
  `${importId}_${run}_${page}`;

const importStoreOf = ({ imports, files, pages, remembered }: Shelf): ImportStore => ({
  find: (id) => Promise.resolve(copy(imports.get(id) ?? null)),
  list: () => Promise.reject(new Error('not listed here')),
  pages: ({ id: importId, run }, numbers) =>
    Promise.resolve(numbers.flatMap((page) => copy(pages.get(pageKey({ importId, run, page })) ?? []))),
  bytes: ({ id }) => Promise.resolve((files.get(id) ?? null) as Uint8Array<ArrayBuffer> | null),
  underWay: () => Promise.resolve([...imports.values()].filter(({ status }) => isUnderWay(status)).map(copy)),
  remembered: (kind, headerSet) => Promise.resolve(remembered.get(kind + headerSet) ?? null),
});

const importRecordsOf = (
  { imports, files, pages, remembered }: Shelf,
  store: ImportStore,
  later: (() => void)[],
): UnitStores['imports'] => ({
  find: store.find,
  page: async (of, page) => (await store.pages(of, [page]))[0] ?? null,
  insert: (value, bytes) =>
    void later.push(() => {
      imports.set(value.id, copy(value));
      files.set(value.id, bytes);
    }),
  save: (after) => void later.push(() => imports.set(after.id, copy(after))),
  savePage: (_of, page) => void later.push(() => pages.set(pageKey(page), copy(page))),
  removeFile: ({ id }) => void later.push(() => files.delete(id)),
  remember: ({ kind }, headerSet, mapping) =>
    void later.push(() => remembered.set(kind + headerSet, { ...mapping, at: CHOSEN_AT })),
});

const versionsIn = ({ clients, sites, equipment, prospects, items }: Found) =>
  new Map(
    [clients, sites, equipment, prospects, items]
      .flatMap((all): Versioned[] => [...all.values()])
      .map(({ id, version }) => [id, version]),
  );

/** Whether the server is killed in this part. */
function isKilled(shelf: Shelf): boolean {
  if (shelf.isBroken || shelf.breaksAfter === null) return shelf.isBroken;
  shelf.breaksAfter = shelf.breaksAfter === 0 ? null : shelf.breaksAfter - 1;
  return shelf.breaksAfter === null;
}

function unitIn({ deps: { unit }, found }: ReturnType<typeof inMemory>, shelf: Shelf, store: ImportStore) {
  const given = { candidates: candidatesIn(found, shelf), dependants: dependantsIn(found) };
  return (async (act, work, queue) => {
    const key = act.intent?.key;
    if (key !== undefined && shelf.keys.has(key)) return { kind: 'done', ids: [], repeated: true };
    const later: (() => void)[] = [];
    const known = versionsIn(found);
    const outcome = await unit(
      act,
      async (stores) => {
        const { apply, ...claims } = claiming(stores, shelf.uniques, { at: act.now, byName: act.actor.name });
        later.push(apply);
        const all: unknown = {
          ...{ ...stores, ...given, ...claims },
          imports: importRecordsOf(shelf, store, later),
        };
        const answer = await work(all as Parameters<typeof work>[0]);
        if (act.intent !== null && isKilled(shelf)) throw new Error('killed');
        return answer;
      },
      queue,
    );
    if (outcome.kind !== 'done') return outcome;
    later.forEach((write) => write());
    if (key !== undefined) shelf.keys.add(key);
    const { importId } = act;
    if (importId === undefined) return outcome;
    for (const [id, version] of versionsIn(found)) {
      if (!known.has(id)) shelf.madeBy.set(id, importId);
      else if (known.get(id) !== version) shelf.changedIn.set(id, { importId, version });
    }
    return outcome;
  }) as typeof unit;
}

type Deps = Parameters<typeof advanceImport>[0] &
  Parameters<typeof addImport>[0] &
  Parameters<typeof changeImport>[0] &
  Parameters<typeof actOnImport>[0];

function depsOf(world: World) {
  const base = inMemory(world);
  const { found } = base;
  const shelf = { ...createShelf(), uniques: uniquesOf(found.clients.values(), found.items.values()) };
  const store = importStoreOf(shelf);
  const section = (name: SectionName) =>
    Promise.resolve({ ...SETTINGS_DEFAULTS[name], version: 1, ...world.settings?.[name] });
  const deps: unknown = {
    ...base.deps,
    unit: unitIn(base, shelf, store),
    stores: {
      ...base.deps.stores,
      imports: store,
      candidates: candidatesIn(base.found, shelf),
      settings: { ...base.deps.stores.settings, section },
    },
    users: {
      team: () =>
        shelf.isBroken ? Promise.reject(new Error('killed')) : Promise.resolve([...found.users.values()]),
    },
    requestId: REQUEST_ID,
  };
  return { deps: deps as Deps, found: base.found, shelf };
}

/** The use cases of imports over one world; `breakNext` kills the server in its next part. */
export function importsInMemory(world: World = {}) {
  const { deps, found, shelf } = depsOf(world);
  const theImport = (id: string): Import => {
    const value = shelf.imports.get(id);
    if (value === undefined) throw new Error(`no import ${id}`);
    return value;
  };
  const act = async (id: string, what: ImportAct, by: Acting = ADMIN) => {
    const { version } = theImport(id);
    const outcome = await actOnImport(deps, by, { id, version, act: what }, null);
    if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
  };
  const add = async (text: string | Uint8Array, kind = 'CLIENTS', by: Acting = ADMIN) => {
    const id = nextId();
    const bytes = typeof text === 'string' ? fileOf(text) : text;
    const outcome = await addImport(deps, by, { id, kind, name: 'datos.csv', bytes });
    if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
    return id;
  };
  const advance = async (id: string, by: Acting = ADMIN) => {
    const after = await advanceImport(deps, by, id);
    if (after === null) throw new Error('not there');
    return after;
  };
  const page = (id: string, number: number): ImportRow[] => {
    const { run } = theImport(id);
    return shelf.pages.get(pageKey({ importId: id, run, page: number }))?.rows ?? [];
  };
  return {
    ...{ deps, found, theImport, act, add, advance },
    uniques: shelf.uniques,
    change: (id: string, changes: Partial<Import>) =>
      void shelf.imports.set(id, { ...theImport(id), ...changes }),
    /** After so many more parts. */
    breakNext: (after = 0) => void (shelf.breaksAfter = after),
    page,
    /** As the days do after which it is kept no longer. */
    removeFile: (id: string) => void shelf.files.delete(id),
    /** Removes a stored page, as if its rows were lost. */
    takePage(id: string, number: number) {
      const key = pageKey({ importId: id, run: theImport(id).run, page: number });
      const taken = shelf.pages.get(key);
      shelf.pages.delete(key);
      return { putBack: () => taken && shelf.pages.set(key, taken) };
    },
    /** As long as it is broken, each part breaks. */
    setBroken(isBroken: boolean) {
      shelf.isBroken = isBroken;
    },
    rows: (id: string) => theImport(id).tallies.flatMap((_tally, number) => page(id, number)),
    /** By the rule that was chosen. */
    announced: (id: string) => {
      const { tallies, rule } = theImport(id);
      return sumCounts(tallies.map((tally) => tally[rule]));
    },
    async check(text: string | Uint8Array, kind = 'CLIENTS') {
      const id = await add(text, kind);
      await act(id, 'CHECK');
      await advance(id);
      return id;
    },
    /** Protects the field of a column from being overwritten, or no longer. */
    async guard(id: string, column: number, neverOverwrite = true) {
      const { version, mapping } = theImport(id);
      const columns = [{ column, target: mapping[column] ?? null, neverOverwrite }];
      const outcome = await changeImport(deps, ADMIN, { id, version, mapping: columns }, null);
      if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
    },
    async decide(id: string, input: Omit<Parameters<typeof decideImport>[2], 'id'>) {
      const outcome = await decideImport(deps, ADMIN, { id, ...input }, null);
      if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
    },
    async import(id: string) {
      await act(id, 'START');
      return advance(id);
    },
    async undo(id: string) {
      await act(id, 'UNDO');
      return advance(id);
    },
  };
}
