import { describe, expect, test, vi } from 'vitest';
import { ITEM } from '@cuadrilla/domain/records/item.ts';
import { emptyRecord } from '@cuadrilla/domain/records/record.ts';
import type { Item } from '../items/item.ts';
import { SETTINGS_DEFAULTS, type SectionName } from '../settings/settings.ts';
import { ADMIN, AGENT, TECHNICIAN, unitOf } from '../unit/testing/test-unit.ts';
import type { TableRow } from '../tables/table.ts';
import { continueExport, createExport } from './create-export.ts';
import type { ExportStore } from './export-store.ts';
import type { Export } from './export.ts';
import { XLSX_ROWS_MAX } from '../tables/xlsx-stream.ts';
import { gatherRows, ROWS_AT_ONCE, type GatherDeps } from './gather-rows.ts';
import { readExport } from './read-export.ts';
import { packRows, unpackRows } from './store/row-parts.ts';
import type { ExportRecords } from './store/export-records.ts';
import { UNREAD } from './testing/test-sources.ts';

const NOW = new Date('2026-11-24T08:00:00Z');
const META = { createdAt: NOW, updatedAt: NOW, version: 1 };

const anItem = (index: number): Item => ({
  ...emptyRecord(ITEM),
  ...META,
  id: `i${index}`,
  ref: `00${index}`,
  name: index === 0 ? '=1+1' : `Válvula ${index}`,
  priceCents: 1_250,
  costCents: 31_337,
});

/** Runs units one after the other, like transactions on one document. */
function inTurn(unit: GatherDeps['unit']): GatherDeps['unit'] {
  let last: Promise<unknown> = Promise.resolve();
  return (act, work) => {
    const next = last.then(() => unit(act, work));
    last = next.catch(() => undefined);
    return next;
  };
}

/** A catalogue of `size` items read in pages of `step`; each reading of the clock advances it by a second. */
function world(size: number, step = 500) {
  const saved = new Map<string, Export>();
  const parts = new Map<string, TableRow[]>();
  const audited: { subject: string; rows: number }[] = [];
  let seconds = 0;
  const records: ExportRecords = {
    newId: () => 'x',
    find: (id) => Promise.resolve(saved.get(id) ?? null),
    insert: (made) => void saved.set(made.id, made),
    append: (before, rows, after, { subject }) => {
      parts.set(`${before.id}_${before.parts}`, [...rows]);
      const grown = { ...after, parts: before.parts + 1 };
      saved.set(before.id, grown);
      if (grown.status === 'READY') audited.push({ subject, rows: grown.rows });
      return grown;
    },
    save: (after) => void saved.set(after.id, after),
  };
  const list: GatherDeps['stores']['items']['list'] = ({ after }) => {
    const from = Number(after ?? 0);
    const items = Array.from({ length: Math.min(step, size - from) }, (_, index) => anItem(from + index));
    const hasNextPage = from + step < size;
    return Promise.resolve({
      edges: items.map((node) => ({ cursor: '', node })),
      pageInfo: { hasNextPage, endCursor: String(from + step) },
      totalCount: null,
    });
  };
  const exports: Pick<ExportStore, 'find' | 'part'> = {
    find: (id) => Promise.resolve(saved.get(id) ?? null),
    part: (id, index) => Promise.resolve(parts.get(`${id}_${index}`) ?? []),
  };
  const section = <S extends SectionName>(name: S) =>
    Promise.resolve({ ...SETTINGS_DEFAULTS[name], version: 0 });
  const settings = {
    timeZone: () => Promise.resolve('Europe/Madrid'),
    serviceTypes: () => section('serviceTypes'),
    skills: () => section('skills'),
    zones: () => section('zones'),
    reasons: () => section('reasons'),
  };
  const deps = {
    users: UNREAD.users,
    stores: { ...UNREAD.stores, items: { list }, exports, settings },
    unit: inTurn(unitOf({ exports: records })),
    now: () => new Date(NOW.getTime() + (seconds += 1) * 1_000),
  };
  return { deps, saved, parts, audited };
}

const ask = (format: 'CSV' | 'XLSX' | 'JSON') => ({ format, items: { sort: 'NAME' as const } });
const BAD = new Error('The index is missing');
const FOREVER = new Date('2030-01-01');

async function textOf(deps: Parameters<typeof readExport>[0], viewer: typeof ADMIN): Promise<string | null> {
  const file = await readExport(deps, viewer, 'x');
  if (!file) return null;
  let text = '';
  for await (const bytes of file.bytes) text += new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  return text;
}

