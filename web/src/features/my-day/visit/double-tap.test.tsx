import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { workVisit } from '../../../outbox/testing/test-work.ts';
import {
  importChunks,
  NOW,
  openWork,
  press,
  TAKEN,
  visitServer,
  visitAtWork,
} from '../testing/test-visit.ts';

importChunks();
const kit = visitServer(workVisit);

beforeEach(() => {
  // Actions stay in the queue, where they are counted.
  for (const operation of ['TravelToVisit', 'StartVisit', 'PauseVisit', 'ResumeVisit'] as const)
    kit.on(operation, () => 'no-network');
});

const twice = (name: string) => userEvent.dblClick(screen.getByRole('button', { name }));
const button = (name: string) => screen.getByRole('button', { name });

test('a double tap performs one action: the button that replaces the first one is inert for a moment', async () => {
  await openWork();
  await twice('En camino');
  await screen.findByText('1 por enviar');
  const start = button('Iniciar');
  expect(document.activeElement).toBe(start);
  // A later tap counts.
  await waitFor(() => expect(start.closest('[aria-disabled=true]')).toBeNull());
  await userEvent.click(start);
  await screen.findByText('2 por enviar');
});

test('two taps within one frame perform one action', async () => {
  await openWork();
  const step = button('En camino');
  fireEvent.click(step);
  fireEvent.click(step);
  await screen.findByText('1 por enviar');
  expect(button('Iniciar')).toBeDefined();
  expect(screen.queryByText('2 por enviar')).toBeNull();
});

test('a tap counts on a page that paints no frame', async () => {
  vi.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  await openWork();
  fireEvent.click(button('En camino'));
  await screen.findByText('1 por enviar');
});

test('a step has the time of its tap when the page is drawn late', async () => {
  kit.on('TravelToVisit', () => TAKEN);
  await openWork();
  fireEvent.click(button('En camino'));
  vi.setSystemTime(NOW.getTime() + 600_000);
  await waitFor(() => expect(kit.inputs('TravelToVisit')).toHaveLength(1));
  expect(kit.inputs('TravelToVisit')[0]?.occurredAt).toBe(NOW.toISOString());
});

test('a double tap on Iniciar does not press the button that appears in its place', async () => {
  await openWork('/visits/v1');
  await twice('Iniciar');
  await screen.findByText(/1 cambio por enviar/);
  expect(button('No completada')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a double tap on Completar does not close the confirmation dialog', async () => {
  kit.visit = visitAtWork();
  await openWork('/visits/v1');
  fireEvent.change(await screen.findByLabelText(/Qué se ha hecho/), { target: { value: 'Cambiada' } });
  const clock = vi.spyOn(performance, 'now').mockReturnValue(10_000);
  await press('Completar');
  const cancel = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Cancelar' });
  clock.mockReturnValue(10_300);
  fireEvent.click(cancel);
  expect(screen.getByRole('dialog')).toBeDefined();
  // A later tap counts.
  clock.mockReturnValue(10_700);
  fireEvent.click(cancel);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a double tap on Pausar in the dialog does not press Reanudar', async () => {
  kit.visit = visitAtWork();
  await openWork('/visits/v1');
  await press('Pausar');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Pausar' }));
  await press('Reanudar');
  await screen.findByText(/1 cambio por enviar/);
  expect(button('Reanudar')).toBeDefined();
});
