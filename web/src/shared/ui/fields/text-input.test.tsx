import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { TextInput } from './text-input.tsx';

const nothing = () => undefined;

describe('text field', () => {
  test('is named by its label alone, with an asterisk beside it if required', () => {
    render(<TextInput label="Nombre" value="" onChange={nothing} required />);
    const field = screen.getByLabelText<HTMLInputElement>('Nombre');
    expect(field.required).toBe(true);
    expect(screen.getByText('*').getAttribute('aria-hidden')).toBe('true');
  });

  test('has no asterisk if optional', () => {
    render(<TextInput label="Teléfono" value="" onChange={nothing} />);
    expect(screen.queryByText('*')).toBeNull();
  });

  test.each([
    ['text', 'text'],
    ['phone', 'tel'],
    ['email', 'email'],
    ['password', 'password'],
  ] as const)('of type %s', (type, html) => {
    render(<TextInput label="Campo" type={type} value="" onChange={nothing} />);
    expect(screen.getByLabelText('Campo').getAttribute('type')).toBe(html);
  });

  test('references its error and its help', () => {
    render(
      <TextInput label="Correo" value="x" onChange={nothing} error="No vale" helperText="El de la empresa" />,
    );
    const field = screen.getByLabelText('Correo');
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ');
    const notes = described.map((id) => document.getElementById(id)?.textContent);
    expect(notes.sort()).toEqual(['El de la empresa', 'No vale']);
  });

  test('without an error is not invalid', () => {
    render(<TextInput label="Correo" value="x" onChange={nothing} error={null} />);
    const field = screen.getByLabelText('Correo');
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    expect(field.hasAttribute('aria-describedby')).toBe(false);
  });

  test('passes name, placeholder, disabled and the typed value', async () => {
    const onChange = vi.fn();
    const { rerender } = render(
      <TextInput label="Nombre" name="name" placeholder="Rocío" value="" onChange={onChange} />,
    );
    const field = screen.getByPlaceholderText<HTMLInputElement>('Rocío');
    expect(field.name).toBe('name');
    await userEvent.type(field, 'R');
    expect(onChange).toHaveBeenCalledWith('R');
    rerender(<TextInput label="Nombre" value="" onChange={onChange} disabled />);
    expect(screen.getByLabelText<HTMLInputElement>('Nombre').disabled).toBe(true);
  });
});

test('a password can be shown and hidden, also by keyboard', async () => {
  render(<TextInput label="Contraseña" type="password" value="secreto" onChange={nothing} />);
  const field = screen.getByLabelText('Contraseña');
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
  expect(field.getAttribute('type')).toBe('text');
  screen.getByRole('button', { name: 'Ocultar contraseña' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(field.getAttribute('type')).toBe('password');
});
