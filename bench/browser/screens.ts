import type { Locator, Page } from '@playwright/test';
import { makeJob, type Job } from '../../e2e/support/field-job.ts';
import { expect, signIn, signInAs } from '../../e2e/support/fixtures.ts';
import { nextVisit } from '../../e2e/support/phone.ts';

export type Screen = {
  name: string;
  path: string;
  /** The role whose stored session opens it. */
  of: 'nobody' | 'office' | 'technician';
  /** The operations that may answer with what the screen shows. */
  operations: readonly string[];
  /** Visible once the screen shows its data. */
  rows: (page: Page) => Locator;
};

const firstRow = (page: Page) => page.getByRole('table').getByRole('row').nth(1).getByRole('link').first();

export const SCREENS: readonly Screen[] = [
  {
    name: 'login',
    path: '/auth/login',
    of: 'nobody',
    operations: [],
    rows: (page) => page.getByRole('button', { name: 'Iniciar sesión' }),
  },
  {
    name: 'Tablero',
    path: '/',
    of: 'office',
    operations: ['OfficeHome'],
    rows: (page) => page.locator('main[aria-busy="false"] h2').first(),
  },
  { name: 'Clientes', path: '/clients', of: 'office', operations: ['ClientsPage'], rows: firstRow },
  {
    name: 'Planificación',
    path: '/services/schedule',
    of: 'office',
    operations: ['Planning'],
    rows: (page) => page.locator('[data-track]').first(),
  },
  {
    name: 'Mi día',
    path: '/',
    of: 'technician',
    operations: ['MyDay', 'MyDayChanges'],
    rows: nextVisit,
  },
];

export const PHONE = { width: 390, height: 844 };

/** Signs in, opens the screen once, as people did the day before, and leaves a page on which none of our code runs. */
export async function begin(page: Page, screen: Screen, { worker }: Job): Promise<void> {
  if (screen.of === 'office') await signIn(page, 'agent');
  if (screen.of === 'technician') await signInAs(page, worker.email, worker.password);
  if (screen.of !== 'nobody') await open(page, screen);
  await page.goto('/favicon.svg');
}

export async function open(page: Page, { path, rows }: Screen): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await expect(rows(page)).toBeVisible({ timeout: 60_000 });
}

export { makeJob, type Job };
