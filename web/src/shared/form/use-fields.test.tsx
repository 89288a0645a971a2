import { required } from '@cuadrilla/domain/inputs/parts/checks.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { TextInput } from '../ui/fields/text-input.tsx';
import { useFields } from './use-fields.ts';

type State = ReturnType<typeof useFields<{ name: string; city: string }>>;

function Form({ onState }: { onState: (state: State) => void }) {
  const form = useFields({ name: '', city: '' }, ({ name, city }) => ({
    name: required(name),
    city: city === 'Lugo' ? 'Allí no vamos' : null,
  }));
  useEffect(() => {
    onState(form);
  });
  return (
    <>
      <TextInput {...form.field('name')} label="Nombre" />
      <TextInput {...form.field('city')} label="Ciudad" />
      <button onClick={() => form.showAll()}>Enviar</button>
      <button onClick={() => form.showFromServer({ city: 'El servidor dice que no' })}>Servidor</button>
    </>
  );
}

let latest: State | null = null;
const state = () => latest!;

function draw() {
  render(<Form onState={(state) => (latest = state)} />);
  return userEvent.setup();
}

test('returns values, a message per field under its name with Valid, and isFormValid', async () => {
  const user = draw();
  expect(state().values).toEqual({ name: '', city: '' });
  expect(state().validation).toEqual({ nameValid: 'Este campo es requerido', cityValid: null });
  expect(state().isFormValid).toBe(false);
  await user.type(screen.getByLabelText('Nombre'), 'Ana');
  expect(state().validation.nameValid).toBeNull();
  expect(state().isFormValid).toBe(true);
});

test('is valid only when no field has a message, and validates on every change', async () => {
  const user = draw();
  await user.type(screen.getByLabelText('Nombre'), 'Ana');
  await user.type(screen.getByLabelText('Ciudad'), 'Lugo');
  expect(state().isFormValid).toBe(false);
  await user.type(screen.getByLabelText('Ciudad'), 'nés');
  expect(state().isFormValid).toBe(true);
});

test('a field shows its message only after blur', async () => {
  const user = draw();
  await user.click(screen.getByLabelText('Nombre'));
  expect(screen.queryByText('Este campo es requerido')).toBeNull();
  await user.click(screen.getByLabelText('Ciudad'));
  expect(screen.getByText('Este campo es requerido')).toBeDefined();
});

test('a field left for a button shows no message, so that the button does not move', async () => {
  const user = draw();
  await user.click(screen.getByLabelText('Nombre'));
  await user.click(screen.getByRole('button', { name: 'Servidor' }));
  expect(screen.queryByText('Este campo es requerido')).toBeNull();
});

test('submitting shows every message and focuses the first invalid field', async () => {
  const user = draw();
  await user.type(screen.getByLabelText('Ciudad'), 'Lugo');
  await user.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(screen.getByText('Este campo es requerido')).toBeDefined();
  expect(screen.getByText('Allí no vamos')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Nombre'));
});

test('a server error shows at its field until the field is changed', async () => {
  const user = draw();
  await user.click(screen.getByRole('button', { name: 'Servidor' }));
  expect(screen.getByText('El servidor dice que no')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Ciudad'));
  await user.type(screen.getByLabelText('Ciudad'), 'X');
  expect(screen.queryByText('El servidor dice que no')).toBeNull();
});
