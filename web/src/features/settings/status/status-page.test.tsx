import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AnswerTo, DataOf, FakeServer } from '../../../testing/fake-server.ts';
import { renderApp, serverFor } from '../../../testing/render-app.tsx';

type Copy = DataOf<'StatusPage'>['systemStatus']['staleCopies'][number];

const copy = (change: Partial<Copy> = {}): Copy => ({
  __typename: 'StaleCopy',
  ...{ id: 'j1', subject: 'CLIENT', name: 'Ana Ruiz', records: 'SERVICES', state: 'STOPPED', attempts: 31 },
  ...{ changedAt: '2026-11-12T10:20:00.000Z', nextAttemptAt: null, problem: 'UNAVAILABLE' },
  ...change,
});
const WAITING = copy({ id: 'j2', name: null, subject: 'SITE', state: 'BEHIND', attempts: 0, problem: null });
const status = (...staleCopies: Copy[]) => ({ __typename: 'SystemStatus', staleCopies });

let server: FakeServer;
let left: Copy[];
beforeEach(() => {
  left = [copy(), WAITING];
  server = serverFor('ADMIN').on('StatusPage', () => ({ data: { systemStatus: status(...left) } }));
});

const open = () => renderApp({ path: '/settings/estado', signedIn: true });
const rows = async () =>
  within(await screen.findByRole('list', { name: 'Datos por actualizar' })).getAllByRole('listitem');
const retry = async () => userEvent.click(await screen.findByRole('button', { name: 'Reintentar' }));
const retried = (...now: Copy[]): AnswerTo<'RetryStaleCopy'> => {
  left = now;
  return { data: { result: { __typename: 'RetryStaleCopySuccess', status: status(...now) } } };
};

describe('the page Estado', () => {
  test('lists outdated copies with age, state and reason, and offers a retry only for failed ones', async () => {
    open();
    const [first, second] = await rows();
    expect(first?.textContent).toBe(
      'Cliente: Ana RuizCambió 12/11/2026, 11:20; en sus servicios aún puede verse como estaba.' +
        'Lleva un día fallando y ya no se reintenta (31 intentos).Motivo: UNAVAILABLEReintentar',
    );
    expect(second?.textContent).toMatch(
      /^UbicaciónCambió .+Espera a un cambio anterior del mismo registro\.$/,
    );
  });

  test('says that everything is up to date when the list is empty', async () => {
    left = [];
    open();
    expect(await screen.findByText('Todo está al día.')).toBeDefined();
  });

  test('retries one and shows the new list', async () => {
    server.on('RetryStaleCopy', () => retried());
    open();
    await retry();
    expect(await screen.findByText('Actualizado')).toBeDefined();
    expect(await screen.findByText('Todo está al día.')).toBeDefined();
    expect(server.inputs('RetryStaleCopy')).toMatchObject([{ id: 'j1' }]);
  });

  test('says that a retry failed and when the next attempt is', async () => {
    const next = { state: 'FAILING' as const, attempts: 1, nextAttemptAt: '2026-11-12T10:21:00.000Z' };
    server.on('RetryStaleCopy', () => retried(copy(next), WAITING));
    open();
    await retry();
    expect(await screen.findByText('Ha vuelto a fallar. Se reintentará dentro de un rato')).toBeDefined();
    expect((await rows())[0]?.textContent).toContain('(1 intento). Próximo intento: 12/11/2026, 11:21.');
  });

  test('reloads when the copy has been updated in the meantime', async () => {
    server.on('RetryStaleCopy', () => {
      left = [];
      return { data: { result: { __typename: 'NotFoundError', message: 'No se ha encontrado' } } };
    });
    open();
    await retry();
    expect(await screen.findByText('Todo está al día.')).toBeDefined();
  });
});
