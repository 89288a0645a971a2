import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ActName, DataOf, FakeServer } from '../../../testing/fake-server.ts';
import { field, press, type } from '../../../testing/hands.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { match, prospect, prospectServer, success } from '../testing/test-prospects.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

// Imports the pages before the tests, so that no query waits for their transformation.
beforeAll(
  () =>
    Promise.all([
      import('./new-prospect-page.tsx'),
      import('./edit-prospect-page.tsx'),
      import('../page/prospect-page.tsx'),
      import('../page/prospect-activity.tsx'),
      import('../page/next-action-editor.tsx'),
      import('@cuadrilla/domain/contact/phone.ts'),
    ]),
  60_000,
);

let server: FakeServer;
beforeEach(() => {
  dismissToast();
  server = prospectServer().on('ProspectDetail', () => ({ data: { prospect: prospect() } }));
});

const inputs = <N extends ActName>(operation: N) => server.inputs(operation);

test('a converted prospect cannot be edited and links to its first service', async () => {
  const convertedTo = { __typename: 'ClientRef', id: 'c9', code: 'C-2026-0100', name: 'Beatriz Lorenzo' };
  const convertedService = { __typename: 'ServiceRef', id: 's9', title: 'Instalación de split' };
  const known = prospect({ status: 'CONVERTED', convertedTo, convertedService });
  server.on('ProspectDetail', () => ({ data: { prospect: known } }));
  renderApp({ path: '/customers/p1', signedIn: true });
  await screen.findByRole('heading', { level: 1, name: 'Beatriz Lorenzo' });
  expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull();
  const first = screen.getByRole('link', { name: 'Instalación de split' });
  expect(first.getAttribute('href')).toBe('/services/s9');
});

