import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ComponentType } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../button.tsx';
import { DateInput } from './date-input.tsx';
import { DateTimeInput } from './date-time-input.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { TimeInput } from './time-input.tsx';
import type { WhenInputProps } from './when-input.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

function Held({ Input, first = '' }: { Input: ComponentType<WhenInputProps>; first?: string }) {
  const [value, onChange] = useState(first);
  return (
    <>
      <Input label="Cuándo" value={value} onChange={onChange} />
      <output>{value}</output>
    </>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Cuándo');
const held = () => screen.getByRole('status').textContent;
const native = () => document.querySelector<HTMLInputElement>('input[type="date"]');

test.each([
  [DateInput, '5/3/2027', '05/03/2027', '2027-03-05'],
  [TimeInput, '930', '09:30', '09:30'],
  [DateTimeInput, '231120261430', '23/11/2026 14:30', '2026-11-23T14:30'],
] as const)('input is formatted as in Spain and stored as ISO', async (Input, keys, text, value) => {
  render(<Held Input={Input} />);
  await userEvent.type(field(), keys);
  expect([field().value, held()]).toEqual([text, value]);
});

test('an ISO text is accepted and shown in Spanish format', () => {
  render(<Held Input={DateInput} />);
  fireEvent.change(field(), { target: { value: '2026-11-23' } });
  expect([field().value, held()]).toEqual(['23/11/2026', '2026-11-23']);
});

test('an incomplete text has no value, and is completed on blur', async () => {
  render(<Held Input={DateInput} first="2026-11-23" />);
  await userEvent.type(field(), '{Backspace}{Backspace}');
  expect([field().value, held()]).toEqual(['23/11/20', '']);
  fireEvent.change(field(), { target: { value: '24/11/27' } });
  await userEvent.tab();
  expect([field().value, held()]).toEqual(['24/11/2027', '2027-11-24']);
});

test('an unreadable text stays with an error and blocks its form', async () => {
  const send = vi.fn();
  render(
    <Dialog
      open
      title="¿Cuándo?"
      onClose={vi.fn()}
      onSubmit={send}
      actions={<Button submit title="Guardar" />}
    >
      <Held Input={DateInput} />
    </Dialog>,
  );
  await userEvent.type(field(), '31/02/2026');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field());
  expect(field().value).toBe('31/02/2026');
  expect(screen.getByText('Escribe una fecha que exista, así: 23/11/2026')).toBeDefined();
  await userEvent.clear(field());
  await userEvent.type(field(), '28/02/2026{Enter}');
  expect(send).toHaveBeenCalledOnce();
});

test('the calendar sets the day and keeps the time', async () => {
  const show = vi.spyOn(HTMLInputElement.prototype, 'showPicker').mockReturnValue();
  render(<Held Input={DateTimeInput} />);
  await userEvent.click(screen.getByRole('button', { name: 'Abrir calendario' }));
  expect(show).toHaveBeenCalledOnce();
  fireEvent.change(native()!, { target: { value: '2026-11-23' } });
  expect([field().value, held()]).toEqual(['23/11/2026 ', '']);
  expect(document.activeElement).toBe(field());
  await userEvent.type(field(), '1430');
  fireEvent.change(native()!, { target: { value: '2026-11-24' } });
  expect([field().value, held()]).toEqual(['24/11/2026 14:30', '2026-11-24T14:30']);
});

test('a touch screen gets the native picker', () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
  render(<Held Input={DateTimeInput} first="2026-11-23T14:30" />);
  expect([field().type, field().value]).toEqual(['datetime-local', '2026-11-23T14:30']);
  expect(screen.queryByRole('button')).toBeNull();
});
