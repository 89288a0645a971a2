import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connection } from '../../../testing/connection.ts';
import type { FakeServer } from '../../../testing/fake-server.ts';
import { field, press, type } from '../../../testing/hands.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { converted, match, prospect, prospectServer } from '../testing/test-prospects.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

// Imports the page before the tests, so that no query waits for its transformation.
beforeAll(
  () => Promise.all([import('./convert-prospect-page.tsx'), import('@cuadrilla/domain/contact/phone.ts')]),
  60_000,
);

let server: FakeServer;
beforeEach(() => {
  dismissToast();
  server = prospectServer()
    .on('ProspectDetail', () => ({ data: { prospect: prospect() } }))
    // The page after the conversion belongs to another feature: only its request matters here.
    .on('ClientPage', () => ({
      data: {
        client: null,
        openServices: connection('Service', []),
        sites: connection('Site', []),
        equipmentList: connection('Equipment', []),
      },
    }));
});

const open = async () => {
  const app = renderApp({ path: '/customers/p1/convert', signedIn: true });
  await screen.findByRole('heading', { level: 1, name: 'Convertir en cliente' });
  return app;
};
const sent = () => server.inputs('ConvertProspect')[0];

describe('the first service of a conversion', () => {
  const made = { __typename: 'ServiceRef', id: 's9' };
  beforeEach(() => {
    server.on('ConvertProspect', () => converted(made));
  });
  const service = () => (sent() as { service: unknown }).service;

  test('is created from the prospect’s need and linked afterwards', async () => {
    server.on('ProspectDetail', () => ({ data: { prospect: prospect({ notes: 'Solo por la tarde' }) } }));
    const { router } = await open();
    expect(field('Crear también el primer servicio').checked).toBe(true);
    expect(field('Título').value).toBe('Instalación de split');
    fireEvent.change(field('Tipo de servicio'), { target: { value: 'type2' } });
    expect(field('Título').value).toBe('Revisión anual');
    expect(field('Prioridad').value).toBe('LOW');
    type('Título', 'Revisar el aire');
    await press('Convertir en cliente');
    const link = await screen.findByRole('link', { name: 'Ver servicio' });
    expect(link.getAttribute('href')).toBe('/services/s9');
    await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c9'));
    expect(service()).toEqual({
      typeId: 'type2',
      title: 'Revisar el aire',
      // Not the notes: technicians read the description, and the client signs it.
      description: 'Instalar aire',
      priority: 'LOW',
    });
  });

  test.each([
    ['without a service', null],
    ['with a service', made],
  ])(
    'is reported as not created when another person had converted the prospect %s',
    async (_name, theirs) => {
      server.on('ConvertProspect', () => converted(theirs, false));
      const { router } = await open();
      await press('Convertir en cliente');
      const alert = await screen.findByText(
        'Otra persona ya lo había convertido en cliente: tu servicio no se ha creado',
      );
      expect(alert.closest('[role=alert]')).not.toBeNull();
      expect(screen.queryByText('Prospecto convertido en cliente', { exact: false })).toBeNull();
      await waitFor(() => expect(router.state.location.pathname).toBe('/clients/c9'));
    },
  );

  test('created by another person is linked when none was requested', async () => {
    server.on('ConvertProspect', () => converted(made, false));
    await open();
    await userEvent.click(field('Crear también el primer servicio'));
    await press('Convertir en cliente');
    const link = await screen.findByRole('link', { name: 'Ver servicio' });
    expect(link.getAttribute('href')).toBe('/services/s9');
  });

  test('is not created when it is not requested', async () => {
    server.on('ConvertProspect', () => converted());
    await open();
    await userEvent.click(field('Crear también el primer servicio'));
    expect(screen.queryByLabelText('Título')).toBeNull();
    await press('Convertir en cliente');
    await screen.findByText('Prospecto convertido en cliente');
    expect(service()).toBeNull();
  });

  test('is not suggested for a prospect without interests', async () => {
    const known = prospect({ interestIds: [], notes: 'Solo por la tarde' });
    server.on('ProspectDetail', () => ({ data: { prospect: known } }));
    await open();
    expect(field('Crear también el primer servicio').checked).toBe(false);
    await userEvent.click(field('Crear también el primer servicio'));
    await press('Convertir en cliente');
    await waitFor(() => expect(document.activeElement).toBe(field('Tipo de servicio')));
    expect(server.count('ConvertProspect')).toBe(0);
  });

  test('shows a server error at its field', async () => {
    const fields = [{ __typename: 'FieldError', path: 'service.typeId', message: 'Ya no se puede elegir' }];
    server.on('ConvertProspect', () => ({
      data: { convertProspect: { __typename: 'ValidationError', message: 'Revisa los campos', fields } },
    }));
    await open();
    await press('Convertir en cliente');
    expect(await screen.findByText('Ya no se puede elegir')).toBeDefined();
    expect(document.activeElement).toBe(field('Tipo de servicio'));
  });

  test('is disabled without a site', async () => {
    server.on('Duplicates', () => ({ data: { duplicates: [match({ matchedOn: ['NIF'] })] } }));
    await open();
    await screen.findByText('Ya es cliente: enlázalo');
    await press('Es este cliente');
    expect(field('Crear también el primer servicio').checked).toBe(true);
    await userEvent.click(field('Añadir también esta ubicación'));
    expect(field('Crear también el primer servicio').checked).toBe(false);
    expect(field('Crear también el primer servicio').disabled).toBe(true);
    expect(screen.getByText('Hace falta la ubicación en la que se va a hacer')).toBeDefined();
    expect(screen.queryByLabelText('Título')).toBeNull();
  });
});

test('loading the service types for a conversion can be retried', async () => {
  let isOffline = true;
  const types = { __typename: 'ServiceTypeList', values: [] };
  const settings = { __typename: 'Settings', serviceTypes: types };
  server.on('FirstServiceTypes', () => (isOffline ? 'no-network' : { data: { settings } }));
  await open();
  expect(await screen.findByText('No se han podido cargar los tipos de servicio')).toBeDefined();
  isOffline = false;
  await press('Reintentar');
  expect(await screen.findByLabelText('Nombre y apellidos')).toBeDefined();
});