describe('a new prospect', () => {
  const open = async () => {
    const app = renderApp({ path: '/customers/new', signedIn: true });
    await screen.findByRole('button', { name: 'Crear prospecto' });
    return app;
  };

  test('gets the town known for its postal code', async () => {
    server.on('TownsOf', () => ({ data: { townsOf: ['Getafe'] } }));
    await open();
    type('Código postal', '28901');
    await userEvent.click(field('Código postal'));
    await userEvent.tab();
    expect(await screen.findByDisplayValue('Getafe')).toBe(field('Población'));
  });

  test('is sent in normal form with its creator as agent, and its page opens', async () => {
    server.on('CreateProspect', () => ({
      data: { createProspect: { ...success(), __typename: 'CreateProspectSuccess' } },
    }));
    const { router } = await open();
    await waitFor(() => expect(field('Agente').value).toBe('u1'));
    type('Nombre', ' Beatriz ');
    type('Teléfono', '612 34 56 78');
    type('Valor estimado', '3.900');
    type('Código postal', '28013');
    expect(screen.getByText('Provincia: Madrid')).toBeDefined();
    type('Calle', 'Calle Mayor');
    type('Población', 'Madrid');
    await userEvent.click(await screen.findByLabelText('Revisión anual'));
    await press('Crear prospecto');
    expect(await screen.findByText('Prospecto creado')).toBeDefined();
    await waitFor(() => expect(router.state.location.pathname).toBe('/customers/p1'));
    const [input] = inputs('CreateProspect');
    expect(input?.['notDuplicateOf']).toEqual([]);
    expect(input?.['prospect']).toMatchObject({
      kind: 'PERSON',
      name: 'Beatriz',
      phone: '+34612345678',
      estimatedValueCents: 390_000,
      interestIds: ['type2'],
      ownerId: 'u1',
      address: { street: 'Calle Mayor', postalCode: '28013', city: 'Madrid' },
      nextActionOn: null,
    });
  });

  test('without phone and e-mail is not sent', async () => {
    await open();
    type('Nombre', 'Beatriz');
    await press('Crear prospecto');
    expect(await screen.findByText('Indica un teléfono o un correo electrónico')).toBeDefined();
    expect(document.activeElement).toBe(field('Teléfono'));
    expect(server.count('CreateProspect')).toBe(0);
  });

  test('can have an address with only a postal code', async () => {
    server.on('CreateProspect', () => ({
      data: { createProspect: { ...success(), __typename: 'CreateProspectSuccess' } },
    }));
    await open();
    type('Nombre', 'Beatriz');
    type('Correo electrónico', 'bea@ejemplo.es');
    type('Código postal', '28013');
    await press('Crear prospecto');
    await screen.findByText('Prospecto creado');
    const address = { street: '', number: null, floor: null, postalCode: '28013', city: '' };
    expect(inputs('CreateProspect')[0]?.['prospect']).toMatchObject({ address });
  });

  test('gets its kind from the NIF, and a company has its own fields', async () => {
    await open();
    type('NIF', 'B12345674');
    await press('El NIF es de tipo Empresa: cambiar a Empresa');
    expect(field('Empresa').checked).toBe(true);
    expect(field('Razón social')).toBeDefined();
    expect(field('Nombre de contacto')).toBeDefined();
  });

  test('shows a possible duplicate while typing, which can be confirmed as another person', async () => {
    server.on('Duplicates', () => ({ data: { duplicates: [match()] } }));
    server.on('CreateProspect', () => ({
      data: { createProspect: { ...success(), __typename: 'CreateProspectSuccess' } },
    }));
    await open();
    type('Nombre', 'Beatriz');
    type('Teléfono', '612345678');
    await screen.findByRole('heading', { name: '¿Es la misma persona?' });
    expect(inputs('Duplicates')).toEqual([
      { nif: null, emails: [], phones: ['+34612345678'], exceptId: null },
    ]);
    await screen.findByRole('button', { name: 'Es otra persona' });
    await press('Es otra persona');
    await press('Crear prospecto');
    await screen.findByText('Prospecto creado');
    expect(inputs('CreateProspect')[0]?.['notDuplicateOf']).toEqual(['c1']);
  });

  test('for a caller who is already a client leads to a new service with the typed data, without asking', async () => {
    server.on('Duplicates', () => ({ data: { duplicates: [match()] } }));
    const { router } = await open();
    type('Nombre', 'Beatriz');
    type('Teléfono', '612345678');
    type('Necesidad', 'La caldera gotea');
    await screen.findByRole('button', { name: 'Es este cliente' });
    await press('Es este cliente');
    await waitFor(() => expect(router.state.location.pathname).toBe('/services/new'));
    expect(router.state.location.search).toBe('?cliente=c1');
    expect(router.state.location.state).toEqual({
      typedService: { title: 'La caldera gotea', description: 'Llama: Beatriz, 612345678' },
    });
    expect(screen.queryByText('¿Salir sin guardar?')).toBeNull();
    expect(inputs('CreateProspect')).toEqual([]);
  });

  test('rejected as a duplicate shows the matches and keeps what was typed', async () => {
    server.on('CreateProspect', () => ({
      data: {
        createProspect: {
          __typename: 'DuplicateError',
          message: 'Se parece a alguien que ya está',
          matches: [match({ matchedOn: ['EMAIL'] })],
          mustLink: false,
        },
      },
    }));
    await open();
    type('Nombre', 'Beatriz');
    type('Correo electrónico', 'bea@ejemplo.es');
    await press('Crear prospecto');
    const panel = await screen.findByRole('region', { name: '¿Es la misma persona?' });
    expect(within(panel).getByText('Mismo correo')).toBeDefined();
    expect(document.activeElement).toBe(panel);
    expect(field('Nombre').value).toBe('Beatriz');
  });

  test('shows a server error at its field', async () => {
    server.on('CreateProspect', () => ({
      data: {
        createProspect: {
          __typename: 'ValidationError',
          message: 'Revisa los campos señalados',
          fields: [
            {
              __typename: 'FieldError',
              path: 'prospect.sourceId',
              message: 'No existe o ya no se puede elegir',
            },
          ],
        },
      },
    }));
    await open();
    type('Nombre', 'Beatriz');
    type('Correo electrónico', 'bea@ejemplo.es');
    await press('Crear prospecto');
    await waitFor(() => expect(field('Origen').getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field('Origen'));
  });
});

describe('editing a prospect', () => {
  const open = async () => {
    const app = renderApp({ path: '/customers/p1/edit', signedIn: true });
    await screen.findByRole('button', { name: 'Guardar cambios' });
    return app;
  };

  test('changed by another person shows both versions and saves the merged one', async () => {
    const theirs = prospect({ version: 4, need: 'Cambiar caldera', email: 'otra@ejemplo.es' });
    let answer: DataOf<'UpdateProspect'>['updateProspect'] = {
      __typename: 'ConflictError',
      change: null,
      message: 'Ha cambiado',
      current: theirs,
    };
    server.on('UpdateProspect', () => ({ data: { updateProspect: answer } }));
    const { router } = await open();
    expect(field('Teléfono').value).toBe('612 34 56 78');
    type('Necesidad', 'Instalar dos splits');
    await press('Guardar cambios');
    const dialog = await screen.findByRole('dialog', { name: /Alguien ha guardado cambios/ });
    expect(within(dialog).getByRole('group', { name: /Necesidad/ }).textContent).toContain('Cambiar caldera');
    await userEvent.click(within(dialog).getByRole('radio', { name: /Tu versión.*dos splits/ }));
    answer = success({ version: 5 });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar la combinación' }));
    await screen.findByText('Cambios guardados');
    await waitFor(() => expect(router.state.location.pathname).toBe('/customers/p1'));
    const [first, second] = inputs('UpdateProspect');
    expect(first).toMatchObject({ id: 'p1', version: 3 });
    expect(second).toMatchObject({
      version: 4,
      prospect: { need: 'Instalar dos splits', email: 'otra@ejemplo.es', phone: '+34612345678' },
    });
  });
});
