import { PAGE_ROWS } from '@cuadrilla/domain/imports/rows/stored-row.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { maintainImports } from '../server/maintain-imports.ts';
import { advanceLeft } from './advance-import.ts';
import { importsInMemory, REQUEST_ID } from './testing/test-imports.ts';

const LINES = 130;
const FILE = `Referencia;Nombre;Precio\r\n${Array.from({ length: LINES }, (_line, index) => `R-${index};Pieza ${index};1\r\n`).join('')}`;

type World = ReturnType<typeof importsInMemory>;

/** As often as it takes until the import has stopped. */
async function failTimes(world: World, id: string, times: number) {
  world.setBroken(true);
  for (let time = 0; time < times; time += 1) await expect(world.advance(id)).rejects.toThrow('killed');
  world.setBroken(false);
}

test('an import whose part keeps failing stops, says so with the request, and ends as announced when it is resumed', async () => {
  const world = importsInMemory();
  const id = await world.check(FILE, 'ITEMS');
  await world.act(id, 'START');
  world.breakNext(1);
  await expect(world.advance(id)).rejects.toThrow('killed');
  await failTimes(world, id, 3);
  expect(world.theImport(id)).toMatchObject({ status: 'IMPORTING', attempts: 4, stopped: null, cursor: 1 });
  await failTimes(world, id, 1);
  const stopped = {
    message: expect.stringMatching(/^La importación se ha detenido/) as unknown,
    requestId: REQUEST_ID,
  };
  expect(world.theImport(id)).toMatchObject({ status: 'STOPPED', cursor: 1, stopped });
  world.setBroken(true);
  expect(await world.advance(id)).toMatchObject({ status: 'STOPPED' });
  world.setBroken(false);
  await world.act(id, 'RESUME');
  expect(world.theImport(id)).toMatchObject({ status: 'IMPORTING', attempts: 0, stopped: null });
  const done = await world.advance(id);
  expect(done).toMatchObject({ status: 'IMPORTED', result: done.announced });
  expect(world.found.items.size).toBe(LINES);
});

test('an import rests after each part but the last', async () => {
  const world = importsInMemory();
  const id = await world.check(FILE, 'ITEMS');
  await world.act(id, 'START');
  const rests = vi.spyOn(globalThis, 'setTimeout');
  const done = await world.advance(id);
  expect(done.status).toBe('IMPORTED');
  const pages = Math.ceil(LINES / PAGE_ROWS);
  expect(rests).toHaveBeenCalledTimes(pages - 1);
  rests.mockRestore();
});

describe('an import whose parts take some time each', () => {
  afterEach(() => vi.restoreAllMocks());

  /** Whoever goes on with it has a clock by which a part takes so long; when each part began, and when all was over. */
  async function timed(partMs: number, goOn: (world: World, id: string) => Promise<unknown>) {
    const world = importsInMemory();
    const id = await world.check(FILE, 'ITEMS');
    await world.act(id, 'START');
    const start = world.deps.now().getTime();
    let passed = 0;
    const began: number[] = [];
    const { unit } = world.deps;
    world.deps.now = () => new Date(start + passed);
    world.deps.unit = (act, ...rest) => {
      // Without an intent, its attempts are counted.
      if (act.intent !== null) {
        began.push(passed);
        passed += partMs;
      }
      return unit(act, ...rest);
    };
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((then: () => void, ms: number) => {
      passed += ms;
      queueMicrotask(then);
    }) as unknown as typeof setTimeout);
    await goOn(world, id);
    return { began, over: passed };
  }

  test.each([
    ['fits twice, with a rest between', 400, [0, 800], 1_200],
    ['does not fit a second time after a rest', 500, [0], 500],
    ['takes all the time', 2_000, [0], 2_000],
  ])('is left by the scheduled function in time: a part that %s', async (_how, partMs, parts, end) => {
    const goOn = ({ deps }: World, id: string) => {
      const found = deps.stores.imports.find(id);
      const deadline = deps.now().getTime() + 1_200;
      return found.then((left) => left && advanceLeft(deps, left, deadline));
    };
    const { began, over } = await timed(partMs, goOn);
    expect({ began, over }).toEqual({ began: parts, over: end });
  });

  test.each([
    ['short', 400, [0, 800, 1_600], 2_400],
    ['long', 3_000, [0], 4_000],
  ])('rests before the browser asks again, which it does at once: %s ones', async (_how, ms, parts, end) => {
    const { began, over } = await timed(ms, (world, id) => world.advance(id));
    expect({ began, over }).toEqual({ began: parts, over: end });
  });
});

test('a paused import does nothing until it is resumed, and ends as announced', async () => {
  const world = importsInMemory();
  const id = await world.check(FILE, 'ITEMS');
  await world.act(id, 'START');
  world.breakNext(1);
  await expect(world.advance(id)).rejects.toThrow('killed');
  await world.act(id, 'PAUSE');
  const written = world.found.items.size;
  expect(written).toBeGreaterThan(0);
  expect(await world.advance(id)).toMatchObject({ status: 'PAUSED', cursor: 1 });
  expect(world.found.items.size).toBe(written);
  await world.act(id, 'RESUME');
  const done = await world.advance(id);
  expect(done).toMatchObject({ status: 'IMPORTED', result: done.announced });
  expect(world.found.items.size).toBe(LINES);
});

