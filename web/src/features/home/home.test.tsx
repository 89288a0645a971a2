import { addDays, mondayOf } from '@cuadrilla/domain/time/local-date.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { today } from '#shared/format/dates.ts';
import { refusal, type DataOf } from '../../testing/fake-server.ts';
import { homeFigures, officeHome } from '../../testing/office-home.ts';
import { renderApp, serverFor } from '../../testing/render-app.tsx';
import { progressOf } from './first-steps.tsx';
import { firstOperation } from './home-page.tsx';

type Home = DataOf<'OfficeHome'>;

const region = async (name: string) => within(await screen.findByRole('region', { name }));

const NURIA = { __typename: 'VisitTechnician', id: 't1', name: 'Nuria Castaño', color: 'teal' };
const OSCAR = { __typename: 'VisitTechnician', id: 't2', name: 'Óscar Benítez', color: 'red' };

const visit = (id: string, status: 'COMPLETED' | 'NOT_COMPLETED' | 'SCHEDULED') => ({
  __typename: 'Visit',
  id,
  status,
  plannedStart: '2026-11-24T08:00:00Z',
  plannedEnd: '2026-11-24T09:00:00Z',
  technicians: [NURIA],
});

const TEAM_DAY: Home['teamDay'] = {
  __typename: 'TeamDay',
  visits: [visit('v1', 'COMPLETED'), visit('v2', 'COMPLETED'), visit('v3', 'SCHEDULED')],
  load: [
    {
      __typename: 'TechnicianLoad',
      technician: NURIA,
      plannedMinutes: 450,
      capacityMinutes: 480,
      away: null,
    },
    {
      __typename: 'TechnicianLoad',
      technician: OSCAR,
      plannedMinutes: 0,
      capacityMinutes: 0,
      away: 'Vacaciones',
    },
  ],
};

test.each(['ADMIN', 'AGENT'] as const)(
  '%s sees the figures of the day, each linked to its list',
  async (role) => {
    serverFor(role).on('OfficeHome', () => officeHome({ teamDay: TEAM_DAY }));
    renderApp({ path: '/', signedIn: true });
    const shown: [label: string, value: string, to: string][] = [
      ['Visitas de hoy', '3', `/services/schedule?dia=${today()}`],
      ['Sin asignar', '9', '/services?estado=PENDING'],
      ['Fuera de plazo', '2', '/services?vencidos=si'],
      ['Por revisar', '4', '/services/review'],
      ['Prospectos nuevos', '7', '/customers?estado=NEW'],
      ['Por facturar', '8.412,60 €', '/services?facturacion=TO_INVOICE'],
    ];
    for (const [label, value, to] of shown) {
      const link = await screen.findByRole('link', { name: label });
      expect(link.getAttribute('href')).toBe(to);
      expect(
        await within(link.parentElement?.parentElement ?? document.body).findByText(value),
      ).toBeDefined();
    }
    expect(screen.getByText('34 servicios cerrados, sin IVA')).toBeDefined();
    expect(screen.getByText('3 acciones vencidas')).toBeDefined();
    expect(screen.getByText('5 trabajos por revisar')).toBeDefined();
  },
);

test('today’s visits are counted by state, and each technician’s load is shown as text and in a table', async () => {
  const user = userEvent.setup();
  serverFor('AGENT').on('OfficeHome', () => officeHome({ teamDay: TEAM_DAY }));
  renderApp({ path: '/', signedIn: true });
  const states = await region('Hoy, por estado');
  const rows = await states.findAllByRole('row');
  expect(rows.slice(1).map((row) => row.textContent.replace(/\s/g, ' '))).toEqual([
    ...['Completada267 %', 'Programada133 %'],
  ]);
  expect(states.getByRole('link', { name: 'Completada' }).getAttribute('href')).toBe(
    `/services/schedule?dia=${today()}&estado=COMPLETED`,
  );
  const team = await region('Carga por técnico');
  expect(team.getByText('7 h 30 de 8 h')).toBeDefined();
  expect(team.getByText('Ausente: vacaciones')).toBeDefined();
  await user.click(team.getByRole('button', { name: 'Ver tabla' }));
  const [, nuria] = team.getAllByRole('row');
  expect(
    within(nuria ?? document.body)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual([...['7 h 30', '8 h'], ...['2', '0', '0', '0', '0', '1']]);
});

test('each number of a technician opens the plan with the filter of the number', async () => {
  const user = userEvent.setup();
  serverFor('AGENT')
    .on('OfficeHome', () => officeHome({ teamDay: TEAM_DAY }))
    .on('TeamLoad', () => ({ data: { teamLoad: TEAM_DAY.load } }));
  renderApp({ path: '/', signedIn: true });
  const team = await region('Carga por técnico');
  const at = async (name: string) => (await team.findByRole('link', { name })).getAttribute('href');
  const plan = `/services/schedule?dia=${today()}`;
  expect(await at('Nuria Castaño 7 h 30 de 8 h')).toBe(`${plan}&tecnico=t1`);
  expect(await at('Óscar Benítez Ausente: vacaciones')).toBe(`${plan}&tecnico=t2`);
  await user.click(team.getByRole('button', { name: 'Ver tabla' }));
  const nuria = within(team.getByRole('row', { name: /^Nuria/ }));
  const links = nuria.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['7 h 30', `${plan}&tecnico=t1`],
    ['2', `${plan}&estado=COMPLETED&tecnico=t1`],
    ['1', `${plan}&estado=SCHEDULED&tecnico=t1`],
  ]);
  await user.click(team.getByRole('radio', { name: 'La próxima' }));
  const next = `/services/schedule?dia=${addDays(mondayOf(today()), 7)}&vista=semana&tecnico=t1`;
  await waitFor(() => expect(team.getByRole('link', { name: '7 h 30' }).getAttribute('href')).toBe(next));
  await user.click(team.getByRole('button', { name: 'Ver gráfico' }));
  expect(await at('Nuria Castaño 7 h 30 de 8 h')).toBe(next);
});

