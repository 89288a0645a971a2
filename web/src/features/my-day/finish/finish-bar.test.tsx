import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { workVisit } from '../../../outbox/testing/test-work.ts';
import { importChunks, openWork, press, visitAtWork, visitServer } from '../testing/test-visit.ts';

importChunks();
const kit = visitServer(workVisit);
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

test.each([
  [
    'planned in three days is disabled',
    '2026-11-24',
    'La visita está programada para el 24/11/2026: la oficina tiene que moverla para que puedas',
  ],
  ['planned for tomorrow is allowed', '2026-11-22', null],
])('starting a visit %s', async (_name, day, problem) => {
  const hours = { plannedStart: `${day}T12:15:00.000Z`, plannedEnd: `${day}T13:45:00.000Z` };
  kit.visit = workVisit(hours);
  await openWork('/visits/v1');
  expect(button('Iniciar').disabled).toBe(problem !== null);
  expect(button('En camino').disabled).toBe(problem !== null);
  if (problem !== null) expect(screen.getByText(new RegExp(`^${problem}`))).toBeDefined();
});

test('the missing items are a collapsible line whose full text screen readers always have', async () => {
  kit.visit = workVisit({ status: 'IN_PROGRESS', arrivedAt: '2026-11-21T11:00:00.000Z' });
  await openWork('/visits/v1');
  await screen.findByLabelText(/Qué se ha hecho/);
  const words = screen.getByText('Falta: CO en humos, 1 foto, el trabajo realizado, la firma');
  expect(words.className).toContain('visually-hidden');
  expect(button('Faltan 4').getAttribute('aria-expanded')).toBe('false');
  await press('Faltan 4');
  expect(button('Faltan 4').getAttribute('aria-expanded')).toBe('true');
  expect(button('CO en humos')).toBeDefined();
  await press('Faltan 4');
  expect(screen.queryByRole('button', { name: 'CO en humos' })).toBeNull();
  await press('Faltan 4');
  screen.getByLabelText(/Qué se ha hecho/).focus();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'CO en humos' })).toBeNull());
});

test.each([
  ['el trabajo realizado', () => screen.getByLabelText(/Qué se ha hecho/)],
  ['CO en humos', () => screen.getByLabelText(/CO en humos/)],
  ['1 foto', () => screen.getByRole('button', { name: 'Añadir fotos' })],
  ['la firma', () => screen.getByRole('button', { name: 'No quiere firmar' })],
])('the missing item «%s» moves the focus to its field', async (words, field) => {
  kit.visit = workVisit({ status: 'IN_PROGRESS', arrivedAt: '2026-11-21T11:00:00.000Z' });
  await openWork('/visits/v1');
  await screen.findByLabelText(/Qué se ha hecho/);
  await press('Faltan 4');
  await press(words);
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole('button', { name: words })).toBeNull();
});

test('a single missing item moves the focus to its field directly', async () => {
  kit.visit = visitAtWork();
  await openWork('/visits/v1');
  const field = await screen.findByLabelText(/Qué se ha hecho/);
  await press('Falta 1');
  expect(document.activeElement).toBe(field);
});

test('a completed visit links to its report, and says that it needs a connection while offline', async () => {
  const done = { arrivedAt: '2026-11-21T10:00:00.000Z', finishedAt: '2026-11-21T11:00:00.000Z' };
  kit.visit = workVisit({
    ...done,
    status: 'COMPLETED',
    resolution: 'Hecho',
    report: { id: 'r1', code: 'PT-2026-0007' },
  });
  await openWork('/visits/v1');
  const link = await screen.findByRole('link', { name: 'Ver parte de trabajo' });
  expect(link.getAttribute('href')).toBe('/services/s1/report/r1');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  expect(await screen.findByText('El parte de trabajo se puede ver con conexión.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Ver parte de trabajo' })).toBeNull();
  online.mockRestore();
});

test('the address includes postal code and town', async () => {
  await openWork();
  const next = within(screen.getByRole('region', { name: 'Siguiente visita' }));
  expect(next.getByRole('link', { name: /Cómo llegar/ }).textContent).toContain(
    '28009 Madrid · Llaves en conserjería',
  );
});
