import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ActName, AnswerTo, FakeServer } from '../../../testing/fake-server.ts';
import { field, press, type } from '../../../testing/hands.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import {
  call,
  EMPTY_ACTIVITY,
  prospect,
  prospectServer,
  success,
  type Activity,
} from '../testing/test-prospects.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

// Imports the page before the tests, so that no query waits for its transformation.
beforeAll(
  () =>
    Promise.all([
      import('./prospect-page.tsx'),
      import('./prospect-activity.tsx'),
      import('./next-action-editor.tsx'),
    ]),
  60_000,
);

let server: FakeServer;
beforeEach(() => {
  dismissToast();
  server = prospectServer().on('ProspectDetail', () => ({ data: { prospect: prospect() } }));
});

const inputs = <N extends ActName>(operation: N) => server.inputs(operation);

describe('the page of a prospect', () => {
  test('changes only the next action in place', async () => {
    server.on('UpdateProspect', () => ({
      data: { updateProspect: success({ version: 4, nextActionOn: '2099-11-23' }) },
    }));
    renderApp({ path: '/customers/p1', signedIn: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Cambiar' }));
    const day = await screen.findByLabelText('Fecha de la próxima acción');
    await waitFor(() => expect(document.activeElement).toBe(day));
    type('Fecha de la próxima acción', '2099-11-23');
    await press('Guardar fecha');
    await screen.findByText('23/11/2099');
    expect(document.activeElement?.textContent).toBe('Cambiar');
    const [input] = inputs('UpdateProspect');
    expect(input).toMatchObject({
      version: 3,
      prospect: { nextActionOn: '2099-11-23', need: 'Instalar aire', interestIds: ['type1'], ownerId: 'u2' },
    });
  });

  test('adds a call and clears the field', async () => {
    server.on('ProspectDetail', () => ({ data: { prospect: prospect({ status: 'CONTACTED' }) } }));
    server.on('AddNote', () => ({ data: { addNote: { __typename: 'AddNoteSuccess', prospect: null } } }));
    renderApp({ path: '/customers/p1', signedIn: true });
    await screen.findByRole('button', { name: 'Anotar llamada' });
    type('De qué se habló', 'Quiere presupuesto');
    await press('Anotar llamada');
    await screen.findByText('Llamada anotada');
    await waitFor(() => expect(field('De qué se habló').value).toBe(''));
    expect(inputs('AddNote')).toEqual([
      { entity: 'PROSPECT', id: 'p1', kind: 'CALL', text: 'Quiere presupuesto' },
    ]);
  });

  test('shows a call added while the timeline was loading', async () => {
    server.on('ProspectDetail', () => ({ data: { prospect: prospect({ status: 'CONTACTED' }) } }));
    const answers = [Promise.withResolvers<Activity[]>(), Promise.withResolvers<Activity[]>()] as const;
    server.on('AddNote', () => ({ data: { addNote: { __typename: 'AddNoteSuccess', prospect: null } } }));
    server.on('Activity', async () => {
      const entries = await (answers[server.count('Activity') - 1] ?? answers[1]).promise;
      const edges = entries.map((node) => ({ __typename: 'ActivityEdge', cursor: '1', node }));
      return { data: { activity: { ...EMPTY_ACTIVITY, edges } } };
    });
    renderApp({ path: '/customers/p1', signedIn: true });
    await screen.findByRole('button', { name: 'Anotar llamada' });
    await waitFor(() => expect(server.count('Activity')).toBe(1));
    type('De qué se habló', 'Quiere presupuesto');
    await press('Anotar llamada');
    await waitFor(() => expect(field('De qué se habló').value).toBe(''));
    await waitFor(() => expect(server.count('Activity')).toBe(2));
    answers[1].resolve([call]);
    await screen.findByText('Quiere presupuesto');
    answers[0].resolve([]);
    await answers[0].promise;
    await waitFor(() => expect(screen.getByText('Quiere presupuesto')).toBeDefined());
  });

  test('shows the known part of the address', async () => {
    const { address } = prospect();
    const known = { ...address!, street: '', number: null, city: '' };
    server.on('ProspectDetail', () => ({ data: { prospect: prospect({ address: known }) } }));
    renderApp({ path: '/customers/p1', signedIn: true });
    expect(await screen.findByText('28013 (Madrid)')).toBeDefined();
  });

  test('says that an unknown prospect is not found', async () => {
    server.on('ProspectDetail', () => ({ data: { prospect: null } }));
    renderApp({ path: '/customers/nadie', signedIn: true });
    expect(await screen.findByRole('heading', { level: 1, name: 'No se ha encontrado' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Volver a Prospectos' })).toBeDefined();
  });
});

describe('answering a new prospect', () => {
  const MOVE = 'Pasar a Contactado';
  const open = async () => {
    renderApp({ path: '/customers/p1', signedIn: true });
    await screen.findByRole('button', { name: 'Anotar llamada' });
  };
  const writeCall = async () => {
    type('De qué se habló', 'Quiere presupuesto');
    await press('Anotar llamada');
    await screen.findByText('Llamada anotada');
  };
  const written = (): AnswerTo<'AddNote'> => ({
    data: {
      addNote: {
        __typename: 'AddNoteSuccess',
        prospect: {
          ...{ __typename: 'Prospect', id: 'p1', version: 4, status: 'CONTACTED' },
          ...{ firstResponseDueAt: null, firstResponseAt: '2026-11-20T10:00:00.000Z' },
        },
      },
    },
  });
  beforeEach(() => {
    server.on('AddNote', ({ variables }) => {
      return variables.input.answers
        ? written()
        : { data: { addNote: { __typename: 'AddNoteSuccess', prospect: null } } };
    });
  });

  test('also moves it to «Contactado» in the same request', async () => {
    await open();
    expect(field(MOVE).checked).toBe(true);
    expect(screen.getByText('Detiene el reloj de primera respuesta')).toBeDefined();
    const asked = server.count('Activity');
    await writeCall();
    expect(inputs('AddNote')).toEqual([
      { entity: 'PROSPECT', id: 'p1', kind: 'CALL', text: 'Quiere presupuesto', answers: true },
    ]);
    await waitFor(() => expect(screen.queryByLabelText(MOVE)).toBeNull());
    expect(screen.queryByRole('button', { name: 'Marcar como contactado' })).toBeNull();
    await waitFor(() => expect(server.count('Activity')).toBeGreaterThan(asked));
  });

  test('keeps it in «Nuevo» when the option is unticked, and the option is ticked again for the next one', async () => {
    await open();
    await userEvent.click(field(MOVE));
    await writeCall();
    await waitFor(() => expect(field('De qué se habló').value).toBe(''));
    expect(field(MOVE).checked).toBe(true);
    expect(inputs('AddNote')[0]).not.toHaveProperty('answers');
  });

  test('is offered for an e-mail but not for a note', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Nota' }));
    expect(screen.queryByLabelText(MOVE)).toBeNull();
    fireEvent.change(screen.getByRole('textbox', { name: /^Nota/ }), {
      target: { value: 'Parece con prisa' },
    });
    await press('Añadir nota');
    await screen.findByText('Nota añadida');
    expect(inputs('AddNote')[0]).not.toHaveProperty('answers');
    await userEvent.click(await screen.findByRole('radio', { name: 'Correo' }));
    expect(field(MOVE).checked).toBe(true);
  });

  test('keeps text and state when the request fails', async () => {
    server.on('AddNote', () => 'no-network');
    await open();
    type('De qué se habló', 'Quiere presupuesto');
    await press('Anotar llamada');
    await waitFor(() => expect(server.count('AddNote')).toBe(1));
    expect((await screen.findAllByText(/conexión/)).length).toBeGreaterThan(0);
    expect(field('De qué se habló').value).toBe('Quiere presupuesto');
    expect(screen.getByRole('button', { name: 'Marcar como contactado' })).toBeDefined();
  });

  test('is not offered after «Nuevo»', async () => {
    server.on('ProspectDetail', () => ({ data: { prospect: prospect({ status: 'QUALIFIED' }) } }));
    await open();
    expect(screen.queryByLabelText(MOVE)).toBeNull();
  });
});
