import { render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Hint } from './hint.tsx';

const box = (top: number, bottom: number) => new DOMRect(0, top, 300, bottom - top);
const reason = (message: string) =>
  ({ kind: 'OUTSIDE_HOURS', severity: 'WARNING', technicianId: 't1', message }) as const;

function hintIn(row: DOMRect, reasons: readonly string[]) {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    if (this.role === 'region') return box(100, 700);
    return this.hasAttribute('data-track') ? row : box(0, this.querySelectorAll('li').length * 100);
  });
  const plan = (said: readonly string[]) => (
    <div role="region" aria-label="Plan">
      <div data-track="t1">
        <Hint reasons={said.map(reason)} />
      </div>
    </div>
  );
  const { container, rerender } = render(plan(reasons));
  return {
    isAbove: () => container.querySelector('ul')?.parentElement?.hasAttribute('data-above'),
    say: (said: readonly string[]) => rerender(plan(said)),
  };
}

afterEach(() => vi.restoreAllMocks());

test('a hint is shown below its row, and above it when there is not enough space below', () => {
  const { isAbove, say } = hintIn(box(400, 480), ['Fuera de su horario']);
  expect(isAbove()).toBe(false);
  say(['Fuera de su horario', 'Fuera de zona', 'Le falta una competencia']);
  expect(isAbove()).toBe(true);
  say(['Fuera de zona']);
  expect(isAbove()).toBe(false);
});

test('a hint stays below its row when neither side has enough space and above has less', () => {
  const { isAbove } = hintIn(box(200, 280), ['a', 'b', 'c', 'd', 'e']);
  expect(isAbove()).toBe(false);
});
