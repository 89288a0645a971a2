import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { measureClock, readClock } from '#shared/device-clock.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { workVisit } from '../../../outbox/testing/test-work.ts';
import { week, weekVisit } from '../testing/test-week.ts';
import { importChunks, NOW, openWork, visitServer } from '../testing/test-visit.ts';

importChunks();
const kit = visitServer(() => workVisit());

beforeEach(async () => {
  await import('./week-ahead.tsx');
  kit.on('MyWeek', () => ({
    data: week(
      [weekVisit('2026-11-23'), weekVisit('2026-11-25', { id: 'w9', client: { id: 'c9', name: 'Bar Luz' } })],
      [{ date: '2026-11-26', holiday: null, absence: 'VACATION' }],
    ),
  }));
});

const ahead = async () => within(await screen.findByRole('region', { name: 'Próximos días' }));
const offline = () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
};

test('the next days are listed with hour, client, street and kind of work, and with days off', async () => {
  await openWork();
  const list = await ahead();
  const monday = within(await list.findByRole('region', { name: 'Lunes, 23 de noviembre' }));
  const row = monday.getByRole('link');
  expect(row.getAttribute('href')).toBe('/visits/w2026-11-23');
  for (const words of ['09:00', 'Comunidad Goya 8', 'Calle de Goya 8', 'Mantenimiento'])
    expect(row.textContent).toContain(words);
  expect(list.getByRole('region', { name: 'Martes, 24 de noviembre' }).textContent).toContain('Sin visitas');
  expect(list.getByRole('region', { name: 'Jueves, 26 de noviembre' }).textContent).toContain('Vacaciones');
  expect(list.queryByText(/Visto por última vez/)).toBeNull();
});

test('the week is requested once, and again only with Actualizar', async () => {
  await openWork();
  const list = await ahead();
  await list.findByText('Bar Luz');
  expect(kit.calls('MyWeek')).toEqual([{ today: '2026-11-21', tomorrow: '2026-11-22' }]);
  const before = kit.calls('MyDay').length;
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(kit.calls('MyDay').length).toBeGreaterThan(before));
  expect(kit.calls('MyWeek')).toHaveLength(1);
  await userEvent.click(list.getByRole('button', { name: 'Actualizar' }));
  await waitFor(() => expect(kit.calls('MyWeek')).toHaveLength(2));
});

describe.each([120, -120])('with a clock that is %i minutes ahead', (minutes) => {
  const MINUTE = 60_000;
  const hear = (ahead: number) => {
    const date = new Date(Date.now() - ahead * MINUTE).toUTCString();
    measureClock(date, readClock(), readClock());
  };
  const setTime = (after: number) => {
    vi.setSystemTime(NOW.getTime() + (minutes + after) * MINUTE);
    // The fake server takes the date of its answers from here.
    vi.spyOn(Date.prototype, 'toUTCString').mockReturnValue(
      new Date(NOW.getTime() + after * MINUTE).toISOString(),
    );
    hear(minutes);
  };
  afterEach(() => {
    vi.restoreAllMocks();
    hear(0);
  });

  test('the week is requested once and again when outdated, and the time of the last answer is shown corrected', async () => {
    setTime(0);
    await openWork();
    const list = await ahead();
    await list.findByText('Bar Luz');
    const before = kit.calls('MyDay').length;
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(kit.calls('MyDay').length).toBeGreaterThan(before));
    expect(kit.calls('MyWeek')).toHaveLength(1);
    setTime(31);
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(kit.calls('MyWeek')).toHaveLength(2));
    offline();
    expect(await list.findByText(/Visto por última vez hoy, 13:12/)).toBeDefined();
  });
});

test('without a connection the last known week is shown with its time, and Actualizar is disabled', async () => {
  await openWork();
  const list = await ahead();
  await list.findByText('Bar Luz');
  offline();
  expect(await list.findByText(/Visto por última vez hoy, 12:41/)).toBeDefined();
  expect(list.getByRole('button', { name: 'Actualizar' })).toHaveProperty('disabled', true);
  expect(list.getByText('Necesita conexión')).toBeDefined();
  expect(list.getByText('Bar Luz')).toBeDefined();
});

test('a visit of another day opens with the known data and is completed once online', async () => {
  await openWork();
  const list = await ahead();
  const row = await list.findByRole('link', { name: /Bar Luz/ });
  kit.on('VisitAtWork', () => 'no-network');
  await userEvent.click(row);
  const card = within(await screen.findByRole('region', { name: 'Datos de la visita' }));
  expect(card.getByText('S-2026-0400 · Revisión anual')).toBeDefined();
  expect(card.getByRole('link', { name: /Cómo llegar/ })).toBeDefined();
  expect(card.getByText(/se descarga con conexión/)).toBeDefined();
  const found = workVisit({ id: 'w9' });
  kit.on('VisitAtWork', () => ({ data: { visit: found } }));
  window.dispatchEvent(new Event('online'));
  expect(await screen.findByRole('heading', { level: 1, name: found.service.title })).toBeDefined();
});

test('a failed request for the week shows an error and keeps the day', async () => {
  kit.on('MyWeek', () => ({
    data: null,
    errors: [{ message: 'x', extensions: { code: 'INTERNAL_SERVER_ERROR' } }],
  }));
  await openWork();
  const list = await ahead();
  expect(await list.findByRole('alert')).toBeDefined();
  expect(screen.getByRole('region', { name: 'Siguiente visita' })).toBeDefined();
});

test('signing out deletes the week', async () => {
  const app = await openWork();
  await (await ahead()).findByText('Bar Luz');
  await app.store.signOut();
  app.unmount();
  kit.on('MyWeek', () => 'no-network');
  renderApp({ path: '/', signedIn: true });
  expect(await screen.findByText(/cuando se hayan visto una vez/)).toBeDefined();
  expect(screen.queryByText('Bar Luz')).toBeNull();
});

test('two absences of the same kind on one day are both shown', async () => {
  const off = { date: '2026-11-26', holiday: null, absence: 'VACATION' } as const;
  const complaint = vi.spyOn(console, 'error');
  kit.on('MyWeek', () => ({ data: week([], [off, off]) }));
  await openWork();
  const day = within(await (await ahead()).findByRole('region', { name: 'Jueves, 26 de noviembre' }));
  expect(day.getAllByText('Vacaciones')).toHaveLength(2);
  expect(complaint).not.toHaveBeenCalled();
});

test('a phone that believes it is online shows the time of a known week while the day cannot be read', async () => {
  let isCut = false;
  kit.on('MyDay', () => (isCut ? 'no-network' : { data: { myDayMark: '', myVisits: [workVisit()] } }));
  await openWork();
  const list = await ahead();
  await list.findByText('Bar Luz');
  isCut = true;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await list.findByText(/Visto por última vez hoy, 12:41/)).toBeDefined();
  expect(list.getByRole('button', { name: 'Actualizar' })).toHaveProperty('disabled', true);
  isCut = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(list.queryByText(/Visto por última vez/)).toBeNull());
  expect(kit.calls('MyWeek')).toHaveLength(1);
});
