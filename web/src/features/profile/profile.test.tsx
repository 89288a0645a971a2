import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { OWN_DETAILS, OWN_TECHNICIAN_DETAILS } from '@cuadrilla/domain/records/user.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fieldsWithoutControl } from '../../testing/described-fields.ts';
import { authError } from '../../testing/fake-auth.ts';
import type { FakeServer } from '../../testing/fake-server.ts';
import { field, press, type } from '../../testing/hands.ts';
import { renderApp, serverFor } from '../../testing/render-app.tsx';
import { noAbsences, type Me } from './testing/test-absences.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

const elena = (role: Role, change: Partial<Me> = {}): Me => ({
  __typename: 'Me',
  id: 'u1',
  email: 'elena@ejemplo.es',
  name: 'Elena',
  lastName: 'Robles',
  phone: null,
  role,
  version: 7,
  color: role === 'TECHNICIAN' ? 'teal' : null,
  permissions:
    role === 'TECHNICIAN' ? { __typename: 'TechnicianPermissions', prices: false, phones: true } : null,
  ...change,
});

// Imports the page before the tests, so that no query waits for its transformation.
beforeAll(() => Promise.all([import('./own-profile.tsx')]), 60_000);

let server: FakeServer;

function serve(role: Role) {
  server = serverFor(role).on('ProfilePage', () => ({ data: { me: elena(role) } }));
}

async function open() {
  const app = renderApp({ path: '/settings/perfil', signedIn: true });
  await screen.findByRole('button', { name: 'Guardar cambios' });
  return app;
}

beforeEach(() => dismissToast());

