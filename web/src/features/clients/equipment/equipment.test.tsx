import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connection } from '../../../testing/connection.ts';
import type { FakeServer } from '../../../testing/fake-server.ts';
import { field } from '../../../testing/hands.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { client, clientServer, machine, site } from '../testing/test-clients.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

// Imports the pages before the tests, so that no query waits for their transformation.
beforeAll(() => import('./equipment-page.tsx'), 60_000);

let server: FakeServer;

beforeEach(() => {
  dismissToast();
  server = clientServer()
    .on('EquipmentPage', () => ({ data: { equipment: machine } }))
    .on('NewEquipmentPage', () => ({ data: { client } }))
    .on('CreateEquipment', () => ({
      data: { createEquipment: { __typename: 'EquipmentSuccess', equipment: machine } },
    }));
});

const inputOf = (operation: string) =>
  server.arrived.filter(({ operationName }) => operationName === operation).at(-1)?.variables['input'];

describe('the state of a machine', () => {
  const choose = async (status: string) => {
    renderApp({ path: '/equipment/e1', signedIn: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar estado: Operativo' }));
    await userEvent.click(screen.getByRole('menuitemradio', { name: status }));
  };

  test('is changed from the menu; all other fields are sent unchanged', async () => {
    const faulty = { ...machine, status: 'FAULTY' as const, version: 5 };
    server.on('UpdateEquipment', () => ({
      data: { updateEquipment: { __typename: 'EquipmentSuccess', equipment: faulty } },
    }));
    await choose('Averiado');
    expect(await screen.findByRole('button', { name: 'Cambiar estado: Averiado' })).toBeDefined();
    expect(inputOf('UpdateEquipment')).toEqual({
      id: 'e1',
      version: 4,
      equipment: {
        siteId: 's1',
        kind: 'BOILER',
        brand: 'Vaillant',
        model: 'ecoTEC plus',
        serialNumber: '21 18 24',
        installedOn: '2020-05-01',
        warrantyUntil: '2099-03-31',
        status: 'FAULTY',
        notes: null,
      },
    });
  });

  test('is not sent when it is the same', async () => {
    await choose('Operativo');
    expect(inputOf('UpdateEquipment')).toBeUndefined();
  });

  test('shows a conflict and the current state', async () => {
    const current = { ...machine, status: 'RETIRED' as const, version: 6 };
    server.on('UpdateEquipment', () => ({
      data: {
        updateEquipment: { __typename: 'ConflictError', change: null, message: 'Ha cambiado', current },
      },
    }));
    await choose('Averiado');
    expect((await screen.findByRole('alert')).textContent).toContain('Alguien ha cambiado este equipo');
    expect(await screen.findByRole('button', { name: 'Cambiar estado: Retirado' })).toBeDefined();
  });
});

describe('a new machine', () => {
  test('starts with the site in the URL and requires a kind', async () => {
    const { router } = renderApp({ path: '/clients/c1/equipment/new?ubicacion=s2', signedIn: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Crear equipo' }));
    await waitFor(() => expect(document.activeElement).toBe(field('Tipo de equipo')));
    expect(field('Ubicación').value).toBe('s2');
    fireEvent.change(field('Tipo de equipo'), { target: { value: 'BOILER' } });
    fireEvent.change(field('Marca'), { target: { value: 'Ferroli' } });
    fireEvent.click(screen.getByRole('button', { name: 'Crear equipo' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/equipment/e1'));
    expect(inputOf('CreateEquipment')).toMatchObject({
      equipment: {
        siteId: 's2',
        kind: 'BOILER',
        brand: 'Ferroli',
        status: 'OPERATIONAL',
        warrantyUntil: null,
      },
    });
  });

  test('cannot have a warranty that ends before the installation', async () => {
    renderApp({ path: '/clients/c1/equipment/new?ubicacion=s1', signedIn: true });
    await screen.findByRole('button', { name: 'Crear equipo' });
    fireEvent.change(field('Tipo de equipo'), { target: { value: 'PUMP' } });
    fireEvent.change(field('Instalado el'), { target: { value: '2026-05-01' } });
    fireEvent.change(field('Garantía hasta'), { target: { value: '2026-04-30' } });
    fireEvent.click(screen.getByRole('button', { name: 'Crear equipo' }));
    expect(await screen.findByText('La garantía no puede terminar antes de la instalación')).toBeDefined();
    expect(inputOf('CreateEquipment')).toBeUndefined();
  });

  test.each([
    ['2206-05-01', 'La instalación no puede ser dentro de más de un año'],
    ['0206-05-01', 'La instalación no puede ser anterior a 1950'],
  ])('with the implausible installation date %s shows an error and is not sent', async (day, words) => {
    renderApp({ path: '/clients/c1/equipment/new?ubicacion=s1', signedIn: true });
    await screen.findByRole('button', { name: 'Crear equipo' });
    fireEvent.change(field('Tipo de equipo'), { target: { value: 'PUMP' } });
    fireEvent.change(field('Instalado el'), { target: { value: day } });
    fireEvent.click(screen.getByRole('button', { name: 'Crear equipo' }));
    expect(await screen.findByText(words)).toBeDefined();
    expect(document.activeElement).toBe(field('Instalado el'));
    expect(inputOf('CreateEquipment')).toBeUndefined();
  });

  test('for a client without sites first asks for a site', async () => {
    server.on('ClientSites', () => ({ data: { sites: connection('Site', [{ ...site, archived: true }]) } }));
    renderApp({ path: '/clients/c1/equipment/new', signedIn: true });
    const link = await screen.findByRole('link', { name: 'Añadir ubicación' });
    expect(link.getAttribute('href')).toBe('/clients/c1/sites/new');
  });
});

describe('a site', () => {
  beforeEach(() => {
    server.on('SitePage', () => ({ data: { site, equipmentList: connection('Equipment', [machine]) } }));
  });

  test('that is the last active one cannot be archived, and the dialog shows why', async () => {
    const message = 'Es la única ubicación en uso del cliente: añade otra antes de archivarla';
    server.on('ArchiveSite', () => ({ data: { archiveSite: { __typename: 'TransitionError', message } } }));
    renderApp({ path: '/clients/c1/sites/s1', signedIn: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Más acciones' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Archivar' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Archivar «Portal y viviendas»?' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Archivar' }));
    expect(await dialog.findByText(message)).toBeDefined();
  });

  test('offers a new service with client and site filled in, unless it is archived', async () => {
    const { unmount } = renderApp({ path: '/clients/c1/sites/s1', signedIn: true });
    const link = await screen.findByRole('link', { name: 'Nuevo servicio' });
    expect(link.getAttribute('href')).toBe('/services/new?cliente=c1&ubicacion=s1');
    unmount();
    const archived = { ...site, archived: true };
    server.on('SitePage', () => ({ data: { site: archived, equipmentList: connection('Equipment', []) } }));
    renderApp({ path: '/clients/c1/sites/s1', signedIn: true });
    await screen.findByText('Esta ubicación está archivada.');
    expect(screen.queryByRole('link', { name: 'Nuevo servicio' })).toBeNull();
  });

  test('requested under the client it had before a merge redirects to its current client', async () => {
    const { router } = renderApp({ path: '/clients/c0/sites/s1', signedIn: true });
    await screen.findByRole('heading', { level: 1, name: 'Portal y viviendas' });
    expect(router.state.location.pathname).toBe('/clients/c1/sites/s1');
  });
});
