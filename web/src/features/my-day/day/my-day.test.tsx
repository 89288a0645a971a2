import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { FakeServer } from '../../../testing/fake-server.ts';
import { renderApp, serverFor } from '../../../testing/render-app.tsx';
import { workVisit } from '../../../outbox/testing/test-work.ts';
import { activityPage, importChunks, NOW, press, TAKEN as taken } from '../testing/test-visit.ts';

importChunks();
let server: FakeServer;

beforeEach(() => {
  // jsdom has no canvas.
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  server = serverFor('TECHNICIAN')
    .on('MyDay', () => ({ data: { myDayMark: '', myVisits: [workVisit()] } }))
    .on('Activity', () => activityPage());
});

async function open(path = '/') {
  const app = renderApp({ path, signedIn: true });
  await screen.findAllByText('No calienta el agua');
  return app;
}

test('the next visit shows directions, phone, time until its start and the planned end of the day', async () => {
  await open();
  const next = within(screen.getByRole('region', { name: 'Siguiente visita' }));
  expect(next.getByRole('link', { name: /Cómo llegar/ }).getAttribute('href')).toContain(
    'Calle%20de%20Ibiza%2021',
  );
  expect(next.getByRole('link', { name: /Llamar/ }).getAttribute('href')).toBe('tel:+34612450933');
  expect(next.getByText(/en 34 min/)).toBeDefined();
  expect(screen.getByText('0 de 1 visita hecha · fin a las 14:45')).toBeDefined();
});

test('an action without connection is shown and counted, and retried with the same key', async () => {
  let isOffline = true;
  server.on('TravelToVisit', () => (isOffline ? 'no-network' : taken));
  await open();
  await press('En camino');
  await screen.findByRole('button', { name: 'Iniciar' });
  await screen.findByText('1 por enviar');
  // It is retried after a while, with the same key.
  await waitFor(() => expect(server.calls('TravelToVisit')).not.toEqual([]));
  isOffline = false;
  server.on('MyDay', () => ({ data: { myDayMark: '', myVisits: [workVisit({ status: 'TRAVELLING' })] } }));
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Todo enviado');
  const keys = server.calls('TravelToVisit').map(({ key }) => key);
  expect(new Set(keys).size).toBe(1);
  expect(server.inputs('TravelToVisit')[0]).toEqual({ id: 'v1', occurredAt: NOW.toISOString() });
});

test('a refused action shows the server’s message, and discarding it restores the server’s state', async () => {
  const refusal = {
    __typename: 'TransitionError',
    message: 'No se puede poner en camino una visita «Anulada»',
  };
  server.on('TravelToVisit', () => ({ data: { result: refusal } }));
  await open();
  await press('En camino');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('No se ha aceptado: En camino')).toBeDefined();
  expect(alert.getByText(refusal.message)).toBeDefined();
  expect(screen.getByRole('button', { name: 'En camino' })).toBeDefined();
  await userEvent.click(alert.getByRole('button', { name: 'Descartar' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(screen.getByText('Todo enviado')).toBeDefined();
});

test('an action refused in one visit does not stop those of other visits, and the day is reloaded', async () => {
  const other = workVisit({ id: 'v2', plannedStart: '2026-11-21T15:00:00.000Z' });
  const visits = [
    workVisit(),
    { ...other, service: { ...other.service, id: 's2', title: 'Fuga en la sala' } },
  ];
  const refusal = { __typename: 'TransitionError', message: 'No se puede' };
  server
    .on('MyDay', () => ({ data: { myDayMark: '', myVisits: visits } }))
    .on('VisitAtWork', ({ variables }) => ({
      data: { visit: visits.find(({ id }) => id === variables.id) ?? null },
    }))
    .on('TravelToVisit', ({ variables }) =>
      variables.input.id === 'v1' ? { data: { result: refusal } } : taken,
    );
  await open();
  await press('En camino');
  await screen.findByRole('alert');
  await userEvent.click(screen.getByRole('link', { name: /Fuga en la sala/ }));
  await screen.findByRole('heading', { level: 1, name: 'Fuga en la sala' });
  const asked = server.count('MyDay');
  await press('En camino');
  await waitFor(() => expect(server.calls('TravelToVisit')).toHaveLength(2));
  await waitFor(() => expect(server.count('MyDay')).toBeGreaterThan(asked));
  expect(await screen.findByText('1 cambio por enviar')).toBeDefined();
});

test('Cerrar sesión asks for confirmation only while changes are unsent', async () => {
  server.on('TravelToVisit', () => 'no-network');
  const { auth } = await open();
  await press('En camino');
  await screen.findByText('1 por enviar');
  await press('Cerrar sesión');
  const dialog = await screen.findByRole('dialog', { name: '¿Cerrar sesión con cambios por enviar?' });
  expect(dialog.textContent).toContain('Queda 1 cambio sin enviar');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
  expect(auth.calls).toEqual([]);
  server.on('TravelToVisit', () => taken);
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Todo enviado');
  await press('Cerrar sesión');
  await screen.findByRole('heading', { name: 'Iniciar sesión' });
});

test('checklist answers are sent one by one, and Completar lists what is missing', async () => {
  let visit = workVisit({ status: 'IN_PROGRESS', arrivedAt: '2026-11-21T11:00:00.000Z' });
  server
    .on('MyDay', () => ({ data: { myDayMark: '', myVisits: [visit] } }))
    .on('VisitAtWork', () => ({ data: { visit } }))
    .on('AnswerVisitChecklist', ({ variables }) => {
      const { answer = null } = variables.input;
      const [point, ...others] = visit.service.checklist;
      if (point)
        visit = { ...visit, service: { ...visit.service, checklist: [{ ...point, answer }, ...others] } };
      return taken;
    });
  await open('/visits/v1');
  const done = await screen.findByLabelText(/Qué se ha hecho/);
  expect(screen.getByText('Falta: CO en humos, 1 foto, el trabajo realizado, la firma')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Completar' }).disabled).toBe(true);
  const field = await screen.findByLabelText(/CO en humos/);
  fireEvent.change(field, { target: { value: 'doce' } });
  fireEvent.blur(field);
  expect(screen.getByText('Indica un número válido, con un máximo de tres decimales')).toBeDefined();
  fireEvent.change(field, { target: { value: '12,5' } });
  fireEvent.blur(field);
  await waitFor(() => expect(server.calls('AnswerVisitChecklist')).toHaveLength(1));
  expect(server.inputs('AnswerVisitChecklist')[0]).toMatchObject({
    itemId: 'p1',
    answer: '12.5',
  });
  fireEvent.change(done, { target: { value: 'Cambiada la válvula' } });
  expect(screen.getByText('Falta: 1 foto, la firma')).toBeDefined();
});

test('a visit that does not exist or belongs to another technician is not found', async () => {
  server.on('VisitAtWork', () => ({ data: { visit: null } }));
  renderApp({ path: '/visits/nope', signedIn: true });
  expect(await screen.findByText('No se ha encontrado')).toBeDefined();
  expect(screen.getAllByRole('link', { name: 'Volver a Mi día' })).not.toEqual([]);
});