async function begin(deps: GatherDeps, saved: ReadonlyMap<string, Export>, format: 'JSON' | 'XLSX') {
  let minutes = 0;
  const hurried = { ...deps, now: () => new Date(NOW.getTime() + (minutes += 1) * 60_000) };
  await createExport(hurried, ADMIN, ask(format), null);
  const begun = saved.get('x');
  if (begun?.rows !== 0) throw new Error('It was not just begun');
  return begun;
}

describe('an export', () => {
  test('is ready in the first response, and its audit entry has the number of rows', async () => {
    const { deps, audited } = world(3, 2);
    const outcome = await createExport(deps, ADMIN, ask('CSV'), null);
    expect(outcome).toMatchObject({ kind: 'done', export: { status: 'READY', rows: 3, list: 'ITEMS' } });
    expect(audited).toEqual([{ subject: 'Catálogo', rows: 3 }]);
    const lines = (await textOf(deps, ADMIN))?.split('\r\n') ?? [];
    expect(lines).toHaveLength(5);
    expect(lines[0]).toMatch(/^\uFEFFReferencia;Nombre;Tipo;/u);
    expect(lines[1]).toMatch(/^000;'=1\+1;Material;/u);
  });

  test('without rows is a valid file', async () => {
    const { deps } = world(0);
    await createExport(deps, ADMIN, ask('JSON'), null);
    expect(JSON.parse((await textOf(deps, ADMIN)) ?? '')).toEqual([]);
  });

  test('that takes long continues request by request, with each row once', async () => {
    const { deps, audited } = world(20, 2);
    let outcome = await createExport(deps, ADMIN, ask('JSON'), null);
    expect(outcome).toMatchObject({ export: { status: 'RUNNING' } });
    expect(await textOf(deps, ADMIN)).toBeNull();
    expect(audited).toEqual([]);
    for (
      let asked = 0;
      asked < 10 && outcome.kind === 'done' && outcome.export.status === 'RUNNING';
      asked += 1
    ) {
      outcome = await continueExport(deps, ADMIN, 'x');
    }
    const rows = JSON.parse((await textOf(deps, ADMIN)) ?? '') as { ref: string }[];
    expect(rows.map(({ ref }) => ref)).toEqual(Array.from({ length: 20 }, (_, index) => `00${index}`));
    expect(audited).toEqual([{ subject: 'Catálogo', rows: 20 }]);
  });

  test('continued simultaneously has no row twice', async () => {
    const { deps, saved, audited } = world(9, 2);
    const begun = await begin(deps, saved, 'JSON');
    await Promise.all([1, 2, 3].map(() => gatherRows(deps, begun, FOREVER)));
    expect(saved.get('x')).toMatchObject({ status: 'READY', rows: 9, parts: 5 });
    expect(audited).toHaveLength(1);
  });

  test('gathers ten thousand rows per request', async () => {
    const { deps } = world(ROWS_AT_ONCE + 1, ROWS_AT_ONCE);
    const still = { ...deps, now: () => NOW };
    expect(await createExport(still, ADMIN, ask('XLSX'), null)).toMatchObject({
      export: { status: 'RUNNING', rows: ROWS_AT_ONCE },
    });
    expect(await continueExport(still, ADMIN, 'x')).toMatchObject({ export: { status: 'READY' } });
  });

  test('fails with a message if XLSX cannot hold its rows', async () => {
    const { deps, saved } = world(2, 1);
    const begun = await begin(deps, saved, 'XLSX');
    saved.set('x', { ...begun, rows: XLSX_ROWS_MAX, cursor: '1' });
    expect(await continueExport(deps, ADMIN, 'x')).toMatchObject({
      export: { status: 'FAILED', problem: expect.stringContaining('CSV') as string },
    });
  });

  test('whose list cannot be read is refused before it begins', async () => {
    const { deps, saved } = world(3);
    const broken = { ...deps, stores: { ...deps.stores, items: { list: () => Promise.reject(BAD) } } };
    await expect(createExport(broken, ADMIN, ask('CSV'), null)).rejects.toBe(BAD);
    expect(saved.size).toBe(0);
  });

  test('is tried five times in a row, and then fails with a message', async () => {
    const { deps, saved } = world(4, 2);
    await begin(deps, saved, 'JSON');
    let isBroken = true;
    const list: typeof deps.stores.items.list = (page) =>
      isBroken ? Promise.reject(BAD) : deps.stores.items.list(page);
    const broken = { ...deps, stores: { ...deps.stores, items: { list } } };
    const attempt = async () => gatherRows(broken, saved.get('x') as Export, FOREVER);
    const first = saved.get('x')?.touchedAt;
    for (let tries = 1; tries < 5; tries += 1) await expect(attempt()).rejects.toBe(BAD);
    expect(saved.get('x')).toMatchObject({ status: 'RUNNING', attempts: 4, rows: 0 });
    expect(saved.get('x')?.touchedAt).not.toEqual(first);
    await expect(attempt()).rejects.toBe(BAD);
    const failed = { status: 'FAILED', problem: 'No se ha podido terminar. Vuelve a exportar la lista' };
    expect(await attempt()).toMatchObject(failed);
    isBroken = false;
    saved.set('x', { ...(saved.get('x') as Export), status: 'RUNNING', problem: null, attempts: 4 });
    expect(await attempt()).toMatchObject({ status: 'READY', rows: 4, attempts: 0 });
  });

  test("requires the list's permission and exactly one list", async () => {
    await expect(createExport(world(1).deps, AGENT, ask('CSV'), null)).rejects.toThrow();
    await expect(createExport(world(1).deps, TECHNICIAN, ask('CSV'), null)).rejects.toThrow();
    await expect(createExport(world(1).deps, ADMIN, { format: 'CSV' }, null)).rejects.toThrow();
    const two = { ...ask('CSV'), clients: { sort: 'NAME' as const } };
    await expect(createExport(world(1).deps, ADMIN, two, null)).rejects.toThrow();
  });

  test('can be read and continued only by its author, for a day, while permitted', async () => {
    const { deps, saved } = world(1);
    await createExport(deps, ADMIN, ask('CSV'), null);
    expect(await readExport(deps, { ...ADMIN, id: 'other' }, 'x')).toBeNull();
    expect(await readExport(deps, { ...ADMIN, role: 'AGENT' }, 'x')).toBeNull();
    expect(await readExport(deps, ADMIN, 'unknown')).toBeNull();
    expect(await continueExport(deps, { ...ADMIN, id: 'other' }, 'x')).toEqual({ kind: 'notFound' });
    expect((await readExport(deps, ADMIN, 'x'))?.name).toBe('catalogo-2026-11-24.csv');
    const late = { ...deps, now: () => saved.get('x')?.expiresAt ?? NOW };
    expect(await readExport(late, ADMIN, 'x')).toBeNull();
  });
});

describe('a file', () => {
  async function longFile(part: (index: number) => Promise<TableRow[]>) {
    const { deps, saved } = world(60, 1);
    const parts = { current: 0, most: 0, begun: 0 };
    const read = async (_id: string, index: number) => {
      parts.begun += 1;
      parts.most = Math.max(parts.most, (parts.current += 1));
      await new Promise((resolve) => setTimeout(resolve, index % 3));
      parts.current -= 1;
      return part(index);
    };
    await createExport({ ...deps, now: () => NOW }, ADMIN, ask('JSON'), null);
    const exports = { ...deps.stores.exports, part: read };
    const reading = { ...deps, stores: { ...deps.stores, exports } };
    return { parts, saved, reading };
  }

  test('is read some parts at once, in their order', async () => {
    const { reading, parts } = await longFile((index) => Promise.resolve([[`R-${index}`]]));
    const rows = JSON.parse((await textOf(reading, ADMIN)) ?? '') as { ref: string }[];
    expect(rows.map(({ ref }) => ref)).toEqual(Array.from({ length: 60 }, (_, index) => `R-${index}`));
    expect(parts.most).toBe(4);
  });

  test('is read no further than its reader asks', async () => {
    const { reading, parts } = await longFile((index) => Promise.resolve([[`R-${index}`]]));
    const file = await readExport(reading, ADMIN, 'x');
    const bytes = file?.bytes[Symbol.asyncIterator]();
    for (let taken = 0; taken < 5; taken += 1) await bytes?.next();
    await vi.waitFor(() => expect(parts.current).toBe(0));
    expect(parts.begun).toBeLessThanOrEqual(16);
    await bytes?.return?.();
  });

  test('with a part that is gone breaks off', async () => {
    const { reading } = await longFile((index) => (index === 7 ? Promise.reject(BAD) : Promise.resolve([])));
    await expect(textOf(reading, ADMIN)).rejects.toBe(BAD);
  });
});

test('packRows splits rows into parts that fit a document', () => {
  const noise = () => Array.from({ length: 20_000 }, () => Math.random().toString(36)).join('');
  const rows = Array.from({ length: 12 }, () => [noise(), new Date(NOW)]);
  const parts = packRows(rows);
  expect(parts.length).toBeGreaterThan(1);
  expect(Math.max(...parts.map(({ length }) => length))).toBeLessThanOrEqual(900_000);
  const columns = [
    { name: 'a', label: 'A', kind: 'text' },
    { name: 'b', label: 'B', kind: 'instant' },
  ] as const;
  expect(parts.flatMap((part) => unpackRows(part, columns))).toEqual(rows);
  expect(packRows([])).toEqual([]);
});
