import type { Page } from '@playwright/test';
import type { Records } from './records.ts';

export type Layer = { what: string; path: (made: Records) => string; open: (page: Page) => Promise<void> };

const press = (name: string) => (page: Page) => page.getByRole('main').getByRole('button', { name }).click();

const choose = (button: string, item: string) => async (page: Page) => {
  await page.getByRole('button', { name: button, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

const click = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name }).click();

const chooseOfVisit = (item: string) => async (page: Page) => {
  await page.getByRole('button', { name: /^Acciones de la visita/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

const MORE = 'Más acciones';
const prospect = ({ prospect: { id } }: Records) => `/customers/${id}`;
const client = ({ client: { id } }: Records) => `/clients/${id}`;
const technician = ({ technician: { id } }: Records) => `/technicians/${id}`;
const agent = ({ agent: { id } }: Records) => `/agents/${id}`;
const service = (made: Records) => `/services/${made.service.id}`;
const finished = (made: Records) => `/services/${made.finished.id}`;
const report = (made: Records) => `${finished(made)}/report/${made.report.id}`;
const at = (path: string) => () => path;

/** Except those that follow a refusal: the journeys that provoke one examine it. */
export const DIALOGS: Readonly<Record<string, readonly Layer[]>> = {
  'prospects and clients': [
    { what: 'a loss', path: prospect, open: choose(MORE, 'Dar por perdido') },
    { what: 'a discard', path: prospect, open: choose(MORE, 'Descartar') },
    { what: 'putting a client away', path: client, open: choose(MORE, 'Archivar') },
    {
      what: 'an administrator to filter by',
      path: at('/clients'),
      open: (page) => page.getByRole('button', { name: 'Administrador', exact: true }).click(),
    },
    { what: 'a town to filter by', path: at('/clients'), open: press('Población') },
  ],
  'services and their papers': [
    { what: 'a visit to plan', path: service, open: (page) => click(page, 'Programar visita') },
    { what: 'a wait', path: service, open: choose(MORE, 'Poner en espera') },
    { what: 'an annulment', path: service, open: choose(MORE, 'Anular servicio') },
    { what: 'a line', path: service, open: press('Añadir línea') },
    { what: 'a visit to move', path: service, open: chooseOfVisit('Mover') },
    { what: 'a visit back in the tray', path: service, open: chooseOfVisit('Devolver a la bandeja') },
    { what: 'times to correct', path: finished, open: chooseOfVisit('Corregir horas') },
    { what: 'the end of the review', path: finished, open: (page) => click(page, 'Cerrar servicio') },
    { what: 'taking it up again', path: finished, open: press('Reabrir') },
    { what: 'another version', path: report, open: press('Nueva versión') },
    { what: 'a client to filter by', path: at('/services'), open: press('Cliente') },
    { what: 'a technician to filter by', path: at('/services'), open: press('Técnico') },
    { what: 'days to filter by', path: at('/services'), open: press('Fechas') },
  ],
  'staff and oneself': [
    { what: 'suspending somebody', path: agent, open: choose(MORE, 'Suspender') },
    { what: 'another role', path: agent, open: choose(MORE, 'Cambiar a administrador') },
    { what: 'permissions', path: technician, open: press('Cambiar permisos') },
    { what: 'an absence', path: technician, open: press('Añadir ausencia') },
    { what: 'a password', path: at('/settings/perfil'), open: press('Cambiar contraseña') },
    {
      what: 'the end of all sessions',
      path: at('/settings/perfil'),
      open: press('Cerrar sesión en todos los dispositivos'),
    },
  ],
  'settings, and of the keyboard': [
    { what: 'rules for passwords', path: at('/settings/empresa'), open: press('Cambiar reglas') },
    { what: 'a skill', path: at('/settings/competencias'), open: press('Añadir competencia') },
    { what: 'a zone', path: at('/settings/zonas'), open: press('Añadir zona') },
    { what: 'a holiday', path: at('/settings/festivos'), open: press('Añadir festivo') },
    {
      what: 'dropping a value',
      path: at('/settings/competencias'),
      open: choose('Acciones de Climatización', 'Eliminar'),
    },
    { what: 'the search over everything', path: at('/'), open: (page) => page.keyboard.press('Control+k') },
    { what: 'the shortcuts', path: at('/'), open: (page) => page.keyboard.press('?') },
  ],
};

export const MENUS: readonly Layer[] = [
  { what: 'actions', path: client, open: (page) => page.getByRole('button', { name: MORE }).click() },
  { what: 'a filter', path: at('/customers'), open: press('Estado') },
];
