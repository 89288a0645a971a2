import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { FakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { firstOperation } from '../prospects-page.tsx';
import { prospect, prospectServer } from '../testing/test-prospects.ts';

// Imports the page before the tests, so that no query waits for its transformation.
beforeAll(
  () => Promise.all([import('../prospects-page.tsx'), import('../board/prospects-board.tsx')]),
  60_000,
);

let server: FakeServer;
beforeEach(() => {
  server = prospectServer().on('ProspectsList', () => ({
    data: {
      prospects: {
        __typename: 'ProspectConnection',
        edges: [{ __typename: 'ProspectEdge', cursor: 'c', node: prospect({ nextActionOn: '2020-02-03' }) }],
        pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
        totalCount: 1,
      },
    },
  }));
});

const asked = () => server.arrived.findLast(({ operationName }) => operationName === 'ProspectsList');

describe('the list of prospects', () => {
  test('shows code, state, need, agent, overdue action and value', async () => {
    renderApp({ path: '/customers', signedIn: true });
    const name = await screen.findByRole('rowheader');
    expect(within(name).getByRole('link').getAttribute('href')).toBe('/customers/p1');
    const text = screen.getAllByRole('row')[1]?.textContent.replaceAll('\u00a0', ' ');
    for (const part of [
      'P-2026-0001',
      'Nuevo',
      'Instalar aire',
      'Diego Salas',
      'Venció el 03/02/2020',
      '3.900,00 €',
    ]) {
      expect(text).toContain(part);
    }
  });

  test('requests the filters in the URL, and prefetches the same query', async () => {
    const path = '/customers?q=lorenzo&estado=OPEN&comercial=u2&accion=OVERDUE&orden=VALUE&tam=10';
    renderApp({ path, signedIn: true });
    await screen.findByRole('rowheader');
    const variables = {
      first: 10,
      after: null,
      search: 'lorenzo',
      sort: 'VALUE',
      filter: { open: true, ownerId: 'u2', sourceId: null, interestId: null, due: 'OVERDUE' },
    };
    expect(asked()?.variables).toEqual(variables);
    expect(firstOperation(new URL(path, 'https://cuadrilla.invalid')).variables).toEqual(variables);
  });

  test('is filtered by an agent chosen by name', async () => {
    const { router } = renderApp({ path: '/customers', signedIn: true });
    await screen.findByRole('rowheader');
    await userEvent.click(screen.getByRole('button', { name: 'Agente' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Agente' }), 'diego');
    await userEvent.click(await screen.findByRole('option', { name: 'Diego Salas' }));
    expect(await screen.findByRole('button', { name: 'Agente: Diego Salas' })).toBeDefined();
    expect(router.state.location.search).toBe('?comercial=u2');
    expect(asked()?.variables['filter']).toMatchObject({ ownerId: 'u2' });
  });

  test('switches to the board and keeps the filters the board has', async () => {
    const { router } = renderApp({ path: '/customers?comercial=u2', signedIn: true });
    server.on('ProspectsBoard', () => 'no-network');
    await screen.findByRole('rowheader');
    await userEvent.click(screen.getByRole('radio', { name: 'Por estado' }));
    expect(await screen.findByText('No se ha podido cargar el tablero')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeDefined();
    expect(router.state.location.search).toBe('?comercial=u2&vista=tablero');
  });
});
