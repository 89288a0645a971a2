import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Splash } from './splash.tsx';

afterEach(() => document.getElementById('start')?.remove());

function startMark(opacity: string): void {
  const start = document.createElement('div');
  start.id = 'start';
  start.style.opacity = opacity;
  document.body.append(start);
}

test('the splash screen has the accessible name «Cargando»', () => {
  render(<Splash />);
  const splash = screen.getByRole('status', { name: 'Cargando' });
  expect(splash.textContent).toBe('Cargando…');
  expect(splash.dataset['atOnce']).toBeUndefined();
});

test.each([
  ['0', undefined],
  ['0.5', 'true'],
  ['1', 'true'],
])('with the start mark at opacity %s the splash screen shows at once: %s', (opacity, atOnce) => {
  startMark(opacity);
  render(<Splash />);
  expect(screen.getByRole('status').dataset['atOnce']).toBe(atOnce);
});
