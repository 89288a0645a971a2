import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Clock } from './clock.tsx';

test('the clock updates each second without being announced', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 21, 14, 5, 9) });
  render(<Clock />);
  const clock = screen.getByRole('timer');
  expect(clock.getAttribute('aria-live')).toBe('off');
  expect(clock.textContent).toContain('14:05:09');
  expect(clock.textContent).toContain('sáb, 21 nov 2026');
  act(() => void vi.advanceTimersByTime(1000));
  expect(clock.textContent).toContain('14:05:10');
});

test('an unmounted clock stops its timer', () => {
  vi.useFakeTimers();
  render(<Clock />).unmount();
  expect(vi.getTimerCount()).toBe(0);
});
