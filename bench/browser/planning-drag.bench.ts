import type { Page } from '@playwright/test';
import type { LocalDate } from '../../domain/time/local-date.ts';
import { makeClient } from '../../e2e/support/api.ts';
import { expect, signIn, test } from '../../e2e/support/fixtures.ts';
import { backOffice } from '../../e2e/support/people.ts';
import { boxOf, openPlan, row } from '../../e2e/support/plan.ts';
import {
  at,
  makeService,
  makeSkill,
  makeType,
  makeWorker,
  makeZone,
  plan,
  quietTuesday,
} from '../../e2e/support/work.ts';
import { putCopies } from '../../functions/test/kits/copies/put-copies.ts';
import { framesOf, watchFrames } from './frames.ts';
import { row as lineOf, writeFigures, type Figure } from '../figures.ts';
import { median, quantile, spread, spreadOf } from '../statistics.ts';

/**
 * Frame times of dragging a visit through a full plan (20 technicians, 12 visits each) and through one of two technicians, at
 * full speed and on a four times slower processor. The difference is what the visits cost.
 */
const VISITS = 12;
const ROUNDS = 3;
const MOVES = 200;
/** Milliseconds for 19 of 20 frames, by CPU slowdown. Frames last whole periods of a 60 Hz screen, 16.7 ms: one, and two. */
const GATES_MS = { 1: 20, 4: 33.4 };

type Worker = Awaited<ReturnType<typeof makeWorker>>;

/**
 * Technicians with their own zone and skill, and back-to-back 40-minute visits from eight o'clock, each of its own service: the
 * first is planned, the others are copies of it.
 */
async function makeFullDay(count: number) {
  const [zone, skill, type, day] = await Promise.all([
    makeZone(),
    makeSkill(),
    makeType({ durationMinutes: 40 }),
    quietTuesday(),
  ]);
  const address = { street: 'Calle Real', number: '4', postalCode: zone.postalCode, city: 'Toledo' };
  const client = await makeClient({}, { address });
  const workers: Worker[] = [];
  while (workers.length < count) {
    workers.push(await makeWorker({ skillIds: [skill.id], zoneIds: [zone.id] }));
  }
  const service = await makeService(client, { typeId: type.id });
  const first = await plan(service, { technicians: workers.slice(0, 1), day, ...timesOf(0) });
  await putVisits(workers, day, { serviceId: service.id, visitId: first.id });
  return { workers, address: `/services/schedule?dia=${day}&zona=${zone.id}&competencia=${skill.id}` };
}

async function putVisits(
  workers: readonly Worker[],
  day: LocalDate,
  { serviceId, visitId }: { serviceId: string; visitId: string },
): Promise<void> {
  const places = workers.flatMap((worker) => Array.from({ length: VISITS }, (_, nth) => ({ worker, nth })));
  const others = places.slice(1);
  const services = await putCopies(backOffice(), `services/${serviceId}`, others.length);
  await putCopies(backOffice(), `visits/${visitId}`, others.length, (index, { summary, technicians }) => {
    const { worker, nth } = others[index] as (typeof others)[number];
    const [lead] = technicians as [object];
    const { from, to } = timesOf(nth);
    return {
      summary: { ...(summary as object), serviceId: services[index] },
      technicians: [{ ...lead, id: worker.id, name: `${worker.name} ${worker.lastName}` }],
      technicianIds: [worker.id],
      plannedStart: new Date(at(day, from)),
      plannedEnd: new Date(at(day, to)),
    };
  });
}

const timesOf = (nth: number) => ({ from: clock(nth * 45), to: clock(nth * 45 + 40) });

const clock = (minutes: number) =>
  `${String(8 + Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

async function dragThrough(page: Page, workers: readonly Worker[]): Promise<number[]> {
  const [first] = workers;
  if (!first) throw new Error('Nobody to plan');
  const block = row(page, first).getByRole('button').first();
  const from = await boxOf(block);
  const home = { x: from.x + 6, y: from.y + from.height / 2 };
  const height = (page.viewportSize()?.height ?? 0) - 60;
  await page.mouse.move(home.x, home.y);
  await page.mouse.down();
  await page.mouse.move(home.x + 8, home.y, { steps: 4 });
  await watchFrames(page);
  for (let step = 0; step < MOVES; step += 1) {
    const turn = (step / MOVES) * Math.PI * 2;
    const x = home.x + 8 + 700 * (0.5 - 0.5 * Math.cos(turn * 3));
    const y = home.y + (Math.min(height, home.y + 560) - home.y) * (0.5 - 0.5 * Math.cos(turn));
    await page.mouse.move(x, y);
  }
  const frames = await framesOf(page);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return frames;
}

type Plan = Awaited<ReturnType<typeof makeFullDay>>;

async function measure<N extends string>(page: Page, plans: Record<N, Plan>, slowdown: number) {
  const session = await page.context().newCDPSession(page);
  const names = Object.keys(plans) as N[];
  const measured = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<N, number[][]>;
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const name of names) {
      const { workers } = plans[name];
      await openPlan(page, plans[name]);
      const last = workers.at(-1);
      if (last) await expect(row(page, last).getByRole('listitem')).toHaveCount(VISITS);
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      measured[name].push(await dragThrough(page, workers));
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    }
  }
  return measured;
}

test('a visit is dragged smoothly through 20 technicians of 12 visits', async ({ page }) => {
  const plans = { 'all 20': await makeFullDay(20), 'two alone': await makeFullDay(2) };
  await signIn(page, 'agent');
  const figures: Figure[] = [];
  for (const [slowdown, gate] of Object.entries(GATES_MS)) {
    const measured = await measure(page, plans, Number(slowdown));
    const p95s = (rounds: readonly number[][]) => rounds.map((frames) => quantile(frames, 0.95));
    const what = `drag through 20 technicians of 12 visits, CPU ÷ ${slowdown}, p95 of a frame`;
    figures.push(
      lineOf(what, `${spread(p95s(measured['all 20']))} ms`, {
        peers: `with two technicians ${spread(p95s(measured['two alone']))} ms`,
        gate: `≤ ${gate} ms`,
        holds: median(p95s(measured['all 20'])) <= gate,
        rounds: Object.fromEntries(
          Object.entries(measured).map(([name, rounds]) => [name, spreadOf(p95s(rounds))]),
        ),
      }),
    );
  }
  writeFigures(figures);
});
