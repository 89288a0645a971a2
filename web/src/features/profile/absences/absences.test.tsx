import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { heardAgo } from '../../../testing/devices.ts';
import type { FakeServer } from '../../../testing/fake-server.ts';
import { field, press, type } from '../../../testing/hands.ts';
import { renderApp, serverFor } from '../../../testing/render-app.tsx';
import { absence, absences, noAbsences, type Me } from '../testing/test-absences.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

const me: Me = {
  ...{ __typename: 'Me', id: 'u1', email: 'elena@ejemplo.es', name: 'Elena', lastName: 'Robles' },
  ...{ phone: null, role: 'TECHNICIAN', version: 7, color: 'teal', permissions: null },
};

// Imports the pages before the tests, so that no query waits for their transformation.
beforeAll(() => Promise.all([import('../own-profile.tsx'), import('../technician-parts.tsx')]), 60_000);

let server: FakeServer;

beforeEach(() => dismissToast());

const asking = () =>
  serverFor('TECHNICIAN')
    .on('ProfilePage', () => ({ data: { me } }))
    .on('OwnCalendar', () => ({ data: { feed: null } }))
    .on('OwnAbsences', () => ({ data: { absences: noAbsences } }))
    .on('RequestAbsence', () => ({
      data: { result: { __typename: 'AbsenceSuccess', absence: absence() } },
    }));

describe('the absences of a technician', () => {
  test('can be requested for one or more days and withdrawn until decided', async () => {
    server = asking().on('CancelAbsence', () => ({
      data: { result: { __typename: 'CancelAbsenceSuccess', id: 'b1' } },
    }));
    renderApp({ path: '/settings/perfil', signedIn: true });
    await screen.findByText(/No has pedido ninguna/);
    await press('Solicitar ausencia');
    await screen.findByLabelText('Desde');
    type('Desde', '2026-12-24');
    expect(field('Hasta').value).toBe('24/12/2026');
    type('Hasta', '2026-12-31');
    server
      .on('OwnCalendar', () => ({ data: { feed: null } }))
      .on('OwnAbsences', () => ({
        data: {
          absences: absences([absence(), absence({ id: 'b2', status: 'APPROVED', decidedByName: 'Ana' })]),
        },
      }));
    await press('Solicitar');
    expect(await screen.findByText('Ausencia solicitada')).toBeDefined();
    expect(server.calls('RequestAbsence')[0]).toMatchObject({
      input: { from: '2026-12-24', to: '2026-12-31', kind: 'VACATION', note: null },
    });
    expect(await screen.findAllByText('24/12/2026 – 31/12/2026')).toHaveLength(2);
    await press('Retirar');
    const dialog = await screen.findByRole('dialog', { name: '¿Retirar esta ausencia?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retirar' }));
    expect(await screen.findByText('Ausencia retirada')).toBeDefined();
    expect(server.calls('CancelAbsence')[0]).toMatchObject({ input: { id: 'b1', version: 1 } });
  });

  test('are kept as a draft when the dialog is closed and after a reload, until they are requested', async () => {
    server = asking();
    const open = () => renderApp({ path: '/settings/perfil', signedIn: true });
    const app = open();
    const ask = async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Solicitar ausencia' }));
      await screen.findByLabelText('Desde');
    };
    await ask();
    type('Desde', '2026-12-24');
    type('Nota', 'La boda de mi hermana');
    await press('Cancelar');
    await ask();
    expect(field('Nota').value).toBe('La boda de mi hermana');
    app.unmount();
    open();
    await ask();
    expect(field('Nota').value).toBe('La boda de mi hermana');
    await press('Solicitar');
    expect(await screen.findByText('Ausencia solicitada')).toBeDefined();
    await ask();
    expect([field('Desde').value, field('Nota').value]).toEqual(['', '']);
  });
});

