import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { persistedOperations } from '../../src/graphql/persisted-operations.generated.ts';
import { givenClient } from '../kits/client-kit.ts';
import { field, type FieldName } from '../kits/field-kit.ts';
import { givenFile } from '../kits/files-kit.ts';
import { executeText, type Kit } from '../kits/kit.ts';
import { countReads, type Tally } from '../kits/reads.ts';
import { plan } from '../kits/visit-kit.ts';
import { placeOf, putWork, startWork, type Cast } from '../kits/work-kit.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const DAYS = { from: '2026-11-19', days: 3 };
const VISITS = 8;
const GATE = 900;
/** An idle phone polls every three minutes. */
const IDLE_ASKS = 40;

let kit: Kit;
let people: Cast;
let tally: Tally;
beforeAll(async () => {
  ({ kit, people } = await startWork(() => NOW));
  tally = countReads(kit.firestore);
});
afterAll(() => kit.stop());

type Row = { id: string; status: string; version: number };
type Whole = { myDayMark: string; myVisits: Row[] };
type Changes = { myDayChanges: { isTooOld: boolean; mark: string; visits: Row[]; goneIds: string[] } };

async function ask<T>(name: 'MyDay' | 'MyDayChanges', variables: Record<string, unknown>): Promise<T> {
  const text = persistedOperations.find((each) => each.name === name && each.retiredOn === undefined)?.text;
  if (text === undefined) throw new Error(`The web does not ask ${name}`);
  return (await executeText(kit, people.OWN, text, { ...DAYS, ...variables })) as T;
}

const changesSince = async (since: string) => (await ask<Changes>('MyDayChanges', { since })).myDayChanges;

async function counted<T>(work: () => Promise<T>): Promise<{ reads: number; done: T }> {
  tally.reads = 0;
  const done = await work();
  return { reads: tally.reads, done };
}

/** Moves the recorded changes ten minutes into the past, as acts of a real day are minutes apart. */
async function passTime(): Promise<void> {
  const { docs } = await kit.firestore.collection('visitChanges').get();
  const at = new Date(Date.now() - 600_000);
  await Promise.all(docs.map(({ ref }) => ref.update({ at })));
}

async function putDay() {
  const works = [];
  for (let index = 0; index < VISITS; index += 1) {
    const plannedStart = new Date(NOW.getTime() + index * 3_600_000);
    const visit = { plannedStart, plannedEnd: new Date(plannedStart.getTime() + 3_600_000) };
    works.push(
      await putWork(kit, [people.OWN], { place: placeOf(await givenClient(kit, people.AGENT)), visit }),
    );
  }
  return works;
}

test(`a technician's day of ${VISITS} visits costs at most ${GATE} reads, and a poll without changes 2`, async () => {
  const works = await putDay();
  // Warms up the server's caches and the device's activity.
  await ask('MyDay', {});
  await passTime();
  const opened = await counted(() => ask<Whole>('MyDay', {}));
  const costs = { open: opened.reads, acts: 0, changes: 0, idle: 0 };
  let known = opened.done.myVisits;
  let since = opened.done.myDayMark;
  const follow = async () => {
    const { reads, done } = await counted(() => changesSince(since));
    expect(done.isTooOld).toBe(false);
    const left = new Set([...done.goneIds, ...done.visits.map(({ id }) => id)]);
    known = [...known.filter(({ id }) => !left.has(id)), ...done.visits];
    since = done.mark;
    return reads;
  };
  const act = async (work: () => Promise<unknown>) => {
    costs.acts += (await counted(work)).reads;
    costs.changes += await follow();
    await passTime();
  };
  await follow();
  await passTime();
  for (const { visit, service } of works) {
    const { id } = visit;
    // The phone asks only for the result type.
    const take = (name: Extract<FieldName, `${string}Visit`>, input: object = {}) =>
      act(async () => {
        const { __typename } = await field(kit, people.OWN, name, { id, ...input }, randomUUID());
        expect(__typename).toBe('VisitSuccess');
      });
    await take('travelToVisit');
    await take('startVisit');
    for (const kind of ['BEFORE', 'AFTER'] as const) {
      await act(() => givenFile(kit, people.OWN, { service: service.id, visit: id, kind }));
    }
    await take('completeVisit', { resolution: 'Cambiada la válvula' });
  }
  const idle = await follow();
  expect(idle).toBe(2);
  costs.idle = IDLE_ASKS * idle;
  const there = await ask<Whole>('MyDay', {});
  const byId = (a: Row, b: Row) => (a.id < b.id ? -1 : 1);
  expect(known.toSorted(byId)).toEqual(there.myVisits.toSorted(byId));
  if (process.env['PRINT_READS']) process.stdout.write(`${JSON.stringify(costs)}\n`);
  expect(costs.open + costs.acts + costs.changes + costs.idle).toBeLessThanOrEqual(GATE);
}, 120_000);

test('a cancelled visit is reported to the phone as gone, and an invalid mark as too old', async () => {
  const { visit } = await putWork(kit, [people.OWN], {
    place: placeOf(await givenClient(kit, people.AGENT)),
  });
  const since = (await ask<Whole>('MyDay', {})).myDayMark;
  const { id, version } = visit;
  const { mark, visits } = await changesSince(since);
  expect(visits.map((each) => each.id)).toContain(id);
  const cancelled = await plan(kit, people.AGENT, 'cancelVisit', { id, version, reason: 'Ya no' });
  expect(cancelled.__typename).toBe('VisitSuccess');
  expect((await changesSince(mark)).goneIds).toContain(id);
  for (const none of ['', 'x', '0.0']) expect((await changesSince(none)).isTooOld).toBe(true);
});
