import type { Page } from '@playwright/test';
import { makeJob, type Job } from '../../e2e/support/field-job.ts';
import { signIn, signInAs } from '../../e2e/support/fixtures.ts';
import { appears } from './appears.ts';

export type Screen = {
  name: string;
  path: string;
  /** The role whose stored session opens it. */
  of: 'nobody' | 'office' | 'technician';
  /** The operations that may answer with what the screen shows. */
  operations: readonly string[];
  /** CSS of what is there once the screen shows its data. */
  rows: string;
};

export const MY_DAY: Screen = {
  name: 'Mi día',
  path: '/',
  of: 'technician',
  operations: ['MyDay', 'MyDayChanges'],
  rows: 'section[aria-label="Siguiente visita"]',
};

export const SCREENS: readonly Screen[] = [
  {
    name: 'login',
    path: '/auth/login',
    of: 'nobody',
    operations: [],
    rows: 'form button[type="submit"]',
  },
  {
    name: 'Tablero',
    path: '/',
    of: 'office',
    operations: ['OfficeHome'],
    rows: 'main[aria-busy="false"] h2',
  },
  {
    name: 'Clientes',
    path: '/clients',
    of: 'office',
    operations: ['ClientsPage'],
    rows: 'table a[href^="/clients/"]',
  },
  {
    name: 'Planificación',
    path: '/services/schedule',
    of: 'office',
    operations: ['Planning'],
    rows: '[data-track]',
  },
  MY_DAY,
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
  await appears(page, rows);
}

export { makeJob, type Job };
