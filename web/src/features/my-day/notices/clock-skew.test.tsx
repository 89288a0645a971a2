import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { measureClock, readClock } from '#shared/device-clock.ts';
import { importChunks, NOW, openWork, visitAtWork, visitServer } from '../testing/test-visit.ts';

importChunks();
visitServer(visitAtWork);
afterEach(() => hear(0));

const MINUTE = 60_000;

function hear(minutes: number) {
  const date = new Date(Date.now() - minutes * MINUTE).toUTCString();
  measureClock(date, readClock(), readClock());
}

async function open(path: string, minutes: number) {
  const date = new Date(Date.now() - minutes * MINUTE).toISOString();
  // The fake server takes the date of its answers from here.
  vi.spyOn(Date.prototype, 'toUTCString').mockReturnValue(date);
  hear(minutes);
  await openWork(path);
}

test.each([
  ['/', 120, /va 2 h adelantado/],
  ['/visits/v1', 120, /va 2 h adelantado/],
  ['/visits/v1', -3, /va 3 min atrasado/],
] as const)('at %s a clock that is %s minutes ahead is reported', async (path, minutes, words) => {
  await open(path, minutes);
  expect((await screen.findByText(words)).textContent).toContain('se guardan corregidas');
});

test.each([0, 2, -1])('a clock that is %s minutes ahead is not reported', async (minutes) => {
  await open('/visits/v1', minutes);
  await screen.findByLabelText(/Qué se ha hecho/);
  expect(screen.queryByText(/El reloj de este móvil/)).toBeNull();
});

test('the elapsed time uses the corrected clock', async () => {
  // Started 41 minutes ago, which this clock takes for 2 h 41.
  vi.setSystemTime(NOW.getTime() + 120 * MINUTE);
  await open('/visits/v1', 120);
  expect(screen.getByRole('timer', { name: 'Tiempo de trabajo' }).textContent).toMatch(/^0?0:41:/);
});
