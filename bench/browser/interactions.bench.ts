import type { Page } from '@playwright/test';
import { makeClient } from '../../e2e/support/api.ts';
import { openJob } from '../../e2e/support/field-job.ts';
import { expect, openFilters, signIn, test } from '../../e2e/support/fixtures.ts';
import { phoneWindow } from '../../e2e/support/phone.ts';
import { makeService, makeType } from '../../e2e/support/work.ts';
import { atMost, writeFigures } from '../figures.ts';
import { appears } from './appears.ts';
import { slowestOf, watchInteractions, workOf } from './interactions.ts';
import { throttle, type Line } from './network.ts';
import { makeJob } from './screens.ts';
import { forgetTasks, vitalsOf, watchVitals } from './vitals.ts';

const ROUNDS = 5;
const GATE_MS = 100;
const SLOW: Line = { latencyMs: 0, kilobitsPerSecond: 0, slowdown: 4 };
const FULL: Line = { ...SLOW, slowdown: 1 };

const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const PATHS = { Clientes: '/clients', Servicios: '/services', Planificación: '/services/schedule' } as const;
// By CSS: a locator by role reads the whole page first.
const menu = (page: Page, name: keyof typeof PATHS) => page.locator(`nav a[href="${PATHS[name]}"]`).first();
const firstOf = (page: Page) => page.getByRole('table').getByRole('rowheader').first();

/** `act` only presses: an `expect` in it would work on the thread that is measured (see `appears.ts`). */
type Step = {
  what: string;
  before: () => Promise<unknown>;
  act: () => Promise<void>;
  after?: () => Promise<void>;
};

/** A first round, not measured, loads and compiles what the steps need. What leads to a step runs at full speed. */
async function measure(page: Page, steps: readonly Step[]): Promise<Record<string, number[]>> {
  const session = await page.context().newCDPSession(page);
  const measured: Record<string, number[]> = Object.fromEntries(steps.map(({ what }) => [what, []]));
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const { what, before, act, after } of steps) {
      await throttle(session, FULL);
      await before();
      await throttle(session, SLOW);
      const slowest = await slowestOf(page, act);
      await after?.();
      if (round > 0) measured[what]?.push(slowest);
    }
  }
  return measured;
}

const figuresOf = (measured: Record<string, number[]>) =>
  Object.entries(measured).map(([what, series]) =>
    atMost(
      { what: `slowest interaction, CPU ÷ ${SLOW.slowdown}: ${what}`, unit: 'ms', gate: GATE_MS },
      series,
    ),
  );

async function openList(page: Page): Promise<void> {
  await menu(page, 'Servicios').click();
  // The page left behind stays until the list can be shown, and has a table too.
  await expect(page).toHaveURL(/\/services$/);
  await expect(title(page, 'Servicios')).toBeVisible();
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'false');
  await expect(firstOf(page)).toBeVisible();
}

function stepsOfAList(page: Page, list: () => Promise<void>): Step[] {
  const opened = (path: string) => async () => {
    await page.goto(path);
    await expect(firstOf(page)).toBeVisible();
  };
  return [
    {
      what: 'a filter',
      before: async () => {
        await list();
        await openFilters(page);
        await page.getByRole('button', { name: 'Prioridad', exact: true }).click();
      },
      act: async () => {
        await page.getByRole('menuitemradio', { name: 'Urgente' }).click();
        await page.waitForURL(/prioridad=/);
      },
    },
    {
      what: '«Servicios» over a filtered list',
      before: () => expect(firstOf(page)).toBeVisible(),
      act: async () => {
        await menu(page, 'Servicios').click();
        await page.waitForURL(/\/services$/);
      },
    },
    {
      what: 'removing a filter',
      before: opened('/services?prioridad=URGENT'),
      act: async () => {
        await page.getByRole('button', { name: 'Quitar filtro Prioridad' }).click();
        await page.waitForURL(/\/services$/);
      },
    },
    {
      what: 'another order',
      before: list,
      act: async () => {
        await page.getByRole('combobox', { name: 'Ordenar por' }).press('ArrowDown');
        await page.waitForURL(/orden=/);
      },
    },
    {
      what: 'the next page',
      before: opened('/services?estado=TODOS&tam=10'),
      act: async () => {
        await page.getByRole('link', { name: 'Siguiente' }).click();
        await page.waitForURL(/cursor=/);
      },
    },
  ];
}

