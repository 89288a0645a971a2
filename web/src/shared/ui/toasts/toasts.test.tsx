import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { dismissToast, TOAST_DURATION, toastError, toastSuccess, toastToStay } from './toast.tsx';
import { Toasts } from './toasts.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  dismissToast();
  render(<Toasts />);
});

const show = (toast: () => void) => act(toast);
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const close = () => screen.getByRole('button', { name: 'Cerrar aviso' });

test('a toast is announced and disappears after three seconds', () => {
  show(() => toastSuccess('Cliente guardado'));
  expect(screen.getByRole('status').textContent).toBe('Cliente guardado');
  wait(TOAST_DURATION - 100);
  expect(screen.queryByRole('status')).not.toBeNull();
  wait(200);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a focused toast stays; after closing it the next one disappears in time', () => {
  show(() => toastError({ message: 'No se ha guardado', requestId: 'r-1' }));
  expect(screen.getByRole('alert').textContent).toBe('No se ha guardadoIdentificador r-1');
  fireEvent.focus(close());
  wait(3 * TOAST_DURATION);
  expect(screen.getByRole('alert')).toBeDefined();
  fireEvent.click(close());
  expect(screen.queryByRole('alert')).toBeNull();
  show(() => toastSuccess('Guardado'));
  wait(TOAST_DURATION + 100);
  expect(screen.queryByRole('status')).toBeNull();
});

test('a permanent toast stays until it is dismissed by its id', () => {
  show(() => toastToStay('news', 'news', null, 'Hay una versión nueva'));
  wait(20 * TOAST_DURATION);
  expect(screen.getByText('Hay una versión nueva')).toBeDefined();
  show(() => dismissToast('news'));
  expect(screen.queryByText('Hay una versión nueva')).toBeNull();
});
