import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SentAs } from '../../../testing/fake-server.ts';
import type { Operations } from '../../../testing/operations.generated.ts';
import { renderApp, serverFor } from '../../../testing/render-app.tsx';

beforeEach(() => window.sessionStorage.clear());

type Buffers = SentAs<'Buffers', Operations['BuffersPage']['data']['settings']['buffers']>;

const settings = (buffers: Buffers) => ({ data: { settings: { __typename: 'Settings', buffers } } });
const buffers = (version: number, changes: Partial<Buffers> = {}): Buffers => ({
  __typename: 'Buffers',
  ...{ low: 72, normal: 48, high: 24, urgent: 8, firstResponse: 24, version },
  ...{ lowClock: 'WORKING', normalClock: 'CALENDAR', highClock: 'CALENDAR', urgentClock: 'CALENDAR' },
  ...changes,
});

describe('the deadlines per priority', () => {
  const open = () => {
    const server = serverFor('ADMIN').on('BuffersPage', () => settings(buffers(1)));
    renderApp({ path: '/settings/plazos', signedIn: true });
    return server;
  };
  const type = async (label: string, typed: string) => {
    fireEvent.change(await screen.findByLabelText(label), { target: { value: typed } });
  };
  const save = async () => userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));

  test('are validated against each other and stay on the page after saving', async () => {
    const server = open().on('UpdateBuffers', () => ({
      data: { result: { __typename: 'BuffersSuccess', buffers: buffers(2, { urgent: 6 }) } },
    }));
    await type('Urgente', '30');
    await save();
    expect(await screen.findByText('No puede superar el plazo de prioridad alta')).toBeDefined();
    expect(server.calls('UpdateBuffers')).toEqual([]);
    await type('Urgente', '6');
    await save();
    await waitFor(() => expect(server.calls('UpdateBuffers')).toHaveLength(1));
    expect(server.calls('UpdateBuffers')[0]).toMatchObject({ input: { urgent: 6, low: 72, version: 1 } });
    // Until the answer is there the form is frozen and ignores typing.
    await screen.findByText('Plazos guardados');
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar cambios' }).disabled).toBe(false),
    );
    await type('Urgente', '5');
    await save();
    await waitFor(() => expect(server.calls('UpdateBuffers')).toHaveLength(2));
    expect(server.calls('UpdateBuffers')[1]).toMatchObject({ input: { urgent: 5, version: 2 } });
  });

  test('are saved with the clock of each priority', async () => {
    const server = open().on('UpdateBuffers', () => ({
      data: { result: { __typename: 'BuffersSuccess', buffers: buffers(2, { highClock: 'WORKING' }) } },
    }));
    const chosen = await screen.findByLabelText<HTMLSelectElement>('Horas de prioridad baja');
    expect(chosen.value).toBe('WORKING');
    await userEvent.selectOptions(screen.getByLabelText('Horas de prioridad alta'), 'Laborables');
    await save();
    await waitFor(() => expect(server.calls('UpdateBuffers')).toHaveLength(1));
    expect(server.calls('UpdateBuffers')[0]).toMatchObject({
      input: { lowClock: 'WORKING', highClock: 'WORKING', urgentClock: 'CALENDAR', version: 1 },
    });
  });

  test('are shown read-only to an agent', async () => {
    serverFor('AGENT').on('BuffersPage', () => settings(buffers(1)));
    renderApp({ path: '/settings/plazos', signedIn: true });
    expect(await screen.findByText('72 h laborables')).toBeDefined();
    expect(screen.getByText('8 h naturales')).toBeDefined();
  });

  test('changed by another person are merged without losing what was typed', async () => {
    const server = open().on('UpdateBuffers', ({ variables: { input } }) => ({
      data: {
        result:
          input.version === 1
            ? {
                __typename: 'ConflictError',
                change: null,
                message: 'Ha cambiado',
                current: buffers(5, { low: 96 }),
              }
            : { __typename: 'BuffersSuccess', buffers: buffers(6, { low: 96, urgent: 4 }) },
      },
    }));
    await type('Urgente', '4');
    await save();
    const dialog = await screen.findByRole('dialog', {
      name: 'Alguien ha guardado cambios mientras editabas',
    });
    expect(screen.getByLabelText<HTMLInputElement>('Urgente').value).toBe('4');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Guardar la combinación' }));
    await waitFor(() => expect(server.calls('UpdateBuffers')).toHaveLength(2));
    expect(server.calls('UpdateBuffers')[1]).toMatchObject({ input: { low: 96, urgent: 4, version: 5 } });
  });
});
