import { expect, test } from 'vitest';
import type { UnitStores } from '../../unit/stores.ts';
import type { Unit } from '../../unit/unit.ts';
import { aTechnician } from '../../unit/testing/test-work.ts';
import { importsInMemory } from '../testing/test-imports.ts';

type World = ReturnType<typeof importsInMemory>;
type Read = (...args: unknown[]) => Promise<unknown>;

const READS: Partial<Record<keyof UnitStores, readonly string[]>> = {
  clients: ['find', 'findCurrent', 'idByNif', 'hasCommunities', 'remove'],
  sites: ['find'],
  prospects: ['find'],
  items: ['find'],
  staff: ['find'],
  candidates: ['clients', 'clientsByName', 'sitesOf', 'prospects', 'items'],
};
/** The store asks for each once. */
const KEPT = ['idByNif'];

/** How often the parts wait for the database: what is asked together is one wait. */
function countWaits({ deps }: World): () => number {
  let waits = 0;
  let turn: Promise<void> | null = null;
  const wait = () => {
    if (turn === null) {
      waits += 1;
      turn = new Promise((resolve) =>
        setImmediate(() => {
          turn = null;
          resolve();
        }),
      );
    }
    return turn;
  };
  const slow = (name: string, read: Read): Read => {
    const known = new Set<string>();
    return async (...args) => {
      const asked = JSON.stringify(args);
      if (!KEPT.includes(name) || !known.has(asked)) await wait();
      known.add(asked);
      return read(...args);
    };
  };
  const given: unknown = deps.unit;
  const unit = given as Unit;
  const counted: Unit = (act, work, queue) =>
    unit(
      act,
      (stores) => {
        const slowed = Object.entries(READS).map(([name, reads]) => {
          const store = stores[name as keyof UnitStores] as unknown as Record<string, Read>;
          const own = reads.flatMap((read): [string, Read][] =>
            store[read] ? [[read, slow(read, store[read])]] : [],
          );
          return [name, { ...store, ...Object.fromEntries(own) }];
        });
        return work({ ...stores, ...Object.fromEntries(slowed) } as UnitStores);
      },
      queue,
    );
  deps.unit = counted;
  return () => waits;
}

const nif = (number: number) =>
  `${String(10_000_000 + number)}${'TRWAGMYFPDXBNJZSQVHLCKE'[(10_000_000 + number) % 23] ?? ''}`;

const FILES = {
  CLIENTS: [
    'NIF;Nombre;Agente;Dirección;CP;Población',
    (n: number) => `${nif(n)};Cliente ${n};Leo Gil;Calle Mayor ${n};28013;Madrid`,
  ],
  PROSPECTS: ['Nombre;Teléfono', (n: number) => `Prospecto ${n};6001110${String(n).padStart(2, '0')}`],
  ITEMS: ['Referencia;Nombre;Precio', (n: number) => `R-${n};Pieza ${n};12`],
} as const;

async function waitsOf(kind: keyof typeof FILES, rows: number) {
  const users = [aTechnician({ id: 'leo', role: 'AGENT', name: 'Leo', lastName: 'Gil' })];
  const staff = [{ id: 'leo', name: 'Leo Gil', role: 'AGENT', active: true }] as const;
  const world = importsInMemory({ users, staff: [...staff] });
  const [head, line] = FILES[kind];
  const text = [head, ...Array.from({ length: rows }, (_row, index) => line(index))].join('\r\n');
  const id = await world.check(text, kind);
  const waits = countWaits(world);
  expect(await world.import(id)).toMatchObject({ status: 'IMPORTED', result: { created: rows } });
  const written = waits();
  const { undo } = await world.undo(id);
  expect(undo).toMatchObject({ removed: kind === 'CLIENTS' ? 2 * rows : rows, kept: 0 });
  return { written, undone: waits() - written };
}

test.each(Object.keys(FILES) as (keyof typeof FILES)[])(
  'a page of %s waits for the database no oftener with many rows than with few',
  async (kind) => {
    const few = await waitsOf(kind, 3);
    expect(few.written).toBeGreaterThan(0);
    expect(few.undone).toBeGreaterThan(0);
    expect(await waitsOf(kind, 40)).toEqual(few);
  },
);
