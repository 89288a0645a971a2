import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connection } from '../../../testing/connection.ts';
import type { ActName, AnswerTo, FakeServer } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { prospect, prospectServer, success, type Prospect } from '../testing/test-prospects.ts';

const column = (cards: Prospect[], endCursor: string | null = null) =>
  connection('Prospect', cards, cards.length, endCursor);

const total = (status: Prospect['status'], count: number, valueCents: number) => ({
  __typename: 'ProspectTotal',
  status,
  count,
  valueCents,
});

const board = (cards: Prospect[] = [prospect()]) => ({
  data: {
    NEW: column(cards, 'more'),
    CONTACTED: column([]),
    QUALIFIED: column([]),
    QUOTED: column([]),
    prospectTotals: [
      total('NEW', 2, 390_000),
      total('CONTACTED', 0, 0),
      total('QUALIFIED', 0, 0),
      total('QUOTED', 0, 0),
      total('CONVERTED', 4, 100_00),
      total('LOST', 1, 0),
      total('DISCARDED', 0, 0),
    ],
  },
});

// Imports the page before the tests, so that no query waits for its transformation.
beforeAll(
  () =>
    Promise.all([
      import('../prospects-page.tsx'),
      import('./prospects-board.tsx'),
      import('../moves/transition-dialogs.tsx'),
    ]),
  60_000,
);

let server: FakeServer;
beforeEach(() => {
  server = prospectServer().on('ProspectsBoard', () => board());
});

const open = async (path = '/customers?vista=tablero') => {
  const app = renderApp({ path, signedIn: true });
  await screen.findByRole('link', { name: 'Beatriz Lorenzo' });
  return app;
};
const columnOf = (name: RegExp) => screen.getByRole('region', { name });
const moveTo = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Mover a… Beatriz Lorenzo' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
};
const sent = <N extends ActName>(operation: N) => server.inputs(operation)[0];