test('a part that succeeds gives the next one all its attempts', async () => {
  const world = importsInMemory();
  const id = await world.check(FILE, 'ITEMS');
  await world.act(id, 'START');
  await failTimes(world, id, 4);
  world.breakNext(1);
  await expect(world.advance(id)).rejects.toThrow('killed');
  expect(world.theImport(id)).toMatchObject({ status: 'IMPORTING', attempts: 1, cursor: 1 });
});

test('a stopped import can be undone, and a stopped undo is continued where it stopped', async () => {
  const world = importsInMemory();
  const id = await world.check(FILE, 'ITEMS');
  await world.act(id, 'START');
  world.breakNext(2);
  await expect(world.advance(id)).rejects.toThrow('killed');
  await failTimes(world, id, 4);
  expect(world.found.items.size).toBe(80);
  await world.act(id, 'UNDO');
  world.breakNext(1);
  await expect(world.advance(id)).rejects.toThrow('killed');
  await failTimes(world, id, 4);
  expect(world.theImport(id)).toMatchObject({
    status: 'UNDO_STOPPED',
    undo: { removed: 40 },
    stopped: { requestId: REQUEST_ID },
  });
  // The days to ask for an undo are over, but this one was asked for.
  world.change(id, { importedAt: new Date('2026-01-01T08:00:00Z') });
  await world.act(id, 'UNDO');
  expect(await world.advance(id)).toMatchObject({
    status: 'UNDONE',
    undo: { removed: 80, kept: 0, lost: 0 },
  });
  expect(world.found.items.size).toBe(0);
});

test('a check that keeps failing can be asked for again', async () => {
  const world = importsInMemory();
  const id = await world.add(FILE, 'ITEMS');
  await world.act(id, 'CHECK');
  await failTimes(world, id, 5);
  const stopped = {
    message: expect.stringMatching(/^No se ha podido comprobar/) as unknown,
    requestId: REQUEST_ID,
  };
  expect(world.theImport(id)).toMatchObject({ status: 'MAPPING', stopped });
  await world.act(id, 'CHECK');
  expect(await world.advance(id)).toMatchObject({ status: 'CHECKED', stopped: null });
});

test('missing rows count neither as written nor as undone', async () => {
  const world = importsInMemory();
  const id = await world.check(FILE, 'ITEMS');
  await world.act(id, 'START');
  const rows = world.takePage(id, 1);
  for (let time = 0; time < 5; time += 1) await expect(world.advance(id)).rejects.toThrow('is not there');
  expect(world.theImport(id)).toMatchObject({ status: 'STOPPED', result: { created: 40 } });
  rows.putBack();
  await world.act(id, 'RESUME');
  await world.advance(id);
  world.takePage(id, 1);
  expect(await world.undo(id)).toMatchObject({
    status: 'PARTLY_UNDONE',
    undo: { removed: LINES - 40, kept: 0, lost: 40 },
  });
  expect(world.found.items.size).toBe(40);
});

/** A run of the scheduled function; the next part of the import `killer` never ends, as in a process that is killed. */
function maintain({ deps }: World, killer: string | null = null): Promise<void> {
  const unit = ((act, ...rest) =>
    act.intent !== null && act.importId === killer
      ? new Promise(() => undefined)
      : deps.unit(act, ...rest)) as typeof deps.unit;
  const given: unknown = {
    ...deps,
    createStores: () => ({ stores: deps.stores, unit }),
    createUserStore: () => deps.users,
  };
  const logger = { info: () => undefined, error: () => undefined };
  const until = new Date(deps.now().getTime() + 60_000);
  return maintainImports(given as Parameters<typeof maintainImports>[0], logger, until);
}

test('an import whose part kills each run of the scheduled function is stopped, and the next import gets its turn', async () => {
  const world = importsInMemory();
  const id = await world.check(FILE, 'ITEMS');
  const next = await world.check('Referencia;Nombre;Precio\r\nMO;Hora;38\r\n', 'ITEMS');
  for (const each of [id, next]) await world.act(each, 'START');
  for (let runs = 1; runs <= 5; runs += 1) {
    void maintain(world, id);
    await vi.waitFor(() => expect(world.theImport(id).attempts).toBe(runs));
  }
  expect([id, next].map((each) => world.theImport(each).status)).toEqual(['IMPORTING', 'IMPORTING']);
  await maintain(world, id);
  const message = expect.stringMatching(/^La importación se ha detenido/) as unknown;
  expect(world.theImport(id)).toMatchObject({ status: 'STOPPED', cursor: 0, stopped: { message } });
  expect(world.theImport(next).status).toBe('IMPORTED');
  await world.act(id, 'RESUME');
  await maintain(world);
  expect(world.theImport(id)).toMatchObject({ status: 'IMPORTED', attempts: 0 });
});

test('a part that fails in the scheduled function is counted once, and one that succeeds resets the count', async () => {
  const world = importsInMemory();
  const id = await world.check(FILE, 'ITEMS');
  await world.act(id, 'START');
  world.setBroken(true);
  await maintain(world);
  await maintain(world);
  expect(world.theImport(id)).toMatchObject({ status: 'IMPORTING', attempts: 2, cursor: 0 });
  world.setBroken(false);
  world.breakNext(1);
  await maintain(world);
  expect(world.theImport(id)).toMatchObject({ status: 'IMPORTING', attempts: 1, cursor: 1 });
});
