import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { QueuedAct } from '../../../outbox/acts/act.ts';
import type * as storage from '../../../outbox/kept/storage.ts';
import { EMPTY_DRAFT } from '../../../outbox/kept/draft.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { PLACE, queued, workVisit } from '../../../outbox/testing/test-work.ts';
import {
  importChunks,
  NOW,
  openWork,
  press,
  TAKEN,
  visitServer,
  visitAtWork,
} from '../testing/test-visit.ts';

const device = vi.hoisted(() => ({ shelf: new Map<string, unknown>(), acts: [] as QueuedAct[] }));
vi.mock('../../../outbox/kept/storage.ts', async (importReal) => {
  const real = await importReal<typeof storage>();
  return {
    ...real,
    memoryShelf: () => real.memoryShelf(device.shelf),
    memoryActs: () => real.memoryActs(device.acts),
  };
});

importChunks();
const kit = visitServer(() => {
  const { service } = visitAtWork({ checklist: workVisit().service.checklist });
  return workVisit({ service });
});

const ANNULLED = 'Una visita «Anulada» ya no cambia de estado';
const refused = <N extends string>(typename: N, message: string) => ({
  data: { result: { __typename: typename, message } },
});
let isOffline: boolean;
let isWithdrawn: boolean;

beforeEach(() => {
  device.shelf.clear();
  device.acts.length = 0;
  [isOffline, isWithdrawn] = [false, false];
  const visit = () => (isWithdrawn ? null : kit.visit);
  kit.on('VisitAtWork', () => (isOffline ? 'no-network' : { data: { visit: visit() } }));
  kit.on('MyDay', () => ({ data: { myDayMark: '', myVisits: isWithdrawn ? [] : [kit.visit] } }));
  kit.on('StartVisit', () => (isOffline ? 'no-network' : refused('TransitionError', ANNULLED)));
  for (const operation of ['AddVisitNote', 'AnswerVisitChecklist'] as const) {
    kit.on(operation, () => (isOffline ? 'no-network' : refused('NotFoundError', 'No se ha encontrado')));
  }
});

const write = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function workWithdrawn() {
  const app = await openWork('/visits/v1');
  isOffline = true;
  await press('Iniciar');
  await screen.findByLabelText(/Qué se ha hecho/);
  fireEvent.change(await screen.findByLabelText(/CO en humos/), { target: { value: '12' } });
  fireEvent.blur(screen.getByLabelText(/CO en humos/));
  write(/Qué se ha hecho/, 'Cambiada la válvula');
  write(/Nota nueva/, 'Vuelve el martes');
  [isOffline, isWithdrawn] = [false, true];
  window.dispatchEvent(new Event('online'));
  await screen.findByText('No se ha aceptado: Iniciar');
  return app;
}

const kept = () => screen.findByRole('region', { name: 'Lo que no se ha enviado' });