const loadOf = (id: string, plannedMinutes: number, capacityMinutes = 480) => ({
  __typename: 'TechnicianLoad' as const,
  technician: { ...NURIA, id, name: `Técnico ${id}` },
  plannedMinutes,
  capacityMinutes,
  away: null,
});

test('of a large team the ten busiest are shown, and the others one click away', async () => {
  const load = Array.from({ length: 60 }, (_, n) => loadOf(`${n}`, n * 5));
  serverFor('AGENT').on('OfficeHome', () => officeHome({ teamDay: { ...TEAM_DAY, visits: [], load } }));
  renderApp({ path: '/', signedIn: true });
  const team = await region('Carga por técnico');
  await team.findAllByText('Técnico 59');
  const shown = () => team.getAllByRole('listitem');
  expect(shown()).toHaveLength(10);
  expect(shown()[0]?.textContent).toContain('4 h 55 de 8 h');
  await userEvent.click(team.getByRole('button', { name: 'Ver los 60' }));
  expect(shown()).toHaveLength(60);
  await userEvent.click(team.getByRole('button', { name: 'Ver los 10 con más carga' }));
  expect(shown()).toHaveLength(10);
});

test('who has no hours and nothing planned does not work that day', async () => {
  const load = [loadOf('1', 0, 0), loadOf('2', 30, 0)];
  serverFor('AGENT').on('OfficeHome', () => officeHome({ teamDay: { ...TEAM_DAY, visits: [], load } }));
  renderApp({ path: '/', signedIn: true });
  const team = await region('Carga por técnico');
  expect(await team.findByText('No trabaja')).toBeDefined();
  expect(team.getByText('30 min de 0 h')).toBeDefined();
  expect(team.queryByRole('button', { name: /^Ver los/ })).toBeNull();
});

test('a company without work says so instead of praising it', async () => {
  const none = {
    openReviews: 0,
    finishedServices: 0,
    newProspects: 0,
    openProspects: 0,
    overdueProspects: 0,
  };
  const { data } = homeFigures(none);
  const toInvoice = { __typename: 'ToInvoice' as const, services: 0, netCents: 0 };
  serverFor('AGENT').on('OfficeHome', () => officeHome({ figures: data.figures, toInvoice }));
  renderApp({ path: '/', signedIn: true });
  const figures = await region('Resumen del día');
  expect(await figures.findByText('Todo revisado')).toBeDefined();
  expect(figures.getByText('Ninguno abierto')).toBeDefined();
  expect(figures.getByText('Nada cerrado sin facturar')).toBeDefined();
});

test('next week’s load is requested only when it is selected', async () => {
  const user = userEvent.setup();
  const server = serverFor('AGENT')
    .on('OfficeHome', () => officeHome({ teamDay: TEAM_DAY }))
    .on('TeamLoad', () => ({
      data: {
        teamLoad: [
          {
            __typename: 'TechnicianLoad',
            technician: NURIA,
            plannedMinutes: 2_460,
            capacityMinutes: 2_400,
            away: null,
          },
        ],
      },
    }));
  renderApp({ path: '/', signedIn: true });
  const team = await region('Carga por técnico');
  expect(server.calls('TeamLoad')).toEqual([]);
  await user.click(team.getByRole('radio', { name: 'La próxima' }));
  expect(await team.findByText('41 h de 40 h')).toBeDefined();
  expect(server.calls('TeamLoad')).toHaveLength(1);
});

test.each([
  [0, 0, 0, { hasStaff: false, hasRecords: false }],
  [2, 0, 0, { hasStaff: true, hasRecords: false }],
  [0, 0, 4, { hasStaff: false, hasRecords: true }],
  [null, 1, 0, { hasStaff: true, hasRecords: true }],
])('progress with %s technicians, %i prospects and %i clients', (...given) => {
  const [activeTechnicians, openProspects, activeClients, progress] = given;
  const { data } = homeFigures({ activeTechnicians, openProspects, activeClients });
  expect(progressOf(data)).toEqual(progress);
});

