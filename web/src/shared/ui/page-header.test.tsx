import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { HeaderSlotsProvider, PageHeader } from './page-header.tsx';

const place = () => document.body.appendChild(document.createElement('div'));

const frame = (heading: HTMLElement | null) => (
  <MemoryRouter>
    <HeaderSlotsProvider value={{ heading, action: null }}>
      <button type="button">Buscar…</button>
      <PageHeader title="Tablero" />
    </HeaderSlotsProvider>
  </MemoryRouter>
);

const heading = () => screen.getByRole('heading', { level: 1, name: 'Tablero' });

describe('the heading of a page that is not the first', () => {
  beforeEach(() => {
    render(frame(place())).unmount();
  });

  test('takes the focus', () => {
    const { rerender } = render(frame(null));
    rerender(frame(place()));
    expect(document.activeElement).toBe(heading());
  });

  test('leaves the focus where the person put it before it came', () => {
    const { rerender } = render(frame(null));
    const box = screen.getByRole('button', { name: 'Buscar…' });
    box.focus();
    rerender(frame(place()));
    expect(heading()).toBeDefined();
    expect(document.activeElement).toBe(box);
  });

  test('takes the focus from the link that opened its page', () => {
    const slot = place();
    render(<a href="/">Tablero</a>);
    screen.getByRole('link', { name: 'Tablero' }).focus();
    render(frame(slot));
    expect(document.activeElement).toBe(heading());
  });
});