test('a withdrawn visit offers no actions, and the text typed in it can be copied', async () => {
  const { router } = await workWithdrawn();
  expect(await screen.findByText('Esta visita ya no es tuya')).toBeDefined();
  expect(screen.getByText(ANNULLED)).toBeDefined();
  expect(screen.getByRole('heading', { level: 1, name: 'No calienta el agua' })).toBeDefined();
  for (const name of ['Iniciar', 'En camino', 'Completar', 'No completada'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  const words = () => kept().then(({ textContent }) => textContent);
  await expect.poll(words).toContain('Trabajo realizadoCambiada la válvula');
  await expect.poll(words).toContain('Nota sin añadirVuelve el martes');
  // The answer waits behind the refused action.
  await expect.poll(words).toContain('Respuesta12');
  await userEvent.setup().click(within(await kept()).getByRole('button', { name: 'Copiar' }));
  const lines = (await navigator.clipboard.readText()).split('\n');
  expect(lines).toContain('Trabajo realizado: Cambiada la válvula');
  expect(lines).toContain('Respuesta: 12');

  await router.navigate('/');
  const elsewhere = within(await screen.findByRole('region', { name: 'Escrito y sin enviar' }));
  await userEvent.click(elsewhere.getByRole('link', { name: 'No calienta el agua' }));
  await expect.poll(words).toContain('Cambiada la válvula');
  expect(await screen.findByText('Esta visita ya no es tuya')).toBeDefined();
});

test.each([true, false])('the text is kept when the page is reopened (offline: %s)', async (isGone) => {
  const app = await workWithdrawn();
  await screen.findByText('Esta visita ya no es tuya');
  app.unmount();
  isOffline = isGone;
  await openWork('/visits/v1');
  const message = isGone ? 'No se ha podido cargar la visita' : 'Esta visita ya no es tuya';
  expect(await screen.findByText(message)).toBeDefined();
  expect((await kept()).textContent).toContain('Cambiada la válvula');
  // Discarding the refused actions keeps the text and the title of its visit.
  isOffline = false;
  for (const words of [
    'No se ha aceptado: Iniciar',
    'No se ha aceptado: Respuesta de la lista de comprobación',
  ]) {
    const card = (await screen.findByText(words)).closest('section');
    const alert = within(card ?? document.body);
    await userEvent.click(alert.getByRole('button', { name: 'Descartar' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Descartar' }));
  }
  await waitFor(() => expect(device.acts).toEqual([]));
  expect(screen.getByRole('heading', { level: 1, name: 'No calienta el agua' })).toBeDefined();
  expect((await kept()).textContent).toContain('Cambiada la válvula');
});

test('discarding the text and the refused actions removes every trace of the visit', async () => {
  const { router } = await workWithdrawn();
  const discard = async (from: HTMLElement) => {
    await userEvent.click(within(from).getByRole('button', { name: 'Descartar' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Descartar' }));
  };
  await discard(await kept());
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Lo que no se ha enviado' })).toBeNull());
  await discard(screen.getByRole('alert'));
  await screen.findByText('Todo enviado');
  // The discarded answer is not sent.
  expect(kit.calls('AnswerVisitChecklist')).toEqual([]);
  await router.navigate('/');
  await screen.findByText('No tienes visitas hoy');
  expect(screen.queryByText('Escrito y sin enviar')).toBeNull();
});

test('text sent with the completion of a visit is not listed as unsent', async () => {
  [isOffline, isWithdrawn] = [true, true];
  kit.on('CompleteVisit', () => (isOffline ? 'no-network' : refused('NotFoundError', 'No se ha encontrado')));
  const other = { ...PLACE, visitId: 'v9', title: 'Gotea el radiador' };
  for (const place of [PLACE, other])
    device.shelf.set(`draft.${place.visitId}`, { ...EMPTY_DRAFT, resolution: 'Cambiada', place });
  const end = { operation: 'CompleteVisit', input: { id: 'v1', resolution: 'Cambiada' } } as const;
  device.acts.push(queued('k1', end, { owner: 'u1' }));
  renderApp({ path: '/', signedIn: true });
  const elsewhere = within(await screen.findByRole('region', { name: 'Escrito y sin enviar' }));
  expect(elsewhere.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Gotea el radiador']);
});

test('later actions are refused with the same message, and the text is kept', async () => {
  await workWithdrawn();
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Descartar' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Descartar' }));
  const card = within(await screen.findByRole('alert'));
  await card.findByText('No se ha aceptado: Respuesta de la lista de comprobación');
  expect(card.getByText('Esta visita ya no es tuya')).toBeDefined();
  expect(card.getByText('12')).toBeDefined();
  expect((await kept()).textContent).toContain('Cambiada la válvula');
});

test('a visit withdrawn while the technician is typing keeps the text', async () => {
  kit.visit = visitAtWork();
  await openWork('/visits/v1');
  await screen.findByLabelText(/Qué se ha hecho/);
  write(/Qué se ha hecho/, 'A medias');
  isWithdrawn = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('Esta visita ya no es tuya')).toBeDefined();
  expect((await kept()).textContent).toContain('A medias');
});

test('a refused action of a visit that is still assigned keeps the typed text visible', async () => {
  await openWork('/visits/v1');
  isOffline = true;
  await press('Iniciar');
  await screen.findByLabelText(/Qué se ha hecho/);
  write(/Qué se ha hecho/, 'Cambiada la válvula');
  isOffline = false;
  const asked = kit.calls('VisitAtWork').length;
  window.dispatchEvent(new Event('online'));
  await screen.findByText('No se ha aceptado: Iniciar');
  expect((await kept()).textContent).toContain('Cambiada la válvula');
  expect(kit.calls('VisitAtWork').length).toBeGreaterThan(asked);
  expect(screen.getByRole('button', { name: 'En camino' })).toBeDefined();
  // The next attempt puts the text back in its field.
  kit.on('StartVisit', () => {
    kit.visit = { ...kit.visit, status: 'IN_PROGRESS', arrivedAt: NOW.toISOString() };
    return TAKEN;
  });
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Reintentar' }));
  const field = await screen.findByLabelText<HTMLTextAreaElement>(/Qué se ha hecho/);
  expect(field.value).toBe('Cambiada la válvula');
  expect(screen.queryByRole('region', { name: 'Lo que no se ha enviado' })).toBeNull();
});
