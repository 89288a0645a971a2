import { screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connection } from '../../../testing/connection.ts';
import type { DataOf, FakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { address, clientServer, machine } from '../testing/test-clients.ts';

// Imports the page before the tests, so that no query waits for its transformation.
beforeAll(
  () =>
    Promise.all([
      import('./equipment-page.tsx'),
      import('./machine-record.tsx'),
      import('#records/services/services-card.tsx'),
      import('../parts/timeline-of.tsx'),
    ]),
  60_000,
);

let server: FakeServer;

beforeEach(() => {
  server = clientServer().on('EquipmentPage', () => ({ data: { equipment: machine } }));
});

const open = () => renderApp({ path: '/equipment/e1', signedIn: true });
const card = async (name: string) => within(await screen.findByRole('region', { name }));
const asked = (operation: string) =>
  server.arrived.find(({ operationName }) => operationName === operation)?.variables;

type Service = DataOf<'ServicesOf'>['services']['edges'][number]['node'];
type Entry = DataOf<'Activity'>['activity']['edges'][number]['node'];

const service = (id: string, code: string, title: string, status: Service['status']): Service => ({
  ...{ __typename: 'Service', id, code, title, status, typeName: 'Avería de caldera', priority: 'HIGH' },
  ...{
    requestedAt: '2026-11-20T09:00:00.000Z',
    dueAt: '2026-11-21T09:00:00.000Z',
    hold: null,
    nextVisit: null,
    technicians: [],
  },
  client: { __typename: 'ClientRef', id: 'c1', code: 'C-2026-0001', name: 'C. P. Calle de Ibiza 21' },
  site: { __typename: 'WorkSite', id: 's1', name: 'Portal y viviendas', address },
  equipment: [{ __typename: 'WorkEquipment', id: 'e1', label: 'Caldera Vaillant ecoTEC plus' }],
});

const entry = (id: string, change: Pick<Entry, 'action'> & Partial<Entry>): Entry => ({
  ...{ __typename: 'ActivityEntry', id, at: '2026-11-20T09:00:00.000Z', actorName: 'Elena Robles' },
  ...{ entity: 'EQUIPMENT', entityId: 'e1', subject: null, text: null, noteKind: null, changes: [] },
  ...change,
});

describe('the history of a machine', () => {
  test('lists the services on it, newest first, with a link to all of them', async () => {
    server.on('ServicesOf', () => ({
      data: {
        services: connection(
          'Service',
          [
            service('v2', 'S-2026-0318', 'No calienta el agua', 'PENDING'),
            service('v1', 'S-2026-0101', 'Revisión anual', 'CLOSED'),
          ],
          12,
        ),
      },
    }));
    open();
    const table = within(await screen.findByRole('table', { name: 'Servicios' }));
    await table.findAllByRole('rowheader');
    const links = table.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['No calienta el agua', '/services/v2'],
      ['Revisión anual', '/services/v1'],
    ]);
    expect(table.getByRole('row', { name: /Revisión anual/ }).textContent).toContain('Cerrado');
    const services = await card('Servicios');
    expect(services.getByText('12')).toBeDefined();
    const all = services.getByRole('link', { name: 'Ver todos' });
    expect(all.getAttribute('href')).toBe('/services?estado=TODOS&equipo=e1');
    expect(asked('ServicesOf')).toMatchObject({ filter: { equipmentId: 'e1' }, sort: 'NEWEST' });
  });

  test('lists the changes with the person and the values before and after', async () => {
    const changes = [{ __typename: 'FieldChange', field: 'status', before: 'OPERATIONAL', after: 'FAULTY' }];
    server.on('Activity', () => ({
      data: {
        activity: connection('Activity', [
          entry('a2', { action: 'updateEquipment', changes }),
          entry('a1', { action: 'createEquipment', actorName: 'Javier Ortega' }),
        ]),
      },
    }));
    open();
    const [changed, made] = await (await card('Historial')).findAllByRole('listitem');
    expect(changed?.textContent).toMatch(/^Elena Robles cambió el equipoEstadoOperativo → Averiado/);
    expect(made?.textContent).toMatch(/^Javier Ortega añadió el equipo/);
    expect(asked('Activity')).toMatchObject({ entity: 'EQUIPMENT', id: 'e1' });
  });

  test('says so when it is empty', async () => {
    open();
    expect(await (await card('Servicios')).findByText('Sin servicios en este equipo.')).toBeDefined();
    expect(await (await card('Historial')).findByText('Todavía no hay actividad.')).toBeDefined();
  });
});

describe('a new service', () => {
  test('links to the form with client and machine filled in', async () => {
    open();
    const link = await screen.findByRole('link', { name: 'Nuevo servicio' });
    expect(link.getAttribute('href')).toBe('/services/new?cliente=c1&equipo=e1');
  });

  test('is not offered for a retired machine', async () => {
    server.on('EquipmentPage', () => ({ data: { equipment: { ...machine, status: 'RETIRED' } } }));
    open();
    await screen.findByRole('button', { name: 'Cambiar estado: Retirado' });
    expect(screen.queryByRole('link', { name: 'Nuevo servicio' })).toBeNull();
  });
});
