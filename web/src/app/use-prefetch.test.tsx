import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { Busy, BusyProvider } from '#shared/ui/states/busy.tsx';
import { usePrefetch } from './use-prefetch.ts';
import { fetchTechnicianParts } from './technician-parts.ts';

vi.mock('./technician-parts.ts', () => ({ fetchTechnicianParts: vi.fn() }));

const focus = vi.hoisted(() => ({ keepFocus: vi.fn() }));
vi.mock('./layouts/keep-focus.ts', () => focus);

const forms = vi.hoisted(() => ({ fetched: 0 }));
vi.mock('#records/save/form-parts.ts', () => {
  forms.fetched += 1;
  return {};
});

function Screen({ isWaiting, role = 'TECHNICIAN' }: { isWaiting: boolean; role?: 'TECHNICIAN' | 'AGENT' }) {
  usePrefetch(role);
  return isWaiting && <Busy />;
}

const inFrame = (screen: ReactNode) => <BusyProvider>{screen}</BusyProvider>;

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('what later screens need waits until the first one has its data', () => {
  vi.useFakeTimers();
  const { rerender } = render(inFrame(<Screen isWaiting />));
  pass(10_000);
  expect(fetchTechnicianParts).not.toHaveBeenCalled();
  rerender(inFrame(<Screen isWaiting={false} />));
  pass(100);
  expect(fetchTechnicianParts).not.toHaveBeenCalled();
  pass(100);
  expect(fetchTechnicianParts).toHaveBeenCalledTimes(1);
});

test('the office fetches the forms, technicians do not', async () => {
  vi.useFakeTimers();
  const { rerender } = render(inFrame(<Screen isWaiting={false} />));
  pass(10_000);
  expect(forms.fetched).toBe(0);
  rerender(inFrame(<Screen isWaiting={false} role="AGENT" />));
  pass(10_000);
  await vi.waitFor(() => expect(forms.fetched).toBe(1));
});

test.each(['AGENT', 'TECHNICIAN'] as const)('the focus is kept for %s', async (role) => {
  vi.useFakeTimers();
  focus.keepFocus.mockClear();
  render(inFrame(<Screen isWaiting={false} role={role} />));
  pass(10_000);
  await vi.waitFor(() => expect(focus.keepFocus).toHaveBeenCalled());
});

test('the office fetches nothing of a technician', () => {
  vi.useFakeTimers();
  vi.mocked(fetchTechnicianParts).mockClear();
  render(inFrame(<Screen isWaiting={false} role="AGENT" />));
  pass(10_000);
  expect(fetchTechnicianParts).not.toHaveBeenCalled();
});
