import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { failureOf } from '#shared/graphql/failure.ts';
import type { Mark } from '../../../outbox/acts/effects.ts';
import { queued, workVisit } from '../../../outbox/testing/test-work.ts';
import { SendPill, SendStrip } from './send-state.tsx';
import { VisitRows } from '../day/visit-rows.tsx';

const act = queued('k1', { operation: 'TravelToVisit', input: { id: 'v1' } });
const day = { acts: [], isLoaded: true, isKeeping: false, isOffline: false, failure: null, readAt: null };

test('a mark appears and disappears without moving the elements beside it', () => {
  const rows = (...marks: [string, Mark][]) => (
    <MemoryRouter>
      <VisitRows title="Hoy" visits={[workVisit()]} marks={new Map(marks)} />
    </MemoryRouter>
  );
  const { rerender } = render(rows());
  const row = screen.getByRole('link');
  const before = [...row.children];
  rerender(rows(['v1', 'waiting']));
  expect(row.textContent).toContain('(por enviar)');
  expect([...row.children]).toEqual(before);
  rerender(rows(['v1', 'refused']));
  expect(row.textContent).toContain('(no se ha aceptado)');
  rerender(rows());
  expect([...row.children]).toEqual(before);
  expect(row.textContent).not.toContain('(');
});

test('the status strip stays mounted while nothing is pending', () => {
  const { rerender } = render(<SendStrip {...day} />);
  const strip = screen.getByRole('status');
  expect(strip.textContent).toBe('Todo enviado');
  rerender(<SendStrip {...day} acts={[act]} />);
  expect(strip.textContent).toBe('1 cambio por enviar');
  rerender(<SendStrip {...day} acts={[act]} isOffline failure={failureOf('NO_CONNECTION')} />);
  expect(strip.textContent).toBe('Sin conexión · 1 cambio por enviar');
  rerender(<SendStrip {...day} acts={[act]} isOffline isKeeping />);
  expect(strip.textContent).toBe('Sin conexión · Guardando…');
  rerender(<SendStrip {...day} isOffline />);
  expect(strip.textContent).toBe('Sin conexión');
  rerender(<SendStrip {...day} />);
  expect(screen.getByRole('status')).toBe(strip);
});

test('an action counts as pending only after it is stored on the device', () => {
  const { rerender } = render(<SendPill {...day} acts={[act]} isKeeping />);
  expect(screen.getByRole('status').textContent).toBe('Guardando…');
  rerender(<SendPill {...day} acts={[act]} />);
  expect(screen.getByRole('status').textContent).toBe('1 por enviar');
});

test('neither pill nor strip says that everything is sent before the queue is loaded', () => {
  const pill = render(<SendPill {...day} isLoaded={false} />);
  expect(screen.getByRole('status').textContent).toBe('Comprobando…');
  pill.unmount();
  render(<SendStrip {...day} isLoaded={false} />);
  expect(screen.getByRole('status').textContent).toBe('Comprobando…');
});
