import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { connection } from '../../../testing/connection.ts';
import type { FakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { firstOperation } from './clients-page.tsx';
import { client, clientServer, type Client } from '../testing/test-clients.ts';

const asked = (server: FakeServer, name = 'ClientsPage') =>
  server.arrived.filter(({ operationName }) => operationName === name).at(-1)?.variables;

function serve(rows: readonly Client[] = [client]): FakeServer {
  return clientServer().on('ClientsPage', () => ({
    data: { clients: connection('Client', rows, rows.length) },
  }));
}

const open = (path = '/clients') => renderApp({ path, signedIn: true });

describe('the list of clients', () => {
  test('a row shows name, place and counts, and opens the client', async () => {
    serve().on('ClientPage', () => new Promise(() => undefined));
    const { router } = open();
    const name = await screen.findByRole('link', { name: /C\. P\. Calle de Ibiza 21/ });
    const row = name.closest('tr')!;
    expect(row.textContent).toContain('C-2026-0001');
    expect(row.textContent).toContain('H81043622');
    expect(row.textContent).toContain('Calle de Ibiza 21, Madrid');
    expect(row.textContent).toContain('+1');
    expect(within(row).getByRole('link', { name: '612 34 56 78' }).getAttribute('href')).toBe(
      'tel:+34612345678',
    );
    await userEvent.click(name);
    expect(router.state.location.pathname).toBe('/clients/c1');
  });

  test('a client without site shows «Sin ubicación», and one without phone has no phone link', async () => {
    serve([
      { ...client, phones: [], mainSite: null, nif: null, owner: null, siteCount: 0, equipmentCount: 0 },
    ]);
    open();
    const row = (await screen.findByRole('rowheader')).closest('tr')!;
    expect(row.textContent).toContain('Sin ubicación');
    expect(row.querySelector('[href^="tel:"]')).toBeNull();
  });

  test('every filter in the URL is sent in the query', async () => {
    const server = serve();
    open(
      '/clients?q=ibiza&tipo=COMMUNITY&comercial=u1&etiqueta=gas&poblacion=Getafe&archivados=si&orden=UPDATED&tam=50',
    );
    await screen.findByRole('rowheader');
    expect(asked(server)).toEqual({
      first: 50,
      after: null,
      search: 'ibiza',
      sort: 'UPDATED',
      filter: { kind: 'COMMUNITY', ownerId: 'u1', tag: 'gas', city: 'Getafe', archive: 'ARCHIVED' },
    });
  });

  test('the prefetched query has the same variables as the screen’s query', async () => {
    const server = serve();
    const path = '/clients?tipo=PERSON&q=ana';
    open(path);
    await screen.findByRole('rowheader');
    expect(firstOperation(new URL(path, 'http://localhost')).variables).toEqual(asked(server));
  });
});

describe('the filters of the list of clients', () => {
  test('a kind is selected with one click and kept in the URL', async () => {
    const server = serve();
    const { router } = open();
    await screen.findByRole('rowheader');
    await userEvent.click(screen.getByRole('button', { name: 'Comunidades' }));
    await screen.findByRole('rowheader');
    expect(router.state.location.search).toBe('?tipo=COMMUNITY');
    expect(asked(server)).toMatchObject({ filter: { kind: 'COMMUNITY' } });
  });

  test('a town can be typed using only the keyboard, and the filter can be removed', async () => {
    serve();
    const { router } = open();
    await screen.findByRole('rowheader');
    const chip = screen.getByRole('button', { name: 'Población' });
    chip.focus();
    await userEvent.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: '¿Qué población?' });
    const field = await within(dialog).findByRole('combobox', { name: 'Población' });
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard(' Getafe {Enter}');
    expect(await screen.findByRole('button', { name: 'Población: Getafe' })).toBeDefined();
    expect(router.state.location.search).toBe('?poblacion=Getafe');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar filtro Población' }));
    expect(router.state.location.search).toBe('');
  });

  test('a tag is chosen from the tags in use', async () => {
    const values = ['Gas natural', 'VIP'];
    const server = serve().on('ClientValues', () => ({ data: { clientValues: values } }));
    const { router } = open();
    await screen.findByRole('rowheader');
    await userEvent.click(screen.getByRole('button', { name: 'Etiqueta' }));
    await userEvent.click(await screen.findByRole('combobox', { name: 'Etiqueta' }));
    await userEvent.click(await screen.findByRole('option', { name: 'VIP' }));
    expect(router.state.location.search).toBe('?etiqueta=VIP');
    expect(asked(server, 'ClientValues')).toEqual({ of: 'TAG', startingWith: '' });
  });

  test('archived clients are shown with a toggle', async () => {
    const server = serve();
    open();
    await screen.findByRole('rowheader');
    const archived = screen.getByRole('button', { name: 'Archivados' });
    expect(archived.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(archived);
    await screen.findByRole('button', { name: 'Archivados', pressed: true });
    expect(asked(server)).toMatchObject({ filter: { archive: 'ARCHIVED' } });
  });

  test('an empty list offers to create the first client', async () => {
    serve([]);
    open();
    const action = await screen.findByRole('link', { name: 'Crear el primer cliente' });
    expect(action.getAttribute('href')).toBe('/clients/new');
  });
});
