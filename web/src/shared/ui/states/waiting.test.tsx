import { act, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BusyProvider, useBusy } from './busy.tsx';
import { Waiting } from './waiting.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const State = () => <output>{useBusy() ? 'busy' : 'complete'}</output>;

test('a waiting part marks the page as busy at once and shows bars only after a delay', () => {
  const { container } = render(
    <BusyProvider>
      <State />
      <Waiting lines={3} />
    </BusyProvider>,
  );
  const shown = () => container.querySelectorAll('[data-skeleton] [data-shown]').length;
  expect([container.querySelector('output')?.textContent, shown()]).toEqual(['busy', 0]);
  act(() => {
    vi.advanceTimersByTime(200);
  });
  expect(shown()).toBe(3);
});
