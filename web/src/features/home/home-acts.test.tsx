import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { connection } from '../../testing/connection.ts';
import type { DataOf, FakeServer } from '../../testing/fake-server.ts';
import { officeHome } from '../../testing/office-home.ts';
import { renderApp, serverFor } from '../../testing/render-app.tsx';

type Home = DataOf<'OfficeHome'>;
type Service = Home['overdue']['edges'][number]['node'];

const service = (id: string, changes: Partial<Service> = {}): Service => ({
  ...{ __typename: 'Service', id, code: `S-2026-000${id}`, title: `Fuga ${id}`, durationMinutes: 60 },
  ...({ skillIds: [], notBefore: null, dueAt: '2026-11-20T08:00:00.000Z', promisedWindow: null } as const),
  client: { __typename: 'ClientRef', id: 'c1', name: 'Frío Sur' },
  site: {
    ...{ __typename: 'Site', id: 's1', name: 'Local', zoneId: null },
    address: {
      ...{ __typename: 'Address', street: 'Mayor', number: '1', floor: null, postalCode: '28013' },
      city: 'Madrid',
    },
  },
  ...({ nextVisit: null, status: 'PENDING', priority: 'NORMAL', hold: null } as const),
  ...changes,
});

const action = (id: string, displayName: string): Home['actions']['edges'][number]['node'] => ({
  ...{ __typename: 'Prospect', id, code: `P-2026-000${id}`, displayName, need: 'Cambiar la caldera' },
  ...({ status: 'CONTACTED', owner: { __typename: 'Owner', id: 'u1', name: 'Elena Robles' } } as const),
});

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const hrefOf = (link: HTMLElement) => link.getAttribute('href') ?? '';

let server: FakeServer;

beforeEach(() => {
  server = serverFor('AGENT').on('OfficeHome', () =>
    officeHome({
      overdue: connection('Service', [service('1'), service('2', { status: 'SCHEDULED' })]),
      actions: connection('Prospect', [action('7', 'Ana Gil'), action('8', 'Bar Pepe')]),
    }),
  );
});

test('a new service and the plan are one click away', async () => {
  renderApp({ path: '/', signedIn: true });
  const main = within(await screen.findByRole('banner'));
  expect(hrefOf(await main.findByRole('link', { name: 'Nuevo servicio' }))).toBe('/services/new');
  const plans = screen.getAllByRole('link', { name: 'Planificación' });
  expect(plans.map(hrefOf)).toContain('/services/schedule');
});

test('an overdue service is scheduled from its row, or opened if it has a visit', async () => {
  renderApp({ path: '/', signedIn: true });
  const overdue = await region('Fuera de plazo');
  const [waiting, planned] = await overdue.findAllByRole('listitem');
  const opened = within(planned as HTMLElement).getByRole('link', { name: 'Abrir' });
  expect(hrefOf(opened)).toBe('/services/2');
  await userEvent.click(within(waiting as HTMLElement).getByRole('button', { name: 'Programar' }));
  expect(await screen.findByRole('dialog', { name: 'Programar S-2026-0001' })).toBeDefined();
});

test('the next actions of today are shown with who takes them', async () => {
  renderApp({ path: '/', signedIn: true });
  const actions = await region('Acciones de hoy');
  const rows = await actions.findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Ana Gil.*Cambiar la caldera · Elena Robles/),
    expect.stringMatching(/^Bar Pepe/),
  ]);
  expect(hrefOf(actions.getByRole('link', { name: 'Ana Gil' }))).toBe('/customers/7');
  expect(hrefOf(actions.getByRole('link', { name: 'Vencidas: 3' }))).toBe('/customers?accion=OVERDUE');
});

test('the load of this week and of the next is asked for from Monday to Sunday', async () => {
  server.on('TeamLoad', () => ({ data: { teamLoad: [] } }));
  renderApp({ path: '/', signedIn: true });
  const team = await region('Carga por técnico');
  const asked = async (period: string, count: number) => {
    await userEvent.click(team.getByRole('radio', { name: period }));
    await waitFor(() => expect(server.count('TeamLoad')).toBe(count));
    const { from, to } = server.calls('TeamLoad').at(-1) ?? { from: '', to: '' };
    return [from, to].map((day) => new Date(`${day}T12:00:00Z`));
  };
  const { date } = server.calls('OfficeHome')[0] ?? { date: '' };
  const today = new Date(`${date}T12:00:00Z`);
  const [monday, sunday] = await asked('Esta semana', 1);
  const [next] = await asked('La próxima', 2);
  const day = 86_400_000;
  expect([monday?.getUTCDay(), sunday?.getUTCDay()]).toEqual([1, 0]);
  expect(Number(sunday) - Number(monday)).toBe(6 * day);
  expect(monday?.getTime()).toBeLessThanOrEqual(today.getTime());
  expect(sunday?.getTime()).toBeGreaterThanOrEqual(today.getTime());
  expect(Number(next) - Number(monday)).toBe(7 * day);
});
