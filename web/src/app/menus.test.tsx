import { can } from '@cuadrilla/domain/people/permissions.ts';
import { ROLES } from '@cuadrilla/domain/people/roles.ts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { isCurrent, MENU, type MenuEntry } from './layouts/menu-entries.ts';
import { renderApp, serverFor } from '../testing/render-app.tsx';

const titles = (entries: readonly MenuEntry[]) => entries.map(({ title }) => title);

const viewsLast = (entries: readonly MenuEntry[]) => [
  ...entries.filter(({ isView = false }) => !isView),
  ...entries.filter(({ isView = false }) => isView),
];

const words = (links: HTMLElement[]) => links.map((link) => link.textContent);

describe.each(ROLES)('the menus of %s', (role) => {
  const open = MENU.filter(({ permission }) => can(role, permission));
  const locked = MENU.filter(({ permission }) => !can(role, permission));

  test('the side menu shows the entries the role may open', async () => {
    serverFor(role);
    renderApp({ path: '/', signedIn: true });
    const menu = await screen.findByRole('navigation', { name: 'Menú principal' });
    expect(words(within(menu).getAllByRole('link'))).toEqual(titles(open));
  });

  test('the mobile menu shows all entries: the allowed ones first and the locked ones marked', async () => {
    serverFor(role);
    renderApp({ path: '/', signedIn: true });
    const menu = await screen.findByRole('navigation', { name: 'Menú móvil' });
    const links = within(menu).getAllByRole('link');
    expect(words(links)).toEqual([
      ...titles(viewsLast(open)),
      ...titles(viewsLast(locked)).map((name) => `${name} Sin acceso`),
    ]);
    expect(links.map((link) => link.getAttribute('aria-disabled') === 'true')).toEqual([
      ...open.map(() => false),
      ...locked.map(() => true),
    ]);
  });
});

test('a tap on a locked entry explains it until dismissed', async () => {
  serverFor('TECHNICIAN');
  const { router } = renderApp({ path: '/', signedIn: true });
  const menu = await screen.findByRole('navigation', { name: 'Menú móvil' });
  await userEvent.click(within(menu).getByRole('link', { name: /Técnicos/ }));
  expect(screen.getByText('Técnicos: sin acceso con tu perfil')).toBeDefined();
  expect(router.state.location.pathname).toBe('/');
  await userEvent.click(screen.getByRole('button', { name: 'Entendido' }));
  expect(screen.queryByText('Técnicos: sin acceso con tu perfil')).toBeNull();
});

test('a locked entry can be activated by keyboard', async () => {
  serverFor('TECHNICIAN');
  renderApp({ path: '/', signedIn: true });
  const menu = await screen.findByRole('navigation', { name: 'Menú móvil' });
  within(menu)
    .getByRole('link', { name: /Agentes/ })
    .focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('Agentes: sin acceso con tu perfil')).toBeDefined();
});

test('the side menu remembers that it was collapsed', async () => {
  serverFor('ADMIN');
  const first = renderApp({ path: '/', signedIn: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Contraer menú' }));
  first.unmount();
  renderApp({ path: '/', signedIn: true });
  expect(await screen.findByRole('button', { name: 'Desplegar menú' })).toBeDefined();
});

test.each([
  ['ADMIN', '/customers', 'Nuevo prospecto', '/customers/new'],
  ['ADMIN', '/clients', 'Nuevo cliente', '/clients/new'],
  ['AGENT', '/services', 'Nuevo servicio', '/services/new'],
  ['ADMIN', '/agents', 'Nuevo agente', '/agents/new'],
] as const)('%s at %s: %s is a link', async (role, path, name, to) => {
  serverFor(role);
  renderApp({ path, signedIn: true });
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(to);
});

test('a technician gets no button for a service they may not create', async () => {
  serverFor('TECHNICIAN');
  renderApp({ path: '/services', signedIn: true });
  await screen.findByRole('heading', { level: 1, name: 'Servicios' });
  expect(screen.queryByRole('link', { name: 'Nuevo servicio' })).toBeNull();
});

test('navigating moves the focus to the new screen’s title', async () => {
  serverFor('ADMIN');
  renderApp({ path: '/', signedIn: true });
  const menu = await screen.findByRole('navigation', { name: 'Menú principal' });
  await screen.findByRole('heading', { level: 1, name: 'Tablero' });
  await userEvent.click(within(menu).getByRole('link', { name: 'Clientes' }));
  expect(document.activeElement).toBe(await screen.findByRole('heading', { level: 1, name: 'Clientes' }));
});

test.each([
  ['/', 'Tablero'],
  ['/services', 'Servicios'],
  ['/services/review', 'Servicios'],
  ['/services/schedule', 'Planificación'],
  ['/settings/perfil', 'Configuración'],
])('%s is highlighted in the menu as %s', (path, title) => {
  expect(titles(MENU.filter((entry) => isCurrent(entry, path)))).toEqual([title]);
});

test('the entry pressed is marked at once, and the page left behind is busy until the next is ready', async () => {
  serverFor('AGENT');
  renderApp({ path: '/', signedIn: true });
  const menu = await screen.findByRole('navigation', { name: 'Menú principal' });
  const marked = () =>
    within(menu)
      .getAllByRole('link')
      .filter((link) => link.getAttribute('aria-current') === 'page');
  const isBusy = () => screen.getByRole('main').getAttribute('aria-busy');
  await waitFor(() => expect(isBusy()).toBe('false'));
  fireEvent.click(within(menu).getByRole('link', { name: 'Configuración' }));
  expect(words(marked())).toEqual(['Configuración']);
  expect(isBusy()).toBe('true');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Tablero');
  expect(await screen.findByRole('heading', { level: 1, name: 'Configuración' })).toBeDefined();
});

test.each(['Menú principal', 'Menú móvil'])(
  'in %s the entry of the shown screen takes its filters away, and Back brings them back',
  async (name) => {
    serverFor('ADMIN');
    const { router } = renderApp({ path: '/settings?grupo=personas', signedIn: true });
    const menu = await screen.findByRole('navigation', { name });
    await userEvent.click(within(menu).getByRole('link', { name: 'Configuración' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(router.state.location.pathname).toBe('/settings');
    await router.navigate(-1);
    await waitFor(() => expect(router.state.location.search).toBe('?grupo=personas'));
  },
);
