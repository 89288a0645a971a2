import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { screen, waitFor, within, type BoundFunctions, type queries } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OperationName, FakeServer } from '../../../testing/fake-server.ts';
import { press } from '../../../testing/hands.ts';
import { renderApp, serverFor } from '../../../testing/render-app.tsx';
import { absence, absences, noAbsences, type Absence, type Me } from '../testing/test-absences.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

// Imports the page before the tests, so that no query waits for its transformation.
beforeAll(() => Promise.all([import('../own-profile.tsx'), import('../technician-parts.tsx')]), 60_000);

let server: FakeServer;

beforeEach(() => dismissToast());

const conflict = (current: Absence) => ({
  data: {
    result: {
      __typename: 'ConflictError' as const,
      change: null,
      message: 'Alguien la ha cambiado',
      current,
    },
  },
});
const notFound = () => ({ data: { result: { __typename: 'NotFoundError' as const, message: 'No existe' } } });

async function answer(title: string, verb: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.click(dialog.getByRole('button', { name: verb }));
  return dialog;
}

async function closes(dialog: BoundFunctions<typeof queries>, list: OperationName) {
  const buttons = dialog.getAllByRole('button').map((button) => button.textContent || button.ariaLabel);
  expect(buttons).toEqual(['Cerrar', 'Cerrar']);
  expect(dialog.getAllByRole('button').at(-1)).toBe(document.activeElement);
  expect(server.count(list)).toBe(1);
  await userEvent.click(dialog.getAllByRole('button').at(-1)!);
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(server.count(list)).toBe(2));
}

describe('a technician withdrawing a request', () => {
  const TITLE = '¿Retirar esta ausencia?';
  const me: Me = {
    ...{ __typename: 'Me', id: 'u1', email: 'elena@ejemplo.es', name: 'Elena', lastName: 'Robles' },
    ...{ phone: null, role: 'TECHNICIAN', version: 7, color: 'teal', permissions: null },
  };

  beforeEach(async () => {
    server = serverFor('TECHNICIAN')
      .on('ProfilePage', () => ({ data: { me } }))
      .on('OwnCalendar', () => ({ data: { feed: null } }))
      .on('OwnAbsences', () => ({ data: { absences: absences([absence()]) } }));
    renderApp({ path: '/settings/perfil', signedIn: true });
    await screen.findByRole('button', { name: 'Retirar' });
    await press('Retirar');
  });

  test.each([
    ['APPROVED', 'Ya está aprobada: solo un administrador la puede retirar'],
    ['REJECTED', 'Ya está rechazada: no hace falta retirarla'],
  ] as const)(
    'sees that it was decided in the meantime (%s) and can only close the dialog',
    async (status, words) => {
      const decided = absence({ status, version: 2, decidedByName: 'Ana' });
      server.on('CancelAbsence', () => conflict(decided));
      server.on('OwnAbsences', () => ({ data: { absences: absences([decided]) } }));
      const dialog = await answer(TITLE, 'Retirar');
      expect((await dialog.findByRole('alert')).textContent).toBe(words);
      await closes(dialog, 'OwnAbsences');
      expect(server.count('CancelAbsence')).toBe(1);
    },
  );

  test('sees that it was withdrawn in another window', async () => {
    server.on('CancelAbsence', notFound).on('OwnAbsences', () => ({ data: { absences: noAbsences } }));
    const dialog = await answer(TITLE, 'Retirar');
    expect((await dialog.findByRole('alert')).textContent).toBe('Esta ausencia ya se ha retirado');
    await closes(dialog, 'OwnAbsences');
  });

  test('can still withdraw it after it was changed, with the new version', async () => {
    server.on('CancelAbsence', () => conflict(absence({ version: 5, note: 'Otra nota' })));
    const dialog = await answer(TITLE, 'Retirar');
    expect((await dialog.findByRole('alert')).textContent).toContain('inténtalo de nuevo');
    server.on('CancelAbsence', () => ({
      data: { result: { __typename: 'CancelAbsenceSuccess', id: 'b1' } },
    }));
    await userEvent.click(dialog.getByRole('button', { name: 'Retirar' }));
    expect(await screen.findByText('Ausencia retirada')).toBeDefined();
    expect(server.inputs('CancelAbsence')).toEqual([
      { id: 'b1', version: 1 },
      { id: 'b1', version: 5 },
    ]);
  });
});

describe('deciding a request', () => {
  const serve = (role: Role, requested: Absence[], approved: Absence[] = []) =>
    server.on('AbsencesPage', () => ({
      data: {
        requested: absences(requested),
        approved: absences(approved),
        settings: {
          __typename: 'Settings',
          company: { __typename: 'CompanySettings', agentsApproveAbsences: role === 'AGENT' },
        },
      },
    }));

  beforeEach(async () => {
    server = serverFor('ADMIN');
    serve('ADMIN', [absence()]);
    renderApp({ path: '/settings/ausencias', signedIn: true });
    await screen.findByRole('heading', { name: 'Solicitudes' });
  });

  const work = (visits: number, firstDay: string | null) =>
    server.on('AbsenceWork', () => ({
      data: { absenceWork: { __typename: 'AbsenceWork', visits, firstDay } },
    }));

  test('shows that it was withdrawn in the meantime when it is rejected', async () => {
    server.on('DecideAbsence', notFound);
    await press('Rechazar');
    const dialog = await answer('¿Rechazar esta ausencia?', 'Rechazar');
    expect((await dialog.findByRole('alert')).textContent).toBe('Esta ausencia ya se ha retirado');
    await closes(dialog, 'AbsencesPage');
  });

  test('shows that it was decided in the meantime when it is approved despite visits', async () => {
    work(2, '2026-12-28').on('DecideAbsence', () => conflict(absence({ status: 'REJECTED', version: 2 })));
    await press('Aprobar');
    const dialog = await answer('¿Aprobar esta ausencia?', 'Aprobar de todos modos');
    expect((await dialog.findByRole('alert')).textContent).toBe('Ya está rechazada');
    await closes(dialog, 'AbsencesPage');
  });

  test('removes a withdrawn request from the list when it is approved directly', async () => {
    work(0, null).on('DecideAbsence', notFound);
    serve('ADMIN', []);
    await press('Aprobar');
    expect(await screen.findByText('Esta ausencia ya se ha retirado')).toBeDefined();
    expect(await screen.findByText('No hay solicitudes por decidir.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
