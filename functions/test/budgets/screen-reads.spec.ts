import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { persistedOperations } from '../../src/graphql/persisted-operations.generated.ts';
import { executeText, type Person } from '../kits/kit.ts';
import { countReads, type Tally } from '../kits/reads.ts';
import { allOf, AREAS } from '../lists/areas.ts';
import type { Budgets } from '../lists/kit.ts';
import { PLANNED_DAY, startScreenWorld, THERE, type ScreenWorld } from './screen-world.ts';

const QUESTIONS = new Map(
  persistedOperations
    .filter(({ text, retiredOn }) => text.startsWith('query') && retiredOn === undefined)
    .map(({ name, text }) => [name, text]),
);

let world: ScreenWorld;
let budgets: Budgets;
let tally: Tally;
beforeAll(async () => {
  world = await startScreenWorld();
  budgets = allOf(await Promise.all(AREAS.map(async ({ budgets: of }) => of?.(world))));
  tally = countReads(world.kit.firestore);
  // The time zone is read once a minute, by the first request that needs it.
  await ask(world.people.ADMIN, 'Me');
  // Counters are filled once per installation.
  await ask(world.people.ADMIN, 'OfficeHome', { date: PLANNED_DAY });
  // Device activity is checked once in five minutes.
  await Promise.all([ask(world.people.OWN, 'Me'), ask(world.people.OTHER, 'Me')]);
}, 240_000);
afterAll(() => world.kit.stop());

async function ask(by: Person, name: string, variables: Record<string, unknown> = {}) {
  const text = QUESTIONS.get(name);
  if (text === undefined) throw new Error(`The web does not ask ${name}`);
  tally.reads = 0;
  const data = await executeText(world.kit, by, text, variables);
  return { data, reads: tally.reads };
}

async function asked(name: string, changes: Record<string, unknown> = {}) {
  const budget = budgets[name];
  if (!budget) throw new Error(`${name} has no budget: say in its area’s lists what it may read`);
  const [by, limit, variables] = budget;
  return { limit, ...(await ask(world.people[by], name, { ...variables, ...changes })) };
}

test('there is no budget for an operation that the web no longer sends', () => {
  expect(Object.keys(budgets).filter((name) => !QUESTIONS.has(name))).toEqual([]);
});

test.each([...QUESTIONS.keys()])('%s stays within its read budget', async (name) => {
  const { data, reads, limit } = await asked(name);
  expect(Object.values(data)).not.toContain(null);
  expect(reads).toBeLessThanOrEqual(limit);
});

describe('the page of a service', () => {
  const GATE = 12;
  const readsOf = async (id: string) => (await asked('ServicePage', { id })).reads - THERE.files;

  test(`with ${THERE.usualVisits} reported visits costs at most ${GATE} reads, besides attachments`, async () => {
    expect(await readsOf(world.ids.usualId)).toBeLessThanOrEqual(GATE);
  });

  test('costs two reads for each further visit with a report', async () => {
    const rows = (THERE.longVisits - THERE.usualVisits) * 2;
    expect(await readsOf(world.ids.longId)).toBe((await readsOf(world.ids.usualId)) + rows);
  });
});

test('a planned day of ten technicians costs its visits and 20 reads, and its tray one page', async () => {
  const { data, reads } = await asked('Planning');
  expect((data['planning'] as { visits: unknown[] }).visits).toHaveLength(THERE.plannedVisits);
  expect(reads).toBeLessThanOrEqual(THERE.plannedVisits + 20);
  const tray = await asked('Tray');
  expect((tray.data['services'] as { edges: unknown[] }).edges).toHaveLength(25);
  // The rows, and an empty page of ended holds.
  expect(tray.reads).toBeLessThanOrEqual(25 + 2 + 2);
});

test("a technician's day returns all of its visits, even when they have much other data", async () => {
  const { data } = await asked('MyDay');
  expect(data['myVisits']).toHaveLength(THERE.ownVisits);
});
