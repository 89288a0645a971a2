import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useWhileSeen } from './use-while-seen.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let seen: DocumentVisibilityState = 'visible';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
});
afterEach(() => {
  seen = 'visible';
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function start() {
  const ask = vi.fn();
  const { unmount } = renderHook(() => useWhileSeen(ask));
  return { ask, unmount };
}

const show = (state: DocumentVisibilityState) => {
  seen = state;
  document.dispatchEvent(new Event('visibilitychange'));
};

test('polls every five seconds while somebody uses the page', () => {
  const { ask } = start();
  for (let second = 0; second < 120; second += 1) {
    vi.advanceTimersByTime(SECOND);
    document.dispatchEvent(new Event('pointermove'));
  }
  expect(ask).toHaveBeenCalledTimes(24);
});

test('polls at most 80 times in an hour without activity', () => {
  const { ask } = start();
  vi.advanceTimersByTime(60 * MINUTE);
  expect(ask.mock.calls.length).toBeLessThanOrEqual(80);
  expect(ask.mock.calls.length).toBeGreaterThan(60);
});

test('polls at once when activity resumes, and again five seconds later', () => {
  const { ask } = start();
  vi.advanceTimersByTime(20 * MINUTE + 10 * SECOND);
  ask.mockClear();
  document.dispatchEvent(new Event('keydown'));
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5 * SECOND);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('does not poll while the page is hidden, and polls at once when it is shown', () => {
  const { ask } = start();
  show('hidden');
  vi.advanceTimersByTime(60 * MINUTE);
  expect(ask).not.toHaveBeenCalled();
  show('visible');
  expect(ask).toHaveBeenCalledTimes(1);
});

test('stops when the page is left', () => {
  const { ask, unmount } = start();
  unmount();
  vi.advanceTimersByTime(10 * MINUTE);
  document.dispatchEvent(new Event('pointermove'));
  expect(ask).not.toHaveBeenCalled();
});

test('looks once when its tab or its window comes back, and says so', () => {
  const { ask } = start();
  show('hidden');
  show('visible');
  window.dispatchEvent(new Event('focus'));
  expect(ask.mock.calls).toEqual([[true]]);
  vi.advanceTimersByTime(2 * SECOND);
  window.dispatchEvent(new Event('focus'));
  expect(ask).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(5 * SECOND);
  expect(ask.mock.calls.at(-1)).toEqual([false]);
});
