import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSlow } from './use-slow.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('a wait is slow once it has taken a moment, and no longer when it ends', () => {
  const { result, rerender } = renderHook((isWaiting: boolean) => useSlow(isWaiting), {
    initialProps: false,
  });
  pass(1_000);
  expect(result.current).toBe(false);
  rerender(true);
  pass(149);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(false);
});

test('each wait is timed from its own beginning', () => {
  const { result, rerender } = renderHook((isWaiting: boolean) => useSlow(isWaiting), { initialProps: true });
  pass(150);
  rerender(false);
  rerender(true);
  expect(result.current).toBe(false);
  pass(149);
  expect(result.current).toBe(false);
  pass(1);
  expect(result.current).toBe(true);
});
