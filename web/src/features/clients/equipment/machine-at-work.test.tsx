import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WorkVisit } from '../../../outbox/acts/effects.ts';
import { workVisit } from '../../../outbox/testing/test-work.ts';
import type { DataOf, FakeServer } from '../../../testing/fake-server.ts';
import { renderApp, serverFor } from '../../../testing/render-app.tsx';

beforeAll(() => Promise.all([import('./equipment-page.tsx'), import('./machine-at-work.tsx')]), 60_000);

const plate = { brand: 'Vaillant', model: 'ecoTEC plus', serialNumber: null };
const known = {
  installedOn: '2020-05-04',
  warrantyUntil: null,
  status: 'OPERATIONAL' as const,
  notes: null,
};
const past = {
  status: 'COMPLETED' as const,
  typeName: 'Avería',
  technicianNames: ['Otra Persona'],
  report: null,
};
const site: DataOf<'SiteAtWork'>['site'] = {
  ...{ id: 'u1', name: 'Casa', client: { id: 'c1', name: 'Aurora Cid' } },
  equipment: [{ id: 'e1', kind: 'BOILER', ...plate, ...known }],
  pastVisits: [
    {
      ...{ ...past, id: 'p1', endedAt: '2026-05-04T10:00:00.000Z', title: 'Revisión anual' },
      ...{ equipmentIds: ['e1'], text: 'Todo en orden', report: { id: 'r1', serviceId: 's9' } },
    },
    {
      ...{ ...past, id: 'p2', endedAt: '2026-04-04T10:00:00.000Z', title: 'Gotea el grifo' },
      ...{ equipmentIds: [], text: null },
    },
  ],
};

let server: FakeServer;
let visit: WorkVisit;
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T11:41:00Z'), toFake: ['Date'] });
  visit = workVisit({ status: 'IN_PROGRESS', arrivedAt: '2026-11-21T11:00:00.000Z' });
  server = serverFor('TECHNICIAN')
    .on('MyDay', () => ({ data: { myDayMark: '', myVisits: [visit] } }))
    .on('MachineSite', () => ({ data: { equipment: { id: 'e1', site: { id: 'u1' } } } }))
    .on('SiteAtWork', () => ({ data: { site } }));
});

const open = () => renderApp({ path: '/equipment/e1', signedIn: true });

describe('the machine page of a technician', () => {
  test('shows the nameplate and past visits to the machine and its site, by any technician', async () => {
    open();
    const onIt = within(await screen.findByRole('region', { name: 'Visitas a este equipo' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Caldera Vaillant ecoTEC plus' }),
    ).toBeDefined();
    expect(onIt.getByText('Todo en orden')).toBeDefined();
    expect(onIt.getByText(/Otra Persona/)).toBeDefined();
    const report = onIt.getByRole('link', { name: 'Ver parte de trabajo' });
    expect(report.getAttribute('href')).toBe('/services/s9/report/r1');
    const others = within(screen.getByRole('region', { name: 'Otras visitas en esta ubicación' }));
    expect(others.getByText('Gotea el grifo')).toBeDefined();
  });

  test('allows a correction during a visit there and shows it before it is sent', async () => {
    server.on('CorrectMachine', () => 'no-network');
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Corregir la placa' }));
    await userEvent.type(screen.getByLabelText('Número de serie'), ' 21 18 04 ');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText('21 18 04')).toBeDefined();
    await waitFor(() => expect(server.count('CorrectMachine')).toBe(1));
    expect(server.inputs('CorrectMachine')[0]).toEqual({
      ...{ id: 'e1', visitId: 'v1', brand: 'Vaillant', model: 'ecoTEC plus', serialNumber: '21 18 04' },
      occurredAt: '2026-11-21T11:41:00.000Z',
    });
    expect(screen.getByText(/por enviar/)).toBeDefined();
  });

  test('is read-only when no visit is in progress', async () => {
    visit = workVisit();
    open();
    await screen.findByRole('region', { name: 'Visitas a este equipo' });
    expect(screen.queryByRole('button', { name: 'Corregir la placa' })).toBeNull();
  });

  test('says so when the machine does not exist or is at a site without visits', async () => {
    server.on('MachineSite', () => ({ data: { equipment: null } }));
    server.on('MyDay', () => ({ data: { myDayMark: '', myVisits: [] } }));
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'No se ha encontrado' })).toBeDefined();
  });
});
