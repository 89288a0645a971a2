import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { ActName, FakeServer } from '../../../testing/fake-server.ts';
import { press } from '../../../testing/hands.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { service } from '../testing/test-services.ts';
import { formServer } from '../testing/test-form.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

let server: FakeServer;

beforeEach(() => {
  dismissToast();
  sessionStorage.clear();
  server = formServer().on('EditServicePage', () => ({
    data: { service: { ...service, typeId: 'y1' } },
  }));
});

const edit = () => renderApp({ path: '/services/s1/edit', signedIn: true });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const fill = async (label: string, value: string) =>
  void fireEvent.change(await field(label), { target: { value } });
const input = <N extends ActName>(operation: N) => server.inputs(operation).at(-1);

test('editing a service keeps client and type fixed and sends the loaded version', async () => {
  server.on('UpdateService', () => ({
    data: {
      updateService: { __typename: 'ServiceSuccess', service: { ...service, typeId: 'y1', version: 8 } },
    },
  }));
  const { router } = edit();
  expect((await field('Tipo de servicio')).disabled).toBe(true);
  expect(screen.queryByRole('button', { name: 'Cambiar' })).toBeNull();
  await fill('Título', 'No calienta ni el agua ni la casa');
  await press('Guardar cambios');
  await waitFor(() => expect(router.state.location.pathname).toBe('/services/s1'));
  expect(input('UpdateService')).toMatchObject({
    id: 's1',
    version: 7,
    service: { clientId: 'c1', typeId: 'y1', title: 'No calienta ni el agua ni la casa', ownerId: 'u2' },
  });
});

test('a conflict shows both versions', async () => {
  const theirs = { ...service, typeId: 'y1', title: 'Sin agua caliente', version: 8 };
  server.on('UpdateService', () => ({
    data: {
      updateService: { __typename: 'ConflictError', change: null, message: 'Ha cambiado', current: theirs },
    },
  }));
  edit();
  await fill('Título', 'Fuga en la sala');
  await press('Guardar cambios');
  const dialog = within(await screen.findByRole('dialog', { name: /Alguien ha guardado cambios/ }));
  expect(dialog.getByText('Sin agua caliente')).toBeDefined();
  expect(dialog.getByText('Fuga en la sala')).toBeDefined();
});

test('a closed service cannot be edited', async () => {
  server.on('EditServicePage', () => ({
    data: { service: { ...service, typeId: 'y1', status: 'CLOSED' } },
  }));
  edit();
  expect(await screen.findByText('El servicio está cerrado')).toBeDefined();
  expect(screen.queryByLabelText('Título')).toBeNull();
});

test('a missing service is not found, with a link to the list', async () => {
  server.on('EditServicePage', () => ({ data: { service: null } }));
  edit();
  await screen.findByRole('heading', { level: 1, name: 'No se ha encontrado' });
  expect(screen.getByText('No se ha encontrado el servicio')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Ir a Servicios' }).getAttribute('href')).toBe('/services');
  expect(screen.queryByText('Editar servicio')).toBeNull();
});
