import type { Page } from '@playwright/test';
import { openFilters, type Role } from '../support/fixtures.ts';
import type { Records } from './records.ts';

/** A route of the specification's §2 or a later one. */
export type Screen = {
  path: string;
  title: string;
  roles: readonly Role[];
  parents: readonly string[];
  /** Title of the breadcrumb's last parent, if its text is shorter (a code). */
  up?: string;
  /** Text in the breadcrumb, if shorter than the title. */
  crumb?: string;
  /** Title for a role that may open it but sees no record. */
  hidden?: string;
};

export type Layer = {
  what: string;
  path: (made: Records) => string | Promise<string>;
  open: (page: Page) => Promise<void>;
};

type MenuEntry = { at: number; label: string; path: string; roles: readonly Role[]; isView?: boolean };

export type AreaScreens = {
  /** Ends a test’s name: "axe finds no violations on any dialog of …". */
  about: string;
  screens?: readonly Screen[];
  /** May create its own records. */
  recordScreens?: (made: Records) => readonly Screen[] | Promise<readonly Screen[]>;
  actions?: readonly { path: string; label: string; to: string; roles: readonly Role[] }[];
  menu?: MenuEntry | readonly MenuEntry[];
  /** Except those shown after an error: the tests that provoke one check it. */
  dialogs?: readonly Layer[];
};

export const everyone = ['admin', 'agent', 'technician'] as const;
export const office = ['admin', 'agent'] as const;
export const adminOnly = ['admin'] as const;

export const screen = (
  path: string,
  title: string,
  roles: readonly Role[],
  parents: readonly string[],
): Screen => ({
  path,
  title,
  roles,
  parents: ['Tablero', ...parents],
});

export const underCode = (
  up: string,
  ...[path, title, roles, parents]: Parameters<typeof screen>
): Screen => ({
  ...screen(path, title, roles, parents),
  up,
});

export const NOT_FOUND = 'No se ha encontrado';

export const press = (name: string) => (page: Page) =>
  page.getByRole('main').getByRole('button', { name }).click();

export const filter = (name: string) => async (page: Page) => {
  await openFilters(page);
  await page.getByRole('button', { name, exact: true }).click();
};

export const choose = (button: string, item: string) => async (page: Page) => {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

export const click = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name }).click();

export const chooseOfVisit = (item: string) => async (page: Page) => {
  await page.getByRole('button', { name: /^Acciones de la visita/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

export const MORE = 'Más acciones';
export const at = (path: string) => () => path;