test.each([
  [0, 0, 'Nuevo técnico'],
  [2, 0, 'Nuevo prospecto'],
])(
  'an empty company with %i technicians sees the next of the first steps',
  async (technicians, clients, next) => {
    const empty = { activeTechnicians: technicians, openProspects: 0, activeClients: clients };
    serverFor('ADMIN').on('OfficeHome', () => homeFigures(empty));
    renderApp({ path: '/', signedIn: true });
    const steps = await region('Primeros pasos');
    expect(steps.getByRole('link', { name: next })).toBeDefined();
    expect(screen.queryByRole('region', { name: 'Hoy, por estado' })).toBeNull();
  },
);

test('a day without work shows an empty state in each card', async () => {
  serverFor('AGENT');
  renderApp({ path: '/', signedIn: true });
  expect(await screen.findByText('No hay visitas hoy.')).toBeDefined();
  expect(screen.getByText('Todo está en plazo.')).toBeDefined();
  expect(screen.getByText('Ningún servicio espera visita.')).toBeDefined();
  expect(screen.getByText('No hay ninguna acción con prospectos para hoy.')).toBeDefined();
  expect(screen.getByText('Aún no hay técnicos.')).toBeDefined();
});

test('a count above the limit and an unknown sum are shown as such', async () => {
  const many = { __typename: 'ServiceConnection', totalCount: null, edges: [] };
  serverFor('ADMIN').on('OfficeHome', () => officeHome({ pending: many, toInvoice: null }));
  renderApp({ path: '/', signedIn: true });
  const figures = await region('Resumen del día');
  expect(await figures.findByText('1.000 o más')).toBeDefined();
  expect(figures.getByText('Calculando…')).toBeDefined();
});

test('a dashboard that fails to load offers a retry', async () => {
  serverFor('AGENT').on('OfficeHome', () => refusal('INTERNAL'));
  renderApp({ path: '/', signedIn: true });
  expect(await screen.findByText('No se ha podido cargar el tablero')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
});

test('the prefetched query has the same variables as the page’s query', async () => {
  const server = serverFor('AGENT');
  renderApp({ path: '/', signedIn: true });
  await screen.findByText('No hay visitas hoy.');
  expect(server.calls('OfficeHome')).toEqual([firstOperation().variables]);
});

afterEach(() => {
  vi.useRealTimers();
});

test('coming back shows what was done meanwhile elsewhere, which changes no plan', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let netCents = 841_260;
  const server = serverFor('ADMIN').on('OfficeHome', () =>
    officeHome({ toInvoice: { __typename: 'ToInvoice', services: 3, netCents } }),
  );
  renderApp({ path: '/', signedIn: true });
  await screen.findByText(/8\.412,60/);
  netCents = 500_000;
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByText(/5\.000,00/)).toBeDefined();
  vi.setSystemTime(Date.now() + 2_000);
  window.dispatchEvent(new Event('focus'));
  await waitFor(() => expect(server.count('OfficeRevision')).toBe(2));
  netCents = 600_000;
  vi.setSystemTime(Date.now() + 6_000);
  window.dispatchEvent(new Event('focus'));
  expect(await screen.findByText(/6\.000,00/)).toBeDefined();
  expect(server.count('OfficeHome')).toBe(3);
});

test('visits that were not completed are said in words', async () => {
  const visits = [visit('v1', 'COMPLETED'), visit('v2', 'COMPLETED'), visit('v3', 'NOT_COMPLETED')];
  serverFor('AGENT').on('OfficeHome', () => officeHome({ teamDay: { ...TEAM_DAY, visits } }));
  renderApp({ path: '/', signedIn: true });
  expect(await screen.findByText('2 completadas y 1 sin completar')).toBeDefined();
});

test('what waits for rows takes the room of the rows of the last time, and of five at first, when nothing is below', async () => {
  const waiting = async (name: string) =>
    (await screen.findByRole('region', { name })).querySelectorAll('[data-skeleton] li').length;
  const overdue = { __typename: 'ServiceConnection' as const, edges: [], totalCount: 0 };
  const server = serverFor('AGENT').on('OfficeHome', () => new Promise(() => undefined));
  const { unmount } = renderApp({ path: '/', signedIn: true });
  expect(await waiting('Fuera de plazo')).toBe(5);
  expect(screen.queryByRole('region', { name: 'Sin asignar' })).toBeNull();
  unmount();
  server.on('OfficeHome', () => officeHome({ overdue }));
  const again = renderApp({ path: '/', signedIn: true });
  expect(await screen.findByText('Todo está en plazo.')).toBeDefined();
  again.unmount();
  server.on('OfficeHome', () => new Promise(() => undefined));
  renderApp({ path: '/', signedIn: true });
  expect(await waiting('Fuera de plazo')).toBe(0);
  expect(screen.getByRole('region', { name: 'Sin asignar' })).toBeDefined();
});