describe('the absences of all technicians', () => {
  const serveAll = (role: Role, agentsApproveAbsences: boolean, requested = absence()) => {
    server = serverFor(role).on('AbsencesPage', () => ({
      data: {
        requested: absences([requested]),
        approved: absences([absence({ id: 'b3', status: 'APPROVED', from: '2020-01-01', to: '2020-01-02' })]),
        settings: {
          __typename: 'Settings',
          company: { __typename: 'CompanySettings', agentsApproveAbsences },
        },
      },
    }));
    renderApp({ path: '/settings/ausencias', signedIn: true });
    return screen.findByRole('heading', { name: 'Solicitudes' });
  };

  const meets = (visits: number, firstDay: string | null) =>
    server.on('AbsenceWork', () => ({
      data: { absenceWork: { __typename: 'AbsenceWork', visits, firstDay } },
    }));

  test('ask for confirmation when one with visits is approved, with a link to the plan of the first day', async () => {
    await serveAll('ADMIN', false);
    meets(3, '2026-12-28').on('DecideAbsence', () => ({
      data: {
        result: { __typename: 'AbsenceSuccess', absence: absence({ status: 'APPROVED', version: 2 }) },
      },
    }));
    await press('Aprobar');
    const dialog = within(await screen.findByRole('dialog', { name: '¿Aprobar esta ausencia?' }));
    expect(dialog.getByText('Tiene 3 visitas esos días')).toBeDefined();
    const plan = dialog.getByRole('link', { name: 'Ver la planificación del primer día' });
    expect(plan.getAttribute('href')).toBe('/services/schedule?dia=2026-12-28');
    expect(server.calls('AbsenceWork')).toEqual([{ id: 'b1' }]);
    expect(server.calls('DecideAbsence')).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Aprobar de todos modos' }));
    expect(await screen.findByText('Ausencia aprobada')).toBeDefined();
    expect(server.calls('DecideAbsence')[0]).toMatchObject({
      input: { id: 'b1', version: 1, status: 'APPROVED' },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('warn when the phone was last online if one that includes today is approved', async () => {
    await serveAll('ADMIN', false, absence({ from: '2020-01-01', to: '2099-01-01' }));
    meets(1, '2020-01-01').on('Devices', heardAgo(190));
    await press('Aprobar');
    expect(await screen.findByText(/^El móvil de .* \(hace 3 h\): puede haber trabajo/)).toBeDefined();
  });

  test('are not approved when the visits cannot be loaded', async () => {
    await serveAll('ADMIN', false);
    server.on('AbsenceWork', () => ({
      data: null,
      errors: [{ message: 'Algo ha fallado', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
    }));
    await press('Aprobar');
    expect(await screen.findByText(/Algo ha fallado en el servidor/)).toBeDefined();
    expect(server.calls('DecideAbsence')).toEqual([]);
  });

  test('are approved directly by an administrator when there are no visits', async () => {
    await serveAll('ADMIN', false);
    meets(0, null).on('DecideAbsence', () => ({
      data: {
        result: { __typename: 'AbsenceSuccess', absence: absence({ status: 'APPROVED', version: 2 }) },
      },
    }));
    expect(screen.getByText('No hay ninguna ausencia aprobada a partir de hoy.')).toBeDefined();
    await press('Aprobar');
    expect(await screen.findByText('Ausencia aprobada')).toBeDefined();
    expect(server.calls('DecideAbsence')[0]).toMatchObject({
      input: { id: 'b1', version: 1, status: 'APPROVED' },
    });
  });

  test('ask for confirmation when one is rejected and show that it was decided already', async () => {
    await serveAll('AGENT', true);
    const message = 'Esta ausencia ya está decidida';
    server.on('DecideAbsence', () => ({ data: { result: { __typename: 'TransitionError', message } } }));
    await press('Rechazar');
    const dialog = await screen.findByRole('dialog', { name: '¿Rechazar esta ausencia?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Rechazar' }));
    expect((await within(dialog).findByRole('alert')).textContent).toBe(message);
  });

  test('are read-only for an agent unless the settings allow deciding', async () => {
    await serveAll('AGENT', false);
    expect(screen.getByText('Las decide un administrador.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Aprobar' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Elena Robles' })).toBeNull();
  });
});