const sections = async () =>
  within(await screen.findByRole('navigation', { name: 'Apartados de configuración' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the profile', () => {
  test('shows a new name in the menu at once and can be saved again', async () => {
    serve('ADMIN');
    server.on('UpdateMyProfile', ({ variables: { input } }) => ({
      data: {
        result: {
          __typename: 'MyProfileSuccess',
          me: elena('ADMIN', { name: input.name ?? 'Elena', version: input.version + 1 }),
        },
      },
    }));
    await open();
    for (const [version, name] of [
      [7, 'Elena María'],
      [8, 'Helena'],
    ] as const) {
      type('Nombre', name);
      await press('Guardar cambios');
      await waitFor(() =>
        expect(server.calls('UpdateMyProfile').at(-1)).toMatchObject({
          input: { version, name, lastName: 'Robles', phone: null },
        }),
      );
      expect((await screen.findAllByText(`${name} Robles`)).length).toBeGreaterThan(0);
      await waitFor(() =>
        expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar cambios' }).disabled).toBe(
          false,
        ),
      );
    }
  });

  test.each([
    ['TECHNICIAN', 'Ve teléfonosSíLos teléfonos del cliente y de su contacto'],
    ['AGENT', null],
  ] as const)('explains each permission only to a person who can have it: %s', async (role, said) => {
    serve(role);
    server
      .on('OwnCalendar', () => ({ data: { feed: null } }))
      .on('OwnAbsences', () => ({ data: { absences: noAbsences } }));
    await open();
    const row = screen.queryByText('Ve teléfonos')?.parentElement ?? null;
    if (said === null) expect(row).toBeNull();
    else expect(row?.textContent).toContain(said);
  });

  test.each([
    ['AGENT', OWN_DETAILS],
    ['TECHNICIAN', OWN_TECHNICIAN_DETAILS],
  ] as const)('of role %s has a control for every field of the form', async (role, fields) => {
    serve(role);
    server
      .on('OwnCalendar', () => ({ data: { feed: null } }))
      .on('OwnAbsences', () => ({ data: { absences: noAbsences } }));
    await open();
    expect(fieldsWithoutControl(screen.getByRole('main'), fields)).toEqual([]);
  });

  test('lets a technician change only phone and colour', async () => {
    serve('TECHNICIAN');
    server
      .on('OwnCalendar', () => ({ data: { feed: null } }))
      .on('OwnAbsences', () => ({ data: { absences: noAbsences } }))
      .on('UpdateMyProfile', () => ({
        data: {
          result: { __typename: 'MyProfileSuccess', me: elena('TECHNICIAN', { version: 8, color: 'red' }) },
        },
      }));
    await open();
    expect(screen.queryByLabelText('Nombre')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Rojo' }));
    await press('Guardar cambios');
    await screen.findByText('Perfil guardado');
    expect(server.calls('UpdateMyProfile')[0]?.['input']).toEqual({ version: 7, phone: null, color: 'red' });
  });

  test('shows the settings sections of the role', async () => {
    serve('TECHNICIAN');
    server
      .on('OwnCalendar', () => ({ data: { feed: null } }))
      .on('OwnAbsences', () => ({ data: { absences: noAbsences } }));
    const first = await open();
    expect(await sections()).toEqual(['Mi perfil', 'Apariencia']);
    first.unmount();
    serve('AGENT');
    await open();
    expect(await sections()).toHaveLength(13);
  });
});

describe('changing the password', () => {
  const openDialog = async () => {
    serve('AGENT');
    const app = await open();
    await press('Cambiar contraseña');
    const dialog = await screen.findByRole('dialog', { name: 'Cambiar contraseña' });
    return {
      ...app,
      submit: () => userEvent.click(within(dialog).getByRole('button', { name: 'Cambiar contraseña' })),
    };
  };

  test('goes through the server, between a sign-in with the current password and one with the new password', async () => {
    const { auth, submit } = await openDialog();
    expect(screen.getByText(/Al menos 6 caracteres, o los que pida tu empresa/)).toBeDefined();
    server.on('ChangeOwnPassword', () => {
      auth.calls.push('asked');
      return { data: { result: { __typename: 'ChangeOwnPasswordSuccess' } } };
    });
    type('Contraseña actual', 'vieja1');
    type('Contraseña nueva', ' nueva1');
    await submit();
    expect(await screen.findByText('Contraseña cambiada')).toBeDefined();
    expect(auth.calls).toEqual(['reauthenticate vieja1', 'asked', 'reauthenticate  nueva1']);
    expect(server.calls('ChangeOwnPassword')).toMatchObject([{ input: { password: ' nueva1' } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('shows a wrong current password at its field and does not send the same password again', async () => {
    const { auth, submit } = await openDialog();
    auth.failures.reauthenticate = authError('auth/wrong-password');
    type('Contraseña actual', 'vieja1');
    type('Contraseña nueva', 'vieja1');
    await submit();
    expect(await screen.findByText('La contraseña nueva debe ser distinta de la actual')).toBeDefined();
    expect(auth.calls).toEqual([]);
    type('Contraseña nueva', 'nueva1');
    await submit();
    await waitFor(() => expect(field('Contraseña actual').getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field('Contraseña actual'));
    expect(field('Contraseña nueva').value).toBe('nueva1');
  });

  test('shows a password rejected by the company’s rules at its field, without a sign-in', async () => {
    const { auth, submit } = await openDialog();
    const fields = [{ path: 'password', message: 'Es una de las contraseñas que más se usan: elige otra' }];
    server.on('ChangeOwnPassword', () => ({
      data: { result: { __typename: 'ValidationError', message: 'Revisa los campos señalados', fields } },
    }));
    type('Contraseña actual', 'vieja1');
    type('Contraseña nueva', '123456');
    await submit();
    expect(await screen.findByText('Es una de las contraseñas que más se usan: elige otra')).toBeDefined();
    expect(field('Contraseña nueva').getAttribute('aria-invalid')).toBe('true');
    expect(auth.calls).toEqual(['reauthenticate vieja1']);
  });

  test('keeps no password in storage or in the closed dialog', async () => {
    await openDialog();
    type('Contraseña actual', 'vieja1');
    type('Contraseña nueva', 'nueva1');
    expect(JSON.stringify(window.sessionStorage)).not.toMatch(/vieja1|nueva1/);
    await press('Cancelar');
    await press('Cambiar contraseña');
    await screen.findByRole('dialog');
    expect([field('Contraseña actual').value, field('Contraseña nueva').value]).toEqual(['', '']);
  });
});

describe('ending the sessions on all devices', () => {
  const end = async () => {
    await press('Cerrar sesión en todos los dispositivos');
    const dialog = await screen.findByRole('dialog', { name: '¿Cerrar sesión en todos los dispositivos?' });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Cerrar todas las sesiones' }));
  };

  test('asks for confirmation and signs out here too', async () => {
    serve('AGENT');
    server.on('EndSessions', () => ({ data: { result: { __typename: 'EndSessionsSuccess' } } }));
    const { auth } = await open();
    await end();
    await screen.findByRole('button', { name: 'Iniciar sesión' });
    expect(server.calls('EndSessions')).toMatchObject([{ input: { id: 'u1' } }]);
    expect(auth.calls).toContain('signOut');
  });

  test('keeps the person signed in and shows the error when it fails', async () => {
    serve('AGENT');
    server.on('EndSessions', () => ({
      data: { result: { __typename: 'NotFoundError', message: 'No se ha encontrado' } },
    }));
    const { auth } = await open();
    await end();
    expect((await screen.findAllByText('No se ha encontrado')).length).toBeGreaterThan(0);
    expect(auth.calls).not.toContain('signOut');
  });
});
