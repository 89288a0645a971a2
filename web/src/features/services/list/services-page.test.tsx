import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { connection } from '../../../testing/connection.ts';
import type { FakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { firstOperation } from './services-page.tsx';
import { row, serviceServer, type Row } from '../testing/test-services.ts';

const asked = (server: FakeServer) =>
  server.arrived.filter(({ operationName }) => operationName === 'ServicesPage').at(-1)?.variables;

function serve(rows: readonly Row[] = [row], role: Parameters<typeof serviceServer>[0] = 'ADMIN') {
  return serviceServer(role).on('ServicesPage', () => ({ data: { services: connection('Service', rows) } }));
}

const open = (path = '/services') => renderApp({ path, signedIn: true });

describe('the list of services', () => {
  test('starts with open services by deadline and shows technician, priority and time left', async () => {
    const server = serve();
    open();
    await screen.findByText('No calienta el agua');
    const name = screen.getByRole('link', { name: 'No calienta el agua' });
    expect(name.getAttribute('href')).toBe('/services/s1');
    const { cells, textContent: text } = name.closest('tr')!;
    // Also shown in the card layout: people say the code on the phone.
    expect(cells[0]?.dataset['phone']).toBe('spared');
    for (const part of [
      'S-2026-0318',
      'C. P. Calle de Ibiza 21',
      'Programado',
      'Urgente',
      'Javier',
      'Quedan 5 h',
    ]) {
      expect(text).toContain(part);
    }
    expect(asked(server)).toEqual({
      first: 25,
      after: null,
      search: null,
      filter: { open: true },
      sort: 'DUE',
    });
  });

  test('requests every filter in the URL', async () => {
    const server = serve();
    open(
      '/services?q=ibiza&estado=SCHEDULED&prioridad=HIGH&tipo=y1&tecnico=t1&agente=u2&zona=z1&cliente=c1&desde=2026-11-01&hasta=2026-11-30',
    );
    server.on('FilterNames', () => ({
      data: { client: { __typename: 'Client', id: 'c1', legalName: 'C. P. Calle de Ibiza 21' } },
    }));
    await screen.findByRole('rowheader');
    expect(asked(server)).toMatchObject({
      search: 'ibiza',
      sort: 'PLANNED',
      filter: {
        status: 'SCHEDULED',
        priority: 'HIGH',
        typeId: 'y1',
        technicianId: 't1',
        ownerId: 'u2',
        zoneId: 'z1',
        clientId: 'c1',
        plannedFrom: '2026-11-01',
        plannedTo: '2026-11-30',
      },
    });
    expect(await screen.findByRole('button', { name: 'Cliente: C. P. Calle de Ibiza 21' })).toBeDefined();
    expect(screen.getByRole('button', { name: 'Fechas: del 01/11/2026 al 30/11/2026' })).toBeDefined();
  });

  test('prefetches the same query as the screen’s', async () => {
    const server = serve();
    const path = '/services?vencidos=si&q=ana&orden=NEWEST';
    open(path);
    await screen.findByRole('rowheader');
    expect(asked(server)).toMatchObject({ filter: { overdue: true }, sort: 'DUE' });
    expect(firstOperation(new URL(path, 'http://localhost')).variables).toEqual(asked(server));
  });

  test('with the billing filter does not restrict to open services', async () => {
    const server = serve();
    open('/services?facturacion=TO_INVOICE');
    await screen.findByRole('rowheader');
    expect(asked(server)?.['filter']).toEqual({ billing: 'TO_INVOICE' });
    expect(await screen.findByRole('button', { name: /Por facturar/ })).toBeDefined();
  });

  test('with the billing filter is not shown as open, offers a batch, and goes back to the open ones', async () => {
    serve();
    const { router } = open('/services?facturacion=TO_INVOICE');
    await screen.findByRole('rowheader');
    const pressed = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-pressed');
    expect([pressed('Abiertos'), pressed('Todos')]).toEqual(['false', 'true']);
    expect(screen.getByRole('link', { name: 'Preparar lote' }).getAttribute('href')).toBe(
      '/services/billing/new',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Abiertos' }));
    expect(router.state.location.search).toBe('');
    expect([pressed('Abiertos'), pressed('Todos')]).toEqual(['true', 'false']);
  });

  test('has either the overdue filter or a date range: one replaces the other', async () => {
    serve();
    const { router } = open('/services?desde=2026-11-01');
    await screen.findByRole('rowheader');
    await userEvent.click(screen.getByRole('button', { name: 'Vencidos' }));
    expect(router.state.location.search).toBe('?vencidos=si');
    await userEvent.click(screen.getByRole('button', { name: 'Fechas' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Qué días hay visita?' }));
    fireEvent.change(dialog.getByLabelText('Desde'), { target: { value: '2026-11-21' } });
    fireEvent.change(dialog.getByLabelText('Hasta'), { target: { value: '2026-11-20' } });
    expect(dialog.getByText('La fecha de fin no puede ser anterior a la de inicio')).toBeDefined();
    fireEvent.click(dialog.getByRole('button', { name: 'Filtrar' }));
    expect(router.state.location.search).toBe('?vencidos=si');
    fireEvent.change(dialog.getByLabelText('Hasta'), { target: { value: '2026-11-21' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Filtrar' }));
    expect(router.state.location.search).toBe('?desde=2026-11-21&hasta=2026-11-21');
  });

  test('allows finding a client by typing its name', async () => {
    const server = serve();
    server
      .on('ClientChoices', () => ({
        data: {
          clients: {
            ...connection('Service', [
              {
                ...{
                  __typename: 'Client',
                  id: 'c1',
                  code: 'C-2026-0042',
                  legalName: 'C. P. Calle de Ibiza 21',
                },
                ...{ phones: ['+34612345678'], mainSite: null, openServices: 3 },
              },
            ]),
            __typename: 'ClientConnection',
          },
        },
      }))
      .on('FilterNames', () => ({
        data: { client: { __typename: 'Client', id: 'c1', legalName: 'C. P. Calle de Ibiza 21' } },
      }));
    const { router } = open();
    await screen.findByRole('rowheader');
    await userEvent.click(screen.getByRole('button', { name: 'Cliente' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Cliente' }), 'ibiza');
    const choice = await screen.findByRole('option', { name: /C\. P\. Calle de Ibiza 21/ });
    expect(choice.textContent).toContain('612 34 56 78 · 3 servicios abiertos');
    await userEvent.click(choice);
    expect(router.state.location.search).toBe('?cliente=c1');
    expect(asked(server)).toMatchObject({ filter: { open: true, clientId: 'c1' } });
  });

  test('finds a client created since the same search', async () => {
    const client = {
      ...{ __typename: 'Client', id: 'c9', code: 'C-2026-0099', legalName: 'Marina Pérez' },
      ...{ phones: ['+34612345678'], mainSite: null, openServices: 0 },
    };
    const answer = (clients: (typeof client)[]) => () => ({
      data: { clients: connection('Client', clients) },
    });
    const server = serve().on('ClientChoices', answer([]));
    open();
    await screen.findByRole('rowheader');
    await userEvent.click(await screen.findByRole('button', { name: 'Cliente' }));
    const field = await screen.findByRole('combobox', { name: 'Cliente' });
    await userEvent.type(field, 'Pérez');
    await within(screen.getByRole('dialog')).findByText('Ningún cliente con esas palabras.', {
      selector: '[role=status]',
    });
    server.on('ClientChoices', answer([client]));
    await userEvent.clear(field);
    await userEvent.type(field, 'Pérez');
    await screen.findByRole('option', { name: /Marina Pérez/ });
  });

  test('without open services offers to create one', async () => {
    serve([]);
    open();
    const action = await screen.findByRole('link', { name: 'Crear un servicio' });
    expect(action.getAttribute('href')).toBe('/services/new');
  });

  test('of a technician has no views, no filters for technician or client and no button to create', async () => {
    const server = serve([row], 'TECHNICIAN');
    open();
    await screen.findByRole('rowheader');
    expect(screen.queryByRole('navigation', { name: 'Vistas de Servicios' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Técnico' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Cliente' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Nuevo servicio' })).toBeNull();
    expect(server.count('Team')).toBe(0);
  });

  test.each([
    ['SCHEDULED', 'De otro técnico'],
    ['TRAVELLING', 'De otro técnico'],
    ['IN_PROGRESS', 'De otro técnico'],
    ['PENDING', '—Sin visita'],
    ['FINISHED', '—Sin visita'],
  ] as const)('of a technician without a visit in a service that is %s shows «%s»', async (status, words) => {
    serve([{ ...row, status, nextVisit: null }], 'TECHNICIAN');
    open();
    const { cells } = (await screen.findByRole('rowheader')).closest('tr')!;
    const heads = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(cells[heads.indexOf('Próxima visita')]?.textContent).toBe(words);
  });

  test('links to its views', async () => {
    serve();
    open();
    const views = within(await screen.findByRole('navigation', { name: 'Vistas de Servicios' }));
    expect(views.getByRole('link', { name: 'Lista' }).getAttribute('aria-current')).toBe('page');
    expect(views.getByRole('link', { name: 'Planificación' }).getAttribute('href')).toBe(
      '/services/schedule',
    );
    expect(views.getByRole('link', { name: 'Por revisar' }).getAttribute('href')).toBe('/services/review');
  });
});
