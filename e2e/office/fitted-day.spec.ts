import type { Locator } from '@playwright/test';
import { makePlan, openPlan, row } from '../support/plan.ts';
import { expect, sidewaysScroll, signIn, test } from '../support/fixtures.ts';
import { plan } from '../support/work.ts';

/** Hour labels of a row that overflow their block. */
const cutHours = (within: Locator) =>
  within.locator('[data-hour]').evaluateAll((hours) =>
    hours
      .filter((hour) => {
        const block = hour.closest('button')?.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(hour);
        const { right, bottom } = range.getBoundingClientRect();
        return block === undefined || right > block.right || bottom > block.bottom;
      })
      .map(({ textContent }) => textContent),
  );

test('a fitted day is fully visible on a small screen and at double zoom, with the hour of each visit', async ({
  page,
}) => {
  test.slow();
  const made = await makePlan();
  const { day, ana } = made;
  const times = [
    ['08:00', '08:30'],
    ['10:15', '11:45'],
    ['15:30', '19:00'],
  ] as const;
  for (const [from, to] of times) await plan(await made.service(), { technicians: [ana], day, from, to });
  await signIn(page, 'agent');
  for (const [width, height] of [
    [1280, 720],
    [683, 384],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openPlan(page, made);
    const grid = page.getByRole('region', { name: /^Plan del/ });
    const overflow = () => grid.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    expect(await overflow()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Ajustar el día' }).click();
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    for (const [from, to] of times) {
      await expect(
        row(page, ana).getByRole('button', { name: new RegExp(`^${from}–${to}`) }),
      ).toBeInViewport();
    }
    expect(await cutHours(row(page, ana))).toEqual([]);
  }
});