describe('the board of prospects', () => {
  test('shows each open state with count and sum, and the total', async () => {
    await open();
    expect(within(columnOf(/Nuevo/)).getByText('2')).toBeDefined();
    expect(columnOf(/Nuevo/).textContent).toContain('3.900,00');
    expect(screen.getByText('2 abiertos')).toBeDefined();
    expect(screen.getByRole('button', { name: /Abrir ?Convertido ?4/ })).toBeDefined();
  });

  test('shows the next action and the first-response deadline of a card', async () => {
    const asked = prospect({ nextActionOn: '2020-02-03', firstResponseDueAt: '2020-01-31T09:00:00.000Z' });
    server.on('ProspectsBoard', () => board([asked]));
    await open();
    const nuevo = within(columnOf(/Nuevo/));
    expect(nuevo.getByText('Venció el 03/02/2020')).toBeDefined();
    expect(nuevo.getByText(/^Sin responder, .* tarde$/)).toBeDefined();
  });

  test('requests every column with the filters in the URL', async () => {
    await open('/customers?vista=tablero&comercial=u2&estado=LOST');
    const asked = server.arrived.find(({ operationName }) => operationName === 'ProspectsBoard')?.variables;
    expect(asked?.['quoted']).toEqual({ ownerId: 'u2', sourceId: null, interestId: null, status: 'QUOTED' });
  });

  test('loads more cards of a column', async () => {
    server.on('BoardColumn', () => ({
      data: { prospects: column([prospect({ id: 'p2', displayName: 'Ángel Tejedor' })]) },
    }));
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Quedan 1 · Cargar más' }));
    expect(await screen.findByRole('link', { name: 'Ángel Tejedor' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Beatriz Lorenzo' })).toBeDefined();
    expect(screen.queryByRole('button', { name: /Cargar más/ })).toBeNull();
    const asked = server.arrived.find(({ operationName }) => operationName === 'BoardColumn')?.variables;
    expect(asked).toMatchObject({ after: 'more', filter: { status: 'NEW' } });
  });

  test('loads a closed state when it is opened', async () => {
    server.on('BoardColumn', () => ({
      data: { prospects: column([prospect({ id: 'p9', status: 'LOST', displayName: 'Hugo Serrano' })]) },
    }));
    await open();
    await userEvent.click(screen.getByRole('button', { name: /Abrir ?Perdido ?1/ }));
    expect(await within(columnOf(/Perdido/)).findByRole('link', { name: 'Hugo Serrano' })).toBeDefined();
  });
});

describe('moving a card with its menu', () => {
  test('shows the card and the totals in the new column at once and keeps them', async () => {
    const later = Promise.withResolvers<AnswerTo<'AdvanceProspect'>>();
    server.on('AdvanceProspect', () => later.promise);
    await open();
    await moveTo('Contactado');
    expect(within(columnOf(/Contactado/)).getByRole('link', { name: 'Beatriz Lorenzo' })).toBeDefined();
    expect(columnOf(/Contactado/).textContent).toContain('3.900,00');
    later.resolve({ data: { result: success({ status: 'CONTACTED', version: 4 }) } });
    expect(await screen.findByText('Beatriz Lorenzo: Contactado')).toBeDefined();
    expect(sent('AdvanceProspect')).toEqual({ id: 'p1', version: 3, to: 'CONTACTED' });
    expect(within(columnOf(/Contactado/)).getByRole('link', { name: 'Beatriz Lorenzo' })).toBeDefined();
    expect(within(columnOf(/Contactado/)).getByText('1')).toBeDefined();
    expect(within(columnOf(/Nuevo/)).getByText('1')).toBeDefined();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Beatriz Lorenzo'));
  });

  test('counts as done when another person made the same move, and the board is reloaded', async () => {
    const current = prospect({ version: 4, status: 'CONTACTED' });
    server.on('AdvanceProspect', () => ({
      data: {
        result: { __typename: 'ConflictError', change: null, message: 'El registro ha cambiado', current },
      },
    }));
    await open();
    const later = Promise.withResolvers<AnswerTo<'ProspectsBoard'>>();
    server.on('ProspectsBoard', () => later.promise);
    await moveTo('Contactado');
    expect(await screen.findByText('Ya está en «Contactado»')).toBeDefined();
    expect(screen.queryByText(/Alguien ha cambiado/)).toBeNull();
    await waitFor(() => expect(server.count('ProspectsBoard')).toBe(2));
    expect(within(columnOf(/Contactado/)).getByRole('link', { name: 'Beatriz Lorenzo' })).toBeDefined();
    const added = prospect({ id: 'p2', displayName: 'Ángel Tejedor' });
    later.resolve({ data: { ...board([added]).data, CONTACTED: column([current]) } });
    expect(await screen.findByRole('link', { name: 'Ángel Tejedor' })).toBeDefined();
  });

  test('is reverted with an explanation when another person changed the prospect', async () => {
    server.on('AdvanceProspect', () => ({
      data: {
        result: {
          __typename: 'ConflictError',
          change: { __typename: 'RecordChange', byName: 'Marta Ruiz', at: '2026-11-20T09:00:00.000Z' },
          message: 'El registro ha cambiado',
          current: prospect({ version: 4, nextActionOn: '2026-12-01' }),
        },
      },
    }));
    await open();
    await moveTo('Presupuestado');
    await screen.findByText(
      /^Marta Ruiz ha cambiado este prospecto .+ \(10:00\) y está en «Nuevo». Revisa cómo está/,
    );
    expect(within(columnOf(/Nuevo/)).getByRole('link', { name: 'Beatriz Lorenzo' })).toBeDefined();
    expect(columnOf(/Presupuestado/).textContent).not.toContain('Beatriz');
    await waitFor(() => expect(server.count('ProspectsBoard')).toBe(2));
  });

  test('to Perdido asks for the reason first and shows errors in the dialog', async () => {
    server.on('LoseProspect', () => ({
      data: { result: { __typename: 'TransitionError', message: 'Ya está perdido' } },
    }));
    await open();
    await moveTo('Perdido');
    const dialog = await screen.findByRole('dialog', { name: '¿Por qué se ha perdido Beatriz Lorenzo?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dar por perdido' }));
    expect(within(dialog).getByText('Este campo es requerido')).toBeDefined();
    expect(server.count('LoseProspect')).toBe(0);
    await userEvent.selectOptions(within(dialog).getByLabelText('Motivo'), 'Precio');
    await userEvent.type(within(dialog).getByLabelText('Nota'), 'Muy caro');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dar por perdido' }));
    expect(await within(dialog).findByText('Ya está perdido')).toBeDefined();
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Nota').value).toBe('Muy caro');
    // Another person has lost the prospect too: the dialog says so and keeps what was typed.
    const current = success({ status: 'LOST', version: 4 }).prospect;
    server.on('LoseProspect', () => ({
      data: { result: { __typename: 'ConflictError', change: null, message: 'Ha cambiado', current } },
    }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dar por perdido' }));
    expect(await within(dialog).findByText(/está en «Perdido». Revisa cómo está$/)).toBeDefined();
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Nota').value).toBe('Muy caro');
    server.on('LoseProspect', () => ({ data: { result: success({ status: 'LOST', version: 4 }) } }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Dar por perdido' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('LoseProspect')).toEqual({ id: 'p1', version: 3, reasonId: 'price', note: 'Muy caro' });
    expect(await screen.findByRole('button', { name: /Abrir ?Perdido ?2/ })).toBeDefined();
  });

  test('to Convertido opens the conversion', async () => {
    server.on('ProspectDetail', () => ({ data: { prospect: prospect() } }));
    const { router } = await open();
    await moveTo('Convertido');
    await screen.findByRole('heading', { level: 1, name: 'Convertir en cliente' });
    expect(router.state.location.pathname).toBe('/customers/p1/convert');
  });
});
