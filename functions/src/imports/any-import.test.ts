import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ImportStatus } from '@cuadrilla/domain/imports/import-states.ts';
import { IMPORT_KINDS, type ImportKind } from '@cuadrilla/domain/imports/import-kinds.ts';
import { DECISIONS, NO_COUNTS, type Decision } from '@cuadrilla/domain/imports/rows/row-states.ts';
import type { ServiceType } from '../settings/settings.ts';
import { aServiceType } from '../settings/testing/test-settings.ts';
import { aLine, aService } from '../work/testing/test-service.ts';
import { ANY_FILE, type AnyFile } from './testing/test-any-files.ts';
import { importsInMemory } from './testing/test-imports.ts';

const SEED = Number(process.env['SEED'] ?? 20_261_124);
const HISTORIES = Number(process.env['HISTORIES'] ?? 100);
const HISTORY_MS = 500;

type World = ReturnType<typeof importsInMemory>;

/** How it goes: to its end, killed on the way, stopped there after failing again and again, or taken back when half of it is written. */
const COURSES = ['straight', 'killed', 'stopped', 'halfway'] as const;

const USES = [null, null, 'service', 'type'] as const;

type History = AnyFile & {
  rule: Decision;
  decisions: (Decision | null)[];
  course: (typeof COURSES)[number];
  /** The page at which it is killed or stopped. */
  page: number;
  /** Who uses each item that it has made, or whether a client or prospect gets a note, before it is undone. */
  uses: (typeof USES)[number][];
};

const historyOf = (kind: ImportKind): fc.Arbitrary<History> =>
  ANY_FILE[kind].chain(({ world, text }) =>
    fc.record({
      ...{ world: fc.constant(world), text: fc.constant(text), rule: fc.constantFrom(...DECISIONS) },
      decisions: fc.array(fc.constantFrom(...DECISIONS, null), { minLength: 60, maxLength: 60 }),
      ...{ course: fc.constantFrom(...COURSES), page: fc.integer({ min: 0, max: 1 }) },
      uses: fc.array(fc.constantFrom(...USES), { minLength: 10, maxLength: 10 }),
    }),
  );

const A_NOTE = {
  ...{ kind: 'CALL' as const, text: 'Llamará mañana', alsoOn: [], at: new Date(0) },
  times: { occurredAt: null, receivedAt: new Date(0) },
};

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);

/** Everything that an import may write, without what grows with each change. */
const contents = ({ found, uniques }: World) => ({
  records: [found.clients, found.sites, found.equipment, found.prospects, found.items].map((all) =>
    [...all.values()].map((each) => ({ ...each, version: 0 })).toSorted(byId),
  ),
  uniques: [...uniques].toSorted(),
});

const OUTCOMES = ['created', 'updated', 'unchanged', 'skipped', 'repeated', 'error'] as const;

type Seen = Record<(typeof OUTCOMES)[number] | 'imported' | 'halfway' | 'used', number>;

const nothingSeen = (): Seen => ({
  ...{ created: 0, updated: 0, unchanged: 0, skipped: 0, repeated: 0, error: 0 },
  ...{ imported: 0, halfway: 0, used: 0 },
});

/** Decides each first row of a client, or each single row, that is a duplicate. */
async function decide(world: World, id: string, { rule, decisions }: History) {
  const { tallies } = world.theImport(id);
  const rows = tallies.flatMap((_tally, page) => world.page(id, page).map((row) => ({ row, page })));
  const alike = rows.filter(({ row: { status, head } }) => status.kind === 'DUPLICATE' && head === null);
  await world.decide(id, {
    rule,
    rows: alike.map(({ row, page }, place) => ({
      row: row.number,
      page,
      decision: decisions[place] ?? null,
    })),
  });
}

/** Items that the import has made find their way into services and types of service; their ids. */
function use({ found }: World, known: ReadonlySet<string>, values: ServiceType[], uses: History['uses']) {
  const made = [...found.items.values()].filter(({ id }) => !known.has(id));
  return made.flatMap(({ id, ref, name }, place) => {
    const by = uses[place % uses.length] ?? null;
    const line = aLine({ item: { id, code: ref, name } });
    if (by === 'service') found.services.set(id, aService({ id, lines: [line] }));
    if (by === 'type')
      values.push(aServiceType({ id, defaultLines: [{ itemId: id, quantityMilli: 1_000 }] }));
    return by === null ? [] : [id];
  });
}

