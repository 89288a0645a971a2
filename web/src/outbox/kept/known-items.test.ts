import { beforeEach, expect, test } from 'vitest';
import { failureOf } from '#shared/graphql/failure.ts';
import { KnownItems, type KnownItem } from './known-items.ts';
import { memoryShelf } from './storage.ts';

const item = (id: string, name: string): KnownItem => ({
  ...{ id, code: `R-${id}`, name, barcodes: [], kind: 'MATERIAL', unit: 'UNIT' },
  ...{ vatPercent: 21, priceCents: null },
});
type Answer = Awaited<ReturnType<ConstructorParameters<typeof KnownItems>[0]['askItems']>>;
const answer = (mark: string, isWhole: boolean, items: KnownItem[], goneIds: string[] = []): Answer => ({
  ok: true,
  value: { mark, isWhole, items, goneIds },
});
const HOUR = 3_600_000;
const OFFLINE: Answer = { ok: false, failure: failureOf('NO_CONNECTION') };

let now: number;
let kept: Map<string, unknown>;
let asked: (string | null)[];
let answers: Answer[];
beforeEach(() => {
  now = Date.parse('2026-11-24T08:00:00Z');
  kept = new Map();
  asked = [];
  answers = [];
});

const open = () =>
  new KnownItems({
    shelf: memoryShelf(kept),
    now: () => new Date(now),
    askItems: (since) => {
      asked.push(since);
      return Promise.resolve(answers.shift() ?? OFFLINE);
    },
  });
const names = (items: KnownItems, text = '') => items.search(text).map(({ name }) => name);

test('the catalogue survives an offline reload and is refreshed every four hours with changes only', async () => {
  answers = [
    answer('1', true, [item('a', 'Racor'), item('b', 'Válvula')]),
    answer('2', false, [item('a', 'Racor 1″')], ['b']),
  ];
  await open().keepUp();
  now += HOUR;
  const again = open();
  await again.keepUp();
  expect(names(again)).toEqual(['Racor', 'Válvula']);
  now += 4 * HOUR;
  await again.keepUp();
  expect(names(again)).toEqual(['Racor 1″']);
  expect(asked).toEqual([null, '1']);
  now += 5 * HOUR;
  await again.keepUp();
  expect(names(again)).toEqual(['Racor 1″']);
  now += 8 * 24 * HOUR;
  await again.keepUp();
  expect(asked).toEqual([null, '1', '2', null]);
});

test('recently used items come first, also after a reload, and forget deletes everything', async () => {
  answers = [answer('1', true, [item('a', 'Racor'), item('b', 'Válvula'), item('c', 'Zócalo')])];
  const items = open();
  await items.keepUp();
  await items.use('b');
  await items.use('c');
  const again = open();
  await again.load();
  expect(names(again)).toEqual(['Zócalo', 'Válvula', 'Racor']);
  await again.forget();
  expect(names(again)).toEqual([]);
  expect(kept.size).toBe(0);
});

test('at most a thousand items are kept', async () => {
  const many = Array.from({ length: 1_000 }, (_, index) => item(`i${index}`, `Artículo ${index}`));
  answers = [answer('1', true, many), answer('2', false, [item('new', 'Nuevo')])];
  const items = open();
  await items.keepUp();
  now += 5 * HOUR;
  await items.keepUp();
  expect(items.getSnapshot().items).toHaveLength(1_000);
  expect(items.find('new')).not.toBeNull();
});
