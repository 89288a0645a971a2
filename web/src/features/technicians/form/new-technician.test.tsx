import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refusal, type Arrived, type FakeServer } from '../../../testing/fake-server.ts';
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
  taken,
  TAKEN,
} from '../../../testing/technician-form.tsx';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

let server: FakeServer;

beforeEach(() => {
  dismissToast();
  server = serverFor('ADMIN').on('CreateTechnician', () => created);
});

describe('the validation of a new technician', () => {
  test('requires name, surname, e-mail and password, and focuses the first invalid field', async () => {
    await openForm();
    expect(submit().disabled).toBe(false);
    fireEvent.click(submit());
    expect(await screen.findAllByText('Este campo es requerido')).toHaveLength(4);
    expect(document.activeElement).toBe(field('Nombre'));
    expect(field('Teléfono').hasAttribute('aria-invalid')).toBe(false);
    expect(sentTo(server)).toEqual([]);
  });

  test('rejects a phone that cannot be dialled, even before the phone rules are loaded', async () => {
    await openForm();
    fill({ ...rocio, Teléfono: '112' });
    fireEvent.click(submit());
    expect(await screen.findByText('Indica un teléfono válido')).toBeDefined();
    expect(document.activeElement).toBe(field('Teléfono'));
    expect(sentTo(server)).toEqual([]);
  });

  test('treats blanks as empty', async () => {
    await openForm();
    fill({ ...rocio, Nombre: '   ' });
    fireEvent.click(submit());
    expect(await screen.findByText('Este campo es requerido')).toBeDefined();
    expect(sentTo(server)).toEqual([]);
  });
});

describe('sending a new technician', () => {
  test('trims the values, formats the phone as E.164 and keeps the password as typed', async () => {
    await openForm();
    fill(rocio);
    fireEvent.click(submit());
    await screen.findByText(CREATED);
    const [{ variables }] = sentTo(server) as [Arrived];
    expect(variables).toEqual({
      input: {
        name: 'Rocío',
        lastName: 'Galán Marín',
        email: 'rocio@ejemplo.es',
        phone: '+34612345678',
        password: ' clave1 ',
      },
      key: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
    });
  });

  test('confirms, disables the button and opens the list after 3.5 seconds', async () => {
    const { router } = await openForm();
    fill({ ...rocio, Teléfono: '' });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(submit());
    expect((await screen.findByRole('status')).textContent).toContain(CREATED);
    expect(submit().disabled).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(3200));
    expect(router.state.location.pathname).toBe('/technicians/new');
    server.on('TechniciansPage', () => new Promise(() => undefined));
    await act(() => vi.advanceTimersByTimeAsync(500));
    expect(router.state.location.pathname).toBe('/technicians');
  });

  test('sends once when the button is pressed twice', async () => {
    const later = Promise.withResolvers<typeof created>();
    server.on('CreateTechnician', () => later.promise);
    await openForm();
    fill(rocio);
    fireEvent.click(submit());
    fireEvent.submit(submit().form!);
    await waitFor(() => expect(sentTo(server)).toHaveLength(1));
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    fireEvent.submit(submit().form!);
    later.resolve(created);
    await screen.findByText(CREATED);
    expect(sentTo(server)).toHaveLength(1);
  });

  test('works with Ctrl+S', async () => {
    await openForm();
    fill(rocio);
    const notPrevented = fireEvent.keyDown(document, { key: 's', ctrlKey: true });
    expect(notPrevented).toBe(false);
    expect(await screen.findByText(CREATED)).toBeDefined();
  });
});

describe('an error for a new technician', () => {
  test('is shown at the e-mail field and as a toast when the address is taken', async () => {
    server.on('CreateTechnician', () => taken);
    await openForm();
    fill(rocio);
    fireEvent.click(submit());
    expect((await screen.findByRole('alert')).textContent).toContain(TAKEN);
    expect(await screen.findAllByText(TAKEN)).toHaveLength(2);
    expect(field('Correo electrónico').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Correo electrónico'));
    expect(field('Contraseña').value).toBe(' clave1 ');
    expect(submit().disabled).toBe(false);
  });

  test('is shown with the request id and keeps what was typed', async () => {
    server.on('CreateTechnician', () => refusal('RATE_LIMITED', 'req-42'));
    await openForm();
    fill(rocio);
    fireEvent.click(submit());
    expect((await screen.findAllByText(/Demasiadas peticiones seguidas/)).length).toBeGreaterThan(0);
    expect(await screen.findAllByText(/req-42/)).toHaveLength(2);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByText(TAKEN)).toBeNull();
    expect(field('Apellidos').value).toBe('Galán Marín');
  });

  test('without an answer repeats the key, unless the values have changed', async () => {
    server.on('CreateTechnician', () => 'no-network');
    await openForm();
    fill(rocio);
    fireEvent.click(submit());
    await screen.findAllByText('Sin conexión. Comprueba la red e inténtalo de nuevo');
    fireEvent.click(submit());
    await waitFor(() => expect(sentTo(server)).toHaveLength(2));
    await waitFor(() => expect(submit().disabled).toBe(false));
    fill({ Nombre: 'Rocío del Mar' });
    server.on('CreateTechnician', () => created);
    fireEvent.click(submit());
    await screen.findByText(CREATED);
    const [first, second, third] = sentTo(server).map(({ variables }) => variables['key']);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });
});