/** Somebody writes a note on clients and prospects that the import has made; their ids, and those of the sites that stay with them. */
function note({ found }: World, known: ReadonlySet<string>, uses: History['uses']) {
  const { clients, prospects, notes } = found;
  const made = [...clients.values(), ...prospects.values()].filter((each) => !known.has(each.id));
  const noted = made.filter((_each, place) => (uses[place % uses.length] ?? null) !== null);
  for (const each of noted) {
    const entity = clients.has(each.id) ? ('CLIENT' as const) : ('PROSPECT' as const);
    notes.push({ ...A_NOTE, entity, id: each.id, subject: each.code });
  }
  return noted.flatMap(({ id }) => [id, clients.get(id)?.mainSiteId ?? []].flat());
}

type Contents = ReturnType<typeof contents>;

/** A client that stays keeps no more than its first site. */
const withOneSite = <T extends object>(record: T): T =>
  'siteCount' in record ? { ...record, siteCount: Math.min(Number(record.siteCount), 1) } : record;

/** What was there before, and the items in use with their references. */
function withUsed(before: Contents, after: Contents, used: ReadonlySet<string>): Contents {
  const added = after.records.map((all) => all.filter(({ id }) => used.has(id)).map(withOneSite));
  const claims = after.uniques.filter(([, id]) => used.has(id));
  return {
    records: before.records.map((all, kind) => [...all, ...(added[kind] ?? [])].toSorted(byId)),
    uniques: [...before.uniques, ...claims].toSorted(),
  };
}

async function keepFailing(world: World, id: string, until: ImportStatus): Promise<void> {
  world.setBroken(true);
  while (world.theImport(id).status !== until) await expect(world.advance(id)).rejects.toThrow('killed');
  world.setBroken(false);
}

async function live(kind: ImportKind, history: History, seen: Seen): Promise<void> {
  const values: ServiceType[] = [];
  const world = importsInMemory({ ...history.world, settings: { serviceTypes: { values } } });
  const before = contents(world);
  const { items, clients, prospects } = world.found;
  const known = new Set([...items.keys(), ...clients.keys(), ...prospects.keys()]);
  const id = await world.check(history.text, kind);
  expect(world.theImport(id)).toMatchObject({ status: 'CHECKED' });
  expect(contents(world)).toEqual(before);
  await decide(world, id, history);
  const { created, updated } = world.announced(id);
  if (created + updated === 0) {
    await expect(world.act(id, 'START')).rejects.toThrow('No hay ninguna fila que importar');
    return;
  }
  await world.act(id, 'START');
  if (history.course !== 'straight') {
    world.breakNext(Math.min(history.page, world.theImport(id).tallies.length - 1));
    await expect(world.advance(id)).rejects.toThrow('killed');
  }
  if (history.course === 'stopped') {
    await keepFailing(world, id, 'STOPPED');
    await world.act(id, 'RESUME');
  }
  if (history.course === 'halfway') await world.act(id, 'PAUSE');
  else {
    const done = await world.advance(id);
    expect(done).toMatchObject({ status: 'IMPORTED', result: done.announced });
    const outcomes = world.rows(id).map(({ result }) => result?.kind ?? 'undecided');
    const counted = { ...NO_COUNTS };
    for (const outcome of outcomes) counted[outcome] += 1;
    expect(counted).toEqual(done.announced);
    for (const outcome of OUTCOMES) seen[outcome] += counted[outcome];
    seen.imported += 1;
  }
  if (history.course === 'halfway') seen.halfway += 1;
  const used = [...use(world, known, values, history.uses), ...note(world, known, history.uses)];
  seen.used += used.length;
  const left = withUsed(before, contents(world), new Set(used));
  await world.act(id, 'UNDO');
  if (history.course === 'killed') {
    world.breakNext();
    await expect(world.advance(id)).rejects.toThrow('killed');
  }
  if (history.course === 'stopped') {
    await keepFailing(world, id, 'UNDO_STOPPED');
    await world.act(id, 'UNDO');
  }
  const undone = await world.advance(id);
  expect(undone).toMatchObject({
    status: used.length === 0 ? 'UNDONE' : 'PARTLY_UNDONE',
    undo: { kept: used.length },
  });
  expect(contents(world)).toEqual(left);
}

test.each(IMPORT_KINDS)(
  'any file of %s with any decisions does what was announced, killed or not, and is undone without a trace',
  { timeout: HISTORIES * HISTORY_MS },
  async (kind) => {
    const seen = nothingSeen();
    const property = fc.asyncProperty(historyOf(kind), (history) => live(kind, history, seen));
    await fc.assert(property, { seed: SEED, numRuns: HISTORIES });
    // Files that do nothing would prove nothing.
    for (const outcome of OUTCOMES) expect(seen[outcome], outcome).toBeGreaterThan(HISTORIES / 20);
    expect(seen.imported).toBeGreaterThan(HISTORIES / 2);
    if (kind !== 'EQUIPMENT') expect(seen.used).toBeGreaterThan(HISTORIES / 4);
    expect(seen.halfway).toBeGreaterThan(HISTORIES / 6);
  },
);
