import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  expect,
  test as base,
  type Browser,
  type BrowserContext,
  type Locator,
  type Page,
} from '@playwright/test';
import type axeCore from 'axe-core';
import { listCodes } from '../../tools/lib/emulators/auth-emulator.ts';
import { demoAccounts, demoPassword } from '../../tools/lib/project.ts';
import { watchRequests } from './settled.ts';

export { expect };
export { demoPassword } from '../../tools/lib/project.ts';

export type Role = (typeof demoAccounts)[number]['role'];

export type Trouble = {
  /** Expects an error or a warning of the console that the test provokes (a refused sign-in logs a 400). */
  allow: (pattern: RegExp) => void;
  /** For another window, which is closed with the test unless it failed. */
  watch: (context: BrowserContext) => void;
};

const ours = new Set(['127.0.0.1', 'localhost', '']);

/**
 * A test fails on an unexpected error or warning of the console, an uncaught exception, or a request to another machine. Import
 * `test` only from here.
 */
export const test = base.extend<{ trouble: Trouble }>({
  // Known only once the global set-up has run, therefore not in the configuration.
  // eslint-disable-next-line no-empty-pattern -- Playwright demands the braces
  baseURL: async ({}, use) => {
    await use(required('E2E_BASE_URL'));
  },
  trouble: [
    async ({ context }, use, info) => {
      const found: string[] = [];
      const allowed: RegExp[] = [];
      const others: BrowserContext[] = [];
      watchContext(context, found);
      const watch = (other: BrowserContext) => {
        others.push(other);
        watchContext(other, found);
      };
      await use({ allow: (pattern) => allowed.push(pattern), watch });
      // Playwright keeps them until its worker ends: their clocks and polls would slow down every later test.
      if (info.status === info.expectedStatus) await Promise.all(others.map((other) => other.close()));
      const unexpected = found.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'trouble in the browser that the test did not announce').toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * What the tests themselves provoke: their configuration blocks service workers, and `goWithin` leaves a form by the browser's
 * history without the router.
 */
const OUR_OWN = [
  'Service Worker registration blocked by Playwright',
  'You are trying to use a blocker on a POP navigation to a location that was not created by @remix-run/router.',
];

function watchContext(context: BrowserContext, found: string[]): void {
  watchRequests(context);
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (OUR_OWN.some((warning) => message.text().startsWith(warning))) return;
    found.push(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => found.push(`exception: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (!ours.has(url.hostname)) found.push(`request to the outside: ${request.url()}`);
  });
}

/** The session only, not the menu or colour scheme. */
const SESSION_KEY = /^firebase:|^cuadrilla\.(person|technician)$/;

const begun = new Map<Role, { kept: [string, string][]; at: number }>();

/** Critical acts require a sign-in within ten minutes: this leaves a test four. */
const FRESH_MS = 6 * 60_000;

/**
 * Signs in through the form the first time, later by restoring the stored session, and opens a page; without a path the first
 * one, and waits for its layout.
 */
export async function signIn(page: Page, role: Role, path = '/'): Promise<void> {
  const session = begun.get(role);
  // An address of the site where no code runs.
  await page.goto('/favicon.svg');
  if (session && Date.now() - session.at < FRESH_MS) {
    await page.evaluate(
      (kept) => kept.forEach(([key, value]) => localStorage.setItem(key, value)),
      session.kept,
    );
    await page.goto(path);
    if (path === '/') await expect(firstPage(page)).toBeVisible();
    return;
  }
  // A page that is still signed in would leave the sign-in form at once.
  await page.evaluate((session) => {
    const keys = Object.keys(localStorage).filter((key) => new RegExp(session).test(key));
    keys.forEach((key) => localStorage.removeItem(key));
  }, SESSION_KEY.source);
  const account = demoAccounts.find((each) => each.role === role);
  await signInAs(page, account?.email ?? '', demoPassword);
  const stored = await page.evaluate(() => Object.entries<string>(localStorage));
  const kept = stored.filter(([key]) => SESSION_KEY.test(key));
  begun.set(role, { kept, at: Date.now() });
  if (path !== '/') await page.goto(path);
}

const firstPage = (page: Page) => page.getByRole('heading', { level: 1, name: 'Tablero' });

export async function signInAs(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/auth/login');
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(firstPage(page)).toBeVisible();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Cerrar sesión', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Iniciar sesión' })).toBeVisible();
}

export async function secondWindow(page: Page, trouble: Trouble): Promise<Page> {
  const { viewport, hasTouch, isMobile } = test.info().project.use;
  const context = await browserOf(page).newContext({
    ...{ viewport: viewport ?? null, hasTouch: hasTouch ?? false, isMobile: isMobile ?? false },
    ...{ locale: 'es-ES', timezoneId: 'Europe/Madrid', baseURL: required('E2E_BASE_URL') },
  });
  trouble.watch(context);
  return await context.newPage();
}

function browserOf(page: Page): Browser {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser');
  return browser;
}

/** Waits for finite animations to end, because contrast is only right then. */
const atRest = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
        .map(({ finished }) => finished),
    ),
  );

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Loads axe once into a document: its half a megabyte takes a fifth of the time of an analysis. */
async function examine(page: Page): Promise<axeCore.AxeResults> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  return page.evaluate(() => {
    const { axe } = window as unknown as { axe: typeof axeCore };
    // Without preloading, which writes a loading style sheet inline, against the site's policy; no rule in use needs it.
    return axe.run(document, { resultTypes: ['violations'], preload: false });
  });
}

export async function axe(page: Page): Promise<void> {
  await atRest(page);
  const { violations } = await examine(page);
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
  expect(found, `accessibility of ${page.url()}`).toEqual([]);
}

/**
 * In light on the desktop and in dark on the smallest supported phone: each scheme and each size, in two of the four pairs. A
 * window made small costs a fraction of opening the page again.
 */
export async function axeInBoth(page: Page, onPhone?: () => Promise<void>): Promise<void> {
  const desktop = page.viewportSize();
  if (desktop === null) throw new Error('the page has no size of its own');
  await axe(page);
  await turn(page, 'dark', { width: 360, height: 740 });
  await onPhone?.();
  await axe(page);
  await turn(page, 'light', desktop);
}

type Size = { width: number; height: number };

async function turn(page: Page, colorScheme: 'light' | 'dark', size: Size): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize(size);
  // The page hears of the scheme in a later frame.
  await expect(page.locator('html')).toHaveAttribute('data-color-scheme', colorScheme);
}

/** The newest one; the Auth emulator keeps them instead of mailing. */
export async function resetCodeFor(email: string): Promise<string> {
  let code: string | undefined;
  await expect
    .poll(async () => {
      const codes = await listCodes(required('FIREBASE_AUTH_EMULATOR_HOST'), required('E2E_PROJECT_ID'));
      const mine = codes.filter(
        (each) => each.requestType === 'PASSWORD_RESET' && each.email === email.toLowerCase(),
      );
      return (code = mine.at(-1)?.oobCode);
    }, `a reset code for ${email}`)
    .toBeDefined();
  return code ?? '';
}

export const maskedFailure = (requestId: string) => ({
  data: null,
  errors: [
    {
      message: 'Algo ha fallado en el servidor. Inténtalo de nuevo',
      extensions: { code: 'INTERNAL_SERVER_ERROR', requestId },
    },
  ],
});

let made = 0;

export function freshEmail(name = 'persona'): string {
  made += 1;
  return `${name}-${process.pid}-${Date.now().toString(36)}-${made}@ejemplo.es`;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export function freshWord(): string {
  const random = Array.from({ length: 8 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]);
  return `Z${random.join('')}`;
}

const digits = (count: number) => String(Math.floor(Math.random() * 10 ** count)).padStart(count, '0');

export const freshPhone = (): string => `+3461${digits(7)}`;

export const inGroups = (phone: string): string =>
  phone.replace(/^\+34(\d{3})(\d{2})(\d{2})(\d{2})$/, '$1 $2 $3 $4');

export function freshNif(): string {
  const number = digits(8);
  return `${number}${'TRWAGMYFPDXBNJZSQVHLCKE'[Number(number) % 23]}`;
}

export const confirmation = (page: Page, words: string): Locator =>
  page.getByRole('status').filter({ hasText: words });

export async function isCovered(text: Locator, by: Locator): Promise<boolean> {
  const over = await by.boundingBox();
  if (over === null) throw new Error('nothing lies over it');
  return text.evaluate((element, { x, y, width, height }) => {
    const range = document.createRange();
    range.selectNodeContents(element.parentElement ?? element);
    return Array.from(range.getClientRects()).some(
      (line) => line.left < x + width && line.right > x && line.top < y + height && line.bottom > y,
    );
  }, over);
}

export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Texts that overflow their container: a label its card, a button its line. */
export const stickingOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const held = 'main :is(label, button, a, p, h2, h3, td, th, li, dd, dt, legend, section > div)';
    return Array.from(document.querySelectorAll(held))
      .filter((element) => element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).overflowX === 'visible')
      .map(({ tagName, textContent }) => `${tagName.toLowerCase()} «${textContent.trim().slice(0, 60)}»`);
  });

export async function fits(page: Page, what: string): Promise<void> {
  // Polled: a resized window lays out a moment later.
  await expect.poll(() => sidewaysScroll(page), what).toBeLessThanOrEqual(0);
  await expect.poll(() => stickingOut(page), what).toEqual([]);
}

/** Navigates as a link does, without a reload. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);

/** Navigates without a reload, which is most of a visit's time, and waits until the new title or form has focus. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await follow(page, path);
  await expect(page.locator('h1:focus, main form :focus'), path).toHaveCount(1);
}

const pageOf = (address: string) => new URL(address, 'http://a').pathname.split('/').slice(0, 3).join('/');

/** Shows a screen and waits for its data. The tabs of one page share its title, so only a reload shows which one is there. */
export async function show(page: Page, address: string): Promise<void> {
  if (pageOf(page.url()) === pageOf(address)) await page.goto(address);
  else await goWithin(page, address);
  await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
  await expect(page.getByRole('main'), address).toHaveAttribute('aria-busy', 'false');
}

export const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 992;

export function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run the journeys with  npm test -- --only e2e`);
  return value;
}

/** Shows the filters of a list that are folded away; a phone has them all in one line. */
export async function openFilters(page: Page): Promise<void> {
  const fold = page.getByRole('button', { name: 'Filtros', exact: true });
  if ((page.viewportSize()?.width ?? 0) < 768) return;
  if ((await fold.getAttribute('aria-expanded')) !== 'true') await fold.click();
}
