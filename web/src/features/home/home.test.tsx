import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '../../testing/fake-server.ts';
import { renderApp, serverFor } from '../../testing/render-app.tsx';

const figure = async (name: string) => within(await screen.findByRole('region', { name }));

const answer = (technicians: number, prospects: number, clients: number, overdue: number | null = 0) => ({
  data: {
    meAdmin: { __typename: 'MeAdmin', user: { __typename: 'Me', id: 'u1', name: 'Elena' } },
    figures: {
      __typename: 'Figures',
      openProspects: prospects,
      overdueProspects: overdue,
      activeClients: clients,
      activeTechnicians: technicians,
      overdueServices: 0,
      pendingServices: 9,
      openReviews: 0,
      finishedServices: 4,
    },
  },
});

test.each([
  ['Prospectos abiertos', '12', 'Ver prospectos', '/customers?estado=OPEN'],
  ['Acciones vencidas', '3', 'Ver acciones vencidas', '/customers?accion=OVERDUE'],
  ['Clientes activos', '120', 'Ver clientes', '/clients'],
])('an agent sees %s and where they are', async (name, count, link, to) => {
  serverFor('AGENT');
  renderApp({ path: '/', signedIn: true });
  const shown = await figure(name);
  expect(await shown.findByText(count)).toBeDefined();
  expect(shown.getByRole('link', { name: link }).getAttribute('href')).toBe(to);
  expect(screen.queryByRole('region', { name: 'Técnicos activos' })).toBeNull();
});

test.each(['ADMIN', 'AGENT'] as const)(
  '%s: the services that ask for somebody are counted, each with its list',
  async (role) => {
    serverFor(role);
    renderApp({ path: '/', signedIn: true });
    const card = within(await screen.findByRole('region', { name: 'Servicios' }));
    const told = await Promise.all(
      ['2', '9', '5', '4'].map(async (count) => (await card.findByText(count)).parentElement),
    );
    expect(told.map((each) => each?.getAttribute('aria-label'))).toEqual([
      'Vencidos',
      'Sin asignar',
      'Trabajo por revisar',
      'Por revisar',
    ]);
    expect(told.map((each) => each?.querySelector('a')?.getAttribute('href'))).toEqual([
      '/services?vencidos=si',
      '/services?estado=PENDING',
      '/services/review',
      '/services/review',
    ]);
    const links = card.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual(['Vencidos', 'Sin asignar', 'Trabajo por revisar', 'Por revisar']);
    expect(screen.queryByText(/estén listas/)).toBeNull();
  },
);

test('a company with staff and records sees no first steps', async () => {
  serverFor('ADMIN');
  renderApp({ path: '/', signedIn: true });
  expect(await (await figure('Técnicos activos')).findByText('8')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Primeros pasos' })).toBeNull();
});

test.each([
  [0, 0, 0, ['hecho', 'por hacer', 'por hacer'], 'Nuevo técnico'],
  [2, 0, 0, ['hecho', 'hecho', 'por hacer'], 'Nuevo prospecto'],
  [0, 0, 4, ['hecho', 'por hacer', 'hecho'], 'Nuevo técnico'],
])('with %i technicians, %i prospects, %i clients the steps are %j', async (...given) => {
  const [technicians, prospects, clients, done, next] = given;
  serverFor('ADMIN').on('AdminHome', () => answer(technicians, prospects, clients));
  renderApp({ path: '/', signedIn: true });
  const steps = within(await screen.findByRole('region', { name: 'Primeros pasos' }));
  const states = steps
    .getAllByRole('listitem')
    .map((step) => /, (hecho|por hacer)/.exec(step.textContent)?.[1]);
  expect(states).toEqual(done);
  expect(steps.getByRole('link', { name: next })).toBeDefined();
});

test('a count above the limit says so', async () => {
  serverFor('ADMIN').on('AdminHome', () => answer(1, 1, 1, null));
  renderApp({ path: '/', signedIn: true });
  expect(await (await figure('Acciones vencidas')).findByText('1.000 o más')).toBeDefined();
});

test('figures that do not come can be asked for again', async () => {
  serverFor('AGENT').on('AgentHome', () => refusal('INTERNAL'));
  renderApp({ path: '/', signedIn: true });
  expect(await screen.findByText('No se ha podido cargar el tablero')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
});
