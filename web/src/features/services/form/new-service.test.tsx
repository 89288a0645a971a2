import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connection } from '../../../testing/connection.ts';
import type { FakeServer } from '../../../testing/fake-server.ts';
import { press } from '../../../testing/hands.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { row, service } from '../testing/test-services.ts';
import { CLIENT, formServer, site } from '../testing/test-form.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

// Imports the page before the tests, so that no query waits for its transformation.
beforeAll(() => import('./new-service-page.tsx'), 60_000);

let server: FakeServer;

beforeEach(() => {
  dismissToast();
  sessionStorage.clear();
  server = formServer();
});

const open = (query = '') => renderApp({ path: `/services/new${query}`, signedIn: true });
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const client = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Cliente' });
const fill = async (label: string, value: string) =>
  void fireEvent.change(await field(label), { target: { value } });

describe('a new service', () => {
  test('starts with the text typed for a caller, as unsaved changes', async () => {
    server.on('NewServicePage', () => ({ data: { client: { __typename: 'Client', id: 'c1' } } }));
    const { router } = open();
    await field('Título');
    const typedService = { title: 'La caldera gotea', description: 'Llama: Beatriz' };
    await router.navigate('/services/new?cliente=c1', { state: { typedService } });
    await waitFor(async () => expect((await field('Título')).value).toBe('La caldera gotea'));
    expect((await field('Lo que dice el cliente')).value).toBe('Llama: Beatriz');
    await router.navigate('/services');
    expect(await screen.findByRole('button', { name: 'Salir sin guardar' })).toBeDefined();
  });

  test('is created for a client found by search, with the defaults of its type', async () => {
    const { router } = open();
    await userEvent.type(await client(), 'ibiza');
    await userEvent.click(await screen.findByRole('option', { name: /C\. P\. Calle de Ibiza 21/ }));
    expect((await client()).value).toBe('C. P. Calle de Ibiza 21');
    await screen.findByRole('option', { name: 'Sala de calderas' });
    expect(screen.queryByRole('option', { name: 'Vieja' })).toBeNull();
    await fill('Ubicación', 'p1');
    await userEvent.click(await screen.findByLabelText('Caldera Vaillant ecoTEC e1'));
    expect(screen.queryByLabelText('Caldera Vaillant ecoTEC e2')).toBeNull();
    await screen.findByRole('option', { name: 'Avería de caldera' });
    await fill('Tipo de servicio', 'y1');
    await fill('Título', 'No calienta el agua');
    await fill('Día prometido', '2020-11-24');
    await fill('Desde', '13:00');
    await fill('Hasta', '15:00');
    await press('Crear servicio');
    await screen.findByText('Ya ha pasado');
    expect(server.count('CreateService')).toBe(0);
    await fill('Día prometido', '2099-11-24');
    await press('Crear servicio');
    await waitFor(() => expect(router.state.location.pathname).toBe('/services/s1'));
    expect(server.inputs('CreateService').at(-1)).toEqual({
      followsUpId: null,
      service: {
        clientId: 'c1',
        siteId: 'p1',
        equipmentIds: ['e1'],
        typeId: 'y1',
        title: 'No calienta el agua',
        description: null,
        priority: 'HIGH',
        durationMinutes: 90,
        ownerId: 'u1',
        notBefore: null,
        promisedWindow: { start: '2099-11-24T12:00:00.000Z', end: '2099-11-24T14:00:00.000Z' },
        underWarranty: false,
      },
    });
  });

  test('finds a site by typing if the client has many', async () => {
    const more = connection('Site', [site('p1', 'Portal 1'), site('p2', 'Portal 2')], null, 'k2');
    const address = {
      __typename: 'Address' as const,
      street: 'Calle de Ibiza',
      number: '21',
      city: 'Madrid',
    };
    const found = [site('p70', 'Portal 70'), site('p7', 'Portal 7', true)].map((each) => ({
      ...each,
      address,
    }));
    server
      .on('NewServicePage', () => ({ data: { client: { __typename: 'Client', id: 'c1' } } }))
      .on('ServiceFormClient', () => ({ data: { client: CLIENT, sites: more } }))
      .on('SiteChoices', () => ({ data: { sites: connection('Site', found) } }));
    open('?cliente=c1');
    await userEvent.type(await screen.findByPlaceholderText('Nombre o dirección'), 'portal 70');
    const asked = { clientId: 'c1', search: 'portal 70' };
    await waitFor(() => expect(server.calls('SiteChoices').at(-1)).toEqual(asked));
    await userEvent.click(await screen.findByRole('option', { name: /Portal 70/ }));
    expect(screen.queryByRole('option', { name: /Portal 7(?!0)/ })).toBeNull();
    expect(screen.getByDisplayValue('Portal 70')).toBeDefined();
    await screen.findByLabelText('Caldera Vaillant ecoTEC e1');
    expect(server.calls('ServiceFormMachines').at(-1)).toMatchObject({ siteId: 'p70' });
  });

  test('shows the name of the site in the address, even if it is not among the first', async () => {
    const { client: owner } = row;
    const more = connection('Site', [site('p1', 'Portal 1')], null, 'k1');
    server
      .on('NewServicePage', () => ({ data: { site: { __typename: 'Site', id: 'p90', client: owner } } }))
      .on('ServiceFormClient', () => ({
        data: { client: CLIENT, sites: more },
      }))
      .on('SiteChoice', () => ({ data: { site: { __typename: 'Site', id: 'p90', name: 'Portal 90' } } }));
    open('?ubicacion=p90');
    expect(await screen.findByDisplayValue('Portal 90')).toBeDefined();
  });

  test('drops the site and machines when an unknown name replaces the client', async () => {
    server.on('NewServicePage', () => ({ data: { client: { __typename: 'Client', id: 'c1' } } }));
    open('?cliente=c1');
    await screen.findByRole('option', { name: 'Sala de calderas' });
    await fill('Ubicación', 'p1');
    server.on('ClientChoices', () => ({ data: { clients: connection('Client', []) } }));
    await userEvent.tripleClick(await client());
    await userEvent.keyboard('Inmobiliaria que no existe{Tab}');
    const site = await field('Ubicación');
    await waitFor(() => expect([site.disabled, site.value]).toEqual([true, '']));
    expect(screen.queryByLabelText('Caldera Vaillant ecoTEC e1')).toBeNull();
    expect((await client()).value).toBe('Inmobiliaria que no existe');
  });

  test('takes the defaults of another type, except for edited fields', async () => {
    open();
    await screen.findByRole('option', { name: 'Avería de caldera' });
    await fill('Tipo de servicio', 'y1');
    await fill('Duración prevista', '120');
    await fill('Tipo de servicio', 'y2');
    expect((await field('Prioridad')).value).toBe('NORMAL');
    expect((await field('Duración prevista')).value).toBe('120');
  });

  test('is not sent by Enter in the client search, which picks the only client', async () => {
    open();
    await userEvent.type(await client(), 'ibiza{Enter}');
    await waitFor(async () => expect((await client()).value).toContain('C. P. Calle de Ibiza 21'));
    expect((await field('Título')).getAttribute('aria-invalid')).toBeNull();
  });

  test('selects the only site of a client', async () => {
    server = formServer([site('p1', 'Portal y viviendas')]).on('NewServicePage', () => ({
      data: { client: { __typename: 'Client', id: 'c1' } },
    }));
    open('?cliente=c1');
    await waitFor(async () => expect((await field('Ubicación')).value).toBe('p1'));
  });

  test('selects the site in the URL with its client and offers its machines', async () => {
    const { client: owner } = row;
    server.on('NewServicePage', () => ({
      data: {
        client: { __typename: 'Client', id: 'c1' },
        site: { __typename: 'Site', id: 'p2', client: owner },
      },
    }));
    open('?cliente=c1&ubicacion=p2');
    await screen.findByRole('option', { name: 'Sala de calderas' });
    expect((await field('Ubicación')).value).toBe('p2');
    const machine = await screen.findByLabelText<HTMLInputElement>('Caldera Vaillant ecoTEC e1');
    expect(machine.checked).toBe(false);
    expect(server.calls('ServiceFormClient')[0]).toEqual({ clientId: 'c1' });
    expect(server.calls('ServiceFormMachines')[0]).toMatchObject({ siteId: 'p2' });
    expect(server.calls('NewServicePage')[0]).toMatchObject({
      ...{ clientId: 'c1', withClient: true, siteId: 'p2', withSite: true },
      ...{ withEquipment: false, withFollowed: false },
    });
  });

  test('selects the machine in the URL with its site and shows the service it follows', async () => {
    const { client: owner, site: place } = row;
    server.on('NewServicePage', () => ({
      data: {
        equipment: {
          ...{ __typename: 'Equipment', id: 'e1', status: 'FAULTY', client: owner },
          site: { __typename: 'SiteRef', id: 'p1', name: place.name },
        },
        service: { ...service },
      },
    }));
    open('?equipo=e1&sigue=s1');
    expect((await screen.findByLabelText<HTMLInputElement>('Caldera Vaillant ecoTEC e1')).checked).toBe(true);
    expect(await screen.findByText('Sigue a S-2026-0318')).toBeDefined();
    expect(server.calls('NewServicePage')[0]).toMatchObject({ withClient: false, withEquipment: true });
  });

  test('shows a server error at its field and keeps what was typed', async () => {
    server
      .on('NewServicePage', () => ({ data: { client: { __typename: 'Client', id: 'c1' } } }))
      .on('CreateService', () => ({
        data: {
          createService: {
            __typename: 'ValidationError',
            message: 'Revisa los datos',
            fields: [{ __typename: 'FieldError', path: 'service.siteId', message: 'Ya no se puede elegir' }],
          },
        },
      }));
    open('?cliente=c1');
    await screen.findByRole('option', { name: 'Sala de calderas' });
    await screen.findByRole('option', { name: 'Avería de caldera' });
    await fill('Ubicación', 'p2');
    await fill('Tipo de servicio', 'y1');
    await fill('Título', 'Fuga');
    await press('Crear servicio');
    expect(await screen.findByText('Ya no se puede elegir')).toBeDefined();
    expect((await field('Título')).value).toBe('Fuga');
  });

  test('is not sent without a client, and the focus moves to the client search', async () => {
    open();
    await fill('Título', 'Fuga');
    await press('Crear servicio');
    await waitFor(async () => expect(document.activeElement).toBe(await client()));
    expect((await client()).getAttribute('aria-invalid')).toBe('true');
    expect(server.calls('CreateService')).toEqual([]);
  });
});
