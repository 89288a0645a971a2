import type { Locator, Page } from '@playwright/test';
import type { LocalDate } from '../../domain/time/local-date.ts';
import { makeClient } from './api.ts';
import { expect } from './fixtures.ts';
import {
  at,
  makeService,
  makeSkill,
  makeType,
  makeWorker,
  makeZone,
  quietTuesday,
  serviceNow,
} from './work.ts';

/** A zone, two technicians and a service type of its own, on an otherwise empty day. */
export async function makePlan() {
  const [zone, skill, day] = await Promise.all([makeZone(), makeSkill(), quietTuesday()]);
  const zoneIds = [zone.id];
  const [ana, berta, client, type] = await Promise.all([
    makeWorker({ skillIds: [skill.id], zoneIds }),
    makeWorker({ skillIds: [skill.id], zoneIds }),
    makeClient(
      {},
      { address: { street: 'Calle Real', number: '4', postalCode: zone.postalCode, city: 'Toledo' } },
    ),
    makeType({ durationMinutes: 90 }),
  ]);
  // Due days later, so that nothing there is late.
  const begins = { notBefore: at(day, '00:00'), priority: 'LOW' };
  const service = (own: object = {}) => makeService(client, { typeId: type.id, ...begins, ...own });
  const address = `/services/schedule?dia=${day}&zona=${zone.id}&competencia=${skill.id}`;
  return { zone, skill, day, ana, berta, client, service, address };
}

type Plan = Awaited<ReturnType<typeof makePlan>>;
type Named = { name: string; lastName: string };

export const row = (page: Page, { name, lastName }: Named) =>
  page.getByRole('group', { name: `${name} ${lastName}`, exact: true });
export const tray = (page: Page) => page.getByRole('region', { name: 'Sin asignar' });
export const card = (page: Page, title: string) =>
  tray(page).getByRole('listitem').filter({ hasText: title });
export const block = (within: Locator, title: string) => within.getByRole('button', { name: title });

export async function openPlan(page: Page, { address }: Pick<Plan, 'address'>): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: 'Planificación' })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Plan / })).toBeVisible();
}

/** Waits for the plan: the server's answer may move blocks. */
export async function boxOf(what: Locator) {
  await expect(async () => {
    await what.scrollIntoViewIfNeeded({ timeout: 1_000 });
    expect(await what.boundingBox()).not.toBeNull();
  }).toPass();
  const box = await what.boundingBox();
  if (!box) throw new Error('Nothing to take hold of, or nowhere to go');
  return box;
}

export async function placeAt(page: Page, who: Named, time: string) {
  const { x, y, width, height } = await boxOf(row(page, who).locator('[data-track]'));
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return { x: x + (width * (hours - 8 + minutes / 60)) / 11 + 1, y: y + height / 2 };
}

type Point = { x: number; y: number };

/**
 * Drags until `shown` is visible, then drops. Keeps trembling, because the driver, unlike a hand, sends no events while it
 * rests.
 */
export async function drag(page: Page, from: Point, to: Point, shown: Locator | null): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 6, from.y + 6, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 10 });
  const tremble = async () => {
    await page.mouse.move(to.x + 1, to.y);
    await page.mouse.move(to.x, to.y);
    return shown === null || (await shown.isVisible());
  };
  await expect.poll(tremble, 'where it would stand').toBe(true);
  await page.mouse.up();
}

export async function dropCard(page: Page, title: string, who: Named, time: string): Promise<void> {
  const { x, y, height } = await boxOf(card(page, title));
  // Below its title, which is a button.
  const from = { x: x + 30, y: y + height - 10 };
  const shown = row(page, who).getByText(time, { exact: true });
  await drag(page, from, await placeAt(page, who, time), shown);
}

export async function dropBlock(
  page: Page,
  title: string,
  [whose, who]: [Named, Named],
  time: string,
): Promise<void> {
  const { x, y, height } = await boxOf(block(row(page, whose), title));
  const shown = row(page, who).getByText(time, { exact: true });
  const to = await placeAt(page, who, time);
  await drag(page, { x: x + 3, y: y + height / 2 }, { ...to, x: to.x + 3 }, shown);
}

export const visitsOf = (service: { id: string }) =>
  serviceNow<{
    visits: { plannedStart: string; plannedEnd: string; status: string; technicians: { id: string }[] }[];
  }>(service, 'visits { plannedStart plannedEnd status technicians { id } }').then(({ visits }) =>
    visits.filter(({ status }) => status !== 'CANCELLED'),
  );

export const slot = (day: LocalDate, from: string, to: string, { id }: { id: string }) => ({
  ...{ plannedStart: at(day, from), plannedEnd: at(day, to), status: 'SCHEDULED', technicians: [{ id }] },
});