test('the office types, filters, opens and asks', async ({ page }) => {
  const [client, type] = await Promise.all([makeClient(), makeType()]);
  const service = await makeService(client, { typeId: type.id });
  await watchInteractions(page);
  await signIn(page, 'agent');
  const dialog = page.getByRole('dialog').filter({ visible: true });
  const list = () => openList(page);
  const steps: Step[] = [
    {
      what: 'typing in search',
      before: async () => {
        // The dialog of the previous round.
        await page.keyboard.press('Escape');
        await menu(page, 'Clientes').click();
        await expect(firstOf(page)).toBeVisible();
      },
      act: () =>
        page.getByRole('textbox', { name: 'Buscar en la lista' }).pressSequentially('garcia', { delay: 120 }),
    },
    ...stepsOfAList(page, list),
    {
      what: 'opening a service',
      before: list,
      act: async () => {
        await firstOf(page).getByRole('link').click();
        await page.waitForURL(/\/services\/[A-Za-z0-9]{10,}/);
      },
    },
    {
      what: 'opening the plan',
      before: list,
      act: async () => {
        await menu(page, 'Planificación').click();
        await page.waitForURL(/\/services\/schedule/);
      },
      after: () => expect(title(page, 'Planificación')).toBeVisible(),
    },
    {
      what: 'the next day of the plan',
      before: () => expect(page.locator('[data-track]').first()).toBeVisible(),
      act: async () => {
        await page.getByRole('button', { name: 'Día siguiente' }).click();
        await page.waitForURL(/dia=/);
      },
    },
    {
      what: 'opening a dialog',
      before: async () => {
        await page.goto(`/services/${service.id}`);
        await expect(title(page, service.title)).toBeVisible();
      },
      act: () => page.getByRole('button', { name: 'Programar visita' }).click(),
      after: () => expect(dialog).toBeVisible(),
    },
  ];
  writeFigures(figuresOf(await measure(page, steps)));
});

test('a technician taps «En camino»', async ({ page, trouble }) => {
  const series: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const job = await makeJob();
    const phone = await phoneWindow(page, trouble);
    await watchInteractions(phone);
    await openJob(phone, job);
    await throttle(await phone.context().newCDPSession(phone), SLOW);
    const slowest = await slowestOf(phone, () => phone.getByRole('button', { name: 'En camino' }).tap());
    await expect(phone.getByRole('button', { name: 'Iniciar' })).toBeVisible();
    if (round > 0) series.push(slowest);
    await phone.context().close();
  }
  writeFigures(figuresOf({ 'tapping «En camino»': series }));
});

test('a change of screen leaves the main thread free', async ({ page }) => {
  await watchVitals(page);
  await signIn(page, 'agent');
  const session = await page.context().newCDPSession(page);
  await throttle(session, FULL);
  const task: number[] = [];
  const script: number[] = [];
  const longest: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of ['Clientes', 'Servicios'] as const) {
      await forgetTasks(page);
      const { taskMs, scriptMs } = await workOf(page, session, async () => {
        await menu(page, name).click();
        await page.waitForURL((url) => url.pathname === PATHS[name]);
        await appears(page, `table a[href^="${PATHS[name]}/"]`);
      });
      expect(await title(page, name).isVisible()).toBe(true);
      if (round > 0) {
        task.push(taskMs);
        script.push(scriptMs);
        longest.push((await vitalsOf(page)).longestTaskMs);
      }
    }
  }
  writeFigures([
    atMost({ what: 'main thread for a change of screen', unit: 'ms', gate: 350 }, task),
    atMost({ what: 'of it script', unit: 'ms' }, script),
    atMost({ what: 'longest task of a change of screen, 0 below 50', unit: 'ms', gate: 50 }, longest),
  ]);
});
