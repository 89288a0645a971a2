import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { FakeServer } from '../../../testing/fake-server.ts';
import {
  changed,
  field,
  open,
  press,
  rocio,
  sentTo,
  settings,
  type,
  technicianServer,
} from '../testing/test-technician.ts';

let server: FakeServer;

beforeEach(() => {
  server = technicianServer();
});

describe('editing a technician', () => {
  beforeEach(() => {
    server.on('EditTechnicianPage', () => ({ data: { technician: rocio() } }));
  });

  test('warns about a changed e-mail, sends all fields with the version and returns to the page', async () => {
    server.on('UpdateTechnician', () => changed({ email: 'r.galan@ejemplo.es', version: 4 }));
    const { router } = await open('/technicians/t1/edit');
    await waitFor(() => expect(field('Nombre').value).toBe('Rocío'));
    expect(field('Teléfono').value).toBe('612 34 56 78');
    expect(screen.queryByText(/se cerrará su sesión/)).toBeNull();
    type('Correo electrónico', 'r.galan@ejemplo.es');
    expect(screen.getByText(/se cerrará su sesión/)).toBeDefined();
    await press('Guardar cambios');
    await screen.findByText('Cambios guardados');
    expect(sentTo(server, 'UpdateTechnician')[0]).toMatchObject({
      input: {
        id: 't1',
        version: 3,
        name: 'Rocío',
        lastName: 'Galán',
        email: 'r.galan@ejemplo.es',
        phone: '+34612345678',
      },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/technicians/t1'));
  });

  test('merges changes that another person made in the meantime', async () => {
    const theirs = rocio({ lastName: 'Galán Marín', version: 5 });
    server.on('UpdateTechnician', () =>
      server.count('UpdateTechnician') === 1
        ? {
            data: {
              result: { __typename: 'ConflictError', message: 'Ha cambiado', current: theirs, change: null },
            },
          }
        : changed({ version: 6 }),
    );
    await open('/technicians/t1/edit');
    await waitFor(() => expect(field('Nombre').value).toBe('Rocío'));
    type('Nombre', 'Rocío del Mar');
    await press('Guardar cambios');
    await screen.findByRole('dialog', { name: 'Alguien ha guardado cambios mientras editabas' });
    await press('Guardar la combinación');
    await screen.findByText('Cambios guardados');
    expect(sentTo(server, 'UpdateTechnician')[1]).toMatchObject({
      input: { version: 5, name: 'Rocío del Mar', lastName: 'Galán Marín' },
    });
  });
});

describe('the profile of a technician', () => {
  const openProfile = async () => {
    server.on('TechnicianProfilePage', () => ({ data: { technician: rocio(), settings } }));
    const app = await open('/technicians/t1/profile');
    await screen.findByRole('switch', { name: 'Horario de la empresa' });
    return app;
  };

  test('can have their own hours, copied from Monday, and an invalid time shows an error', async () => {
    server.on('UpdateTechnicianProfile', () => changed({ version: 4 }));
    await openProfile();
    await userEvent.click(screen.getByRole('switch', { name: 'Horario de la empresa' }));
    await screen.findByRole('button', { name: 'Quitar Lunes, tramo 2' });
    await press('Quitar Lunes, tramo 2');
    const until = field('Lunes, tramo 1, hasta');
    fireEvent.change(until, { target: { value: '7' } });
    fireEvent.blur(until);
    expect(until.value).toBe('07:00');
    await press('Guardar perfil');
    expect(await screen.findByText('La hora de fin debe ser posterior a la de inicio')).toBeDefined();
    expect(document.activeElement).toBe(until);
    expect(server.count('UpdateTechnicianProfile')).toBe(0);
    type('Lunes, tramo 1, hasta', '15:00');
    await press('Copiar el lunes de martes a viernes');
    await press('Guardar perfil');
    await screen.findByText('Perfil guardado');
    const day = [{ from: '08:00', to: '15:00' }];
    expect(sentTo(server, 'UpdateTechnicianProfile')[0]).toMatchObject({
      input: {
        id: 't1',
        version: 3,
        color: 'teal',
        skillIds: ['s1'],
        zoneIds: [],
        weeklyHours: { mon: day, tue: day, wed: day, thu: day, fri: day, sat: [], sun: [] },
      },
    });
  });

  test('with the company’s hours is sent without their own', async () => {
    server.on('UpdateTechnicianProfile', () => changed({ version: 4, color: 'red' }));
    await openProfile();
    await userEvent.click(screen.getByRole('radio', { name: 'Rojo' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Norte' }));
    await press('Guardar perfil');
    await screen.findByText('Perfil guardado');
    expect(sentTo(server, 'UpdateTechnicianProfile')[0]).toMatchObject({
      input: { color: 'red', zoneIds: ['z1'], weeklyHours: null },
    });
  });
});
