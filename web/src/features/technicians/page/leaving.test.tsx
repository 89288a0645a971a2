import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { refusal, type FakeServer } from '../../../testing/fake-server.ts';
import { serverFor } from '../../../testing/render-app.tsx';
import {
  created,
  CREATED,
  field,
  fill,
  openForm,
  rocio,
  sentTo,
  submit,
} from '../../../testing/technician-form.tsx';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

let server: FakeServer;

beforeEach(() => {
  dismissToast();
  server = serverFor('ADMIN').on('CreateTechnician', () => created);
});

describe('leaving a form', () => {
  test('asks for confirmation when there are changes', async () => {
    const { router } = await openForm();
    fill({ Nombre: 'Rocío' });
    const cancel = screen.getByRole('link', { name: 'Cancelar' });
    await userEvent.click(cancel);
    expect(await screen.findByRole('dialog', { name: '¿Salir sin guardar?' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Seguir editando' }));
    expect(router.state.location.pathname).toBe('/technicians/new');
    expect(field('Nombre').value).toBe('Rocío');
    server.on('TechniciansPage', () => new Promise(() => undefined));
    await userEvent.click(cancel);
    await userEvent.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    expect(router.state.location.pathname).toBe('/technicians');
  });

  test('does not ask without changes', async () => {
    const { router } = await openForm();
    server.on('TechniciansPage', () => new Promise(() => undefined));
    await userEvent.click(screen.getByRole('link', { name: 'Cancelar' }));
    expect(router.state.location.pathname).toBe('/technicians');
  });

  test('focuses «Seguir editando» in the dialog', async () => {
    await openForm();
    fill({ Nombre: 'Rocío' });
    await userEvent.click(screen.getByRole('link', { name: 'Cancelar' }));
    const stay = await screen.findByRole('button', { name: 'Seguir editando' });
    await waitFor(() => expect(document.activeElement).toBe(stay));
    const discard = screen.getByRole('button', { name: 'Salir sin guardar' });
    expect(stay.nextElementSibling).toBe(discard);
    expect(discard.dataset['type']).not.toBe('primary');
  });

  test('does not ask while the form is being sent', async () => {
    const later = Promise.withResolvers<typeof created>();
    server.on('CreateTechnician', () => later.promise);
    server.on('TechniciansPage', () => new Promise(() => undefined));
    const { router } = await openForm();
    fill(rocio);
    fireEvent.click(submit());
    await waitFor(() => expect(sentTo(server)).toHaveLength(1));
    await userEvent.click(screen.getByRole('link', { name: 'Cancelar' }));
    expect(router.state.location.pathname).toBe('/technicians');
    expect(screen.queryByRole('dialog')).toBeNull();
    later.resolve(created);
    await screen.findByText(CREATED);
  });

  test('asks again after a failed attempt', async () => {
    server.on('CreateTechnician', () => refusal('RATE_LIMITED'));
    await openForm();
    fill(rocio);
    fireEvent.click(submit());
    await screen.findByRole('alert');
    await userEvent.click(screen.getByRole('link', { name: 'Cancelar' }));
    expect(await screen.findByRole('dialog', { name: '¿Salir sin guardar?' })).toBeDefined();
  });

  test('asks on Cerrar sesión too', async () => {
    const { auth } = await openForm();
    fill({ Nombre: 'Rocío' });
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar sesión' }));
    await screen.findByRole('dialog', { name: '¿Salir sin guardar?' });
    expect(auth.calls).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Salir sin guardar' }));
    await screen.findByRole('heading', { level: 1, name: 'Iniciar sesión' });
    expect(auth.calls).toEqual(['signOut']);
  });

  test('asks on closing the window only when there are changes', async () => {
    await openForm();
    const closing = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
    expect(closing()).toBe(false);
    fill({ Nombre: 'Rocío' });
    expect(closing()).toBe(true);
  });
});

describe('the draft of a form', () => {
  test('is restored after the session expired during sending', async () => {
    server.on('CreateTechnician', () => refusal('UNAUTHENTICATED'));
    const { router } = await openForm();
    fill(rocio);
    fireEvent.click(submit());
    await screen.findByRole('heading', { level: 1, name: 'Iniciar sesión' });
    expect((await screen.findByRole('alert')).textContent).toContain('Tu sesión ha caducado');
    fireEvent.change(field('Correo electrónico'), { target: { value: 'u1' } });
    fireEvent.change(field('Contraseña'), { target: { value: 'secreto' } });
    fireEvent.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    await screen.findByRole('button', { name: 'Crear técnico' });
    expect(router.state.location.pathname).toBe('/technicians/new');
    expect(field('Apellidos').value).toBe('Galán Marín');
  });

  test('survives a reload, without the password', async () => {
    const first = await openForm();
    fill(rocio);
    first.unmount();
    await openForm();
    expect(field('Nombre').value).toBe(' Rocío ');
    expect(field('Correo electrónico').value).toBe('rocio@ejemplo.es');
    expect(field('Contraseña').value).toBe('');
    expect(JSON.stringify(Object.entries(window.sessionStorage))).not.toContain('clave1');
  });

  test('is deleted once it is saved', async () => {
    const first = await openForm();
    fill(rocio);
    fireEvent.click(submit());
    await screen.findByText(CREATED);
    first.unmount();
    await openForm();
    expect(field('Nombre').value).toBe('');
  });
});
