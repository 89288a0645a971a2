import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { heardAgo } from '../../../testing/devices.ts';
import { expectAskedOnce } from '../../../testing/asked-once.ts';
import type { FakeServer } from '../../../testing/fake-server.ts';
import {
  changed,
  detail,
  names,
  open,
  press,
  rocio,
  sentTo,
  tooLongAgo,
  type,
  technicianServer,
} from '../testing/test-technician.ts';
import * as technicianPage from './technician-page.tsx';

let server: FakeServer;

beforeEach(() => {
  server = technicianServer();
});

async function choose(item: string) {
  await press('Más acciones');
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

describe('the page of a technician', () => {
  test('shows phone, skills, zones and weekly hours', async () => {
    await open();
    expect(screen.getByRole('link', { name: '612 34 56 78' }).getAttribute('href')).toBe('tel:+34612345678');
    expect(await screen.findByText('Gas')).toBeDefined();
    expect(screen.getByText('Todas')).toBeDefined();
    const week = screen.getByRole('table', { name: 'Horario semanal' });
    expect(within(week).getAllByRole('row')[0]?.textContent).toBe('Lunes08:00–14:00, 15:00–18:00');
    expect(within(week).getByText('45 h')).toBeDefined();
  });

  test('asks once for the technician and the catalog, as they are asked ahead', async () => {
    await open();
    await screen.findByText('Gas');
    expectAskedOnce(server, technicianPage, '/technicians/t1');
  });

  test('shows two zones with the same name', async () => {
    const zones = ['z1', 'z2'].map((id) => ({ ...names.zones[0]!, id }));
    server
      .on('Catalog', () => ({ data: { catalog: { ...names, zones } } }))
      .on('TechnicianPage', () => detail(rocio({ zoneIds: ['z1', 'z2'] })));
    await open();
    expect(await screen.findAllByText('Norte')).toHaveLength(2);
  });

  test('says that an unknown technician is not found and links to the list', async () => {
    server.on('TechnicianPage', () => detail(null));
    await open();
    expect(screen.getByRole('link', { name: 'Ir a Técnicos' }).getAttribute('href')).toBe('/technicians');
  });

  test('shows the remaining work before suspending and reloads the technician afterwards', async () => {
    const heldWork = { __typename: 'HeldWork', visits: 2, prospects: 0, clients: 0 };
    server
      .on('HeldWork', () => ({ data: { heldWork } }))
      .on('Devices', heardAgo(190))
      .on('SuspendStaff', () => ({
        data: { result: { __typename: 'StaffStatusSuccess', id: 't1', status: 'SUSPENDED', heldWork } },
      }));
    await open();
    await choose('Suspender');
    const dialog = await screen.findByRole('dialog', { name: '¿Suspender a Rocío Galán?' });
    expect(await within(dialog).findByText(/Todavía tiene 2 visitas por hacer/)).toBeDefined();
    expect(await within(dialog).findByText(/^El móvil de Rocío Galán .* \(hace 3 h\)/)).toBeDefined();
    server.on('TechnicianPage', () => detail(rocio({ status: 'SUSPENDED', version: 4 })));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Suspender' }));
    expect(await screen.findByText('Cuenta suspendida')).toBeDefined();
    expect(await screen.findByText(/Esta cuenta está suspendida/)).toBeDefined();
    expect(sentTo(server, 'SuspendStaff')[0]).toMatchObject({ input: { id: 't1' } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('sends the reset e-mail through the identity provider', async () => {
    const { auth } = await open();
    await choose('Enviar correo de restablecimiento');
    expect(await screen.findByText('Correo de restablecimiento enviado a rocio@ejemplo.es')).toBeDefined();
    expect(auth.calls).toContain('sendReset rocio@ejemplo.es');
  });

  test('allows copying the access data without a password', async () => {
    const user = userEvent.setup();
    await open();
    await user.click(screen.getByRole('button', { name: 'Más acciones' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Copiar acceso' }));
    expect(await screen.findByText('Acceso copiado')).toBeDefined();
    const text = await navigator.clipboard.readText();
    expect(text).toContain('Correo electrónico: rocio@ejemplo.es');
    expect(text).toContain('¿Olvidaste tu contraseña?');
    expect(text).not.toContain('Contraseña:');
  });
});

describe('the permissions of a technician', () => {
  test('are explained', async () => {
    await open();
    const row = (label: string) => screen.getByText(label).parentElement?.textContent;
    expect(row('Ve precios')).toMatch(/^Ve preciosNoLos precios de las líneas .+ Sin este permiso/);
    expect(row('Ve teléfonos')).toMatch(/^Ve teléfonosSíLos teléfonos del cliente .+ Sin este permiso/);
  });

  test('ask for the password when the sign-in is too old, then repeat the same request', async () => {
    server.on('SetTechnicianPermissions', () =>
      server.count('SetTechnicianPermissions') === 1
        ? tooLongAgo('Por seguridad')
        : changed({
            version: 4,
            permissions: { __typename: 'TechnicianPermissions', prices: true, phones: true },
          }),
    );
    const { auth } = await open();
    await press('Cambiar permisos');
    await userEvent.click(await screen.findByRole('switch', { name: 'Ver precios' }));
    await press('Guardar permisos');
    await screen.findByRole('dialog', { name: 'Confirma que eres tú' });
    type('Contraseña', 'clave');
    await press('Continuar');
    expect(await screen.findByText('Permisos guardados')).toBeDefined();
    expect(auth.calls).toContain('reauthenticate clave');
    const [first, second] = sentTo(server, 'SetTechnicianPermissions');
    expect(first).toMatchObject({ input: { id: 't1', version: 3, prices: true, phones: true } });
    expect(second).toEqual(first);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('keep the selection and show the reason when the password confirmation is cancelled', async () => {
    server.on('SetTechnicianPermissions', () => tooLongAgo('Por seguridad, vuelve a escribirla'));
    await open();
    await press('Cambiar permisos');
    await userEvent.click(await screen.findByRole('switch', { name: 'Ver precios' }));
    await press('Guardar permisos');
    const question = await screen.findByRole('dialog', { name: 'Confirma que eres tú' });
    await userEvent.click(within(question).getByRole('button', { name: 'Cancelar' }));
    const dialog = screen.getByRole('dialog', { name: 'Permisos de Rocío Galán' });
    expect((await within(dialog).findByRole('alert')).textContent).toBe('Por seguridad, vuelve a escribirla');
    expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Ver precios' }).checked).toBe(true);
    expect(server.count('SetTechnicianPermissions')).toBe(1);
  });
});
