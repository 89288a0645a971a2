import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { AppRouter } from '../navigation/app-router.tsx';
import { memoryRouter } from '../../testing/memory-router.ts';
import { field, type } from '../../testing/hands.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/fields/checkbox.tsx';
import { DateInput } from '../ui/fields/date-input.tsx';
import { TextInput } from '../ui/fields/text-input.tsx';
import { ConflictDialog } from './conflict/conflict-dialog.tsx';
import { FieldGroup, FormCard } from './form-card.tsx';
import { conflict, done, refused, type Outcome } from './outcome.ts';
import { useRecordForm } from './use-record-form.ts';
import { dismissToast } from '../ui/toasts/toast.tsx';

const text = z.string().check(z.trim(), z.minLength(1, 'Este campo es requerido'));
const schema = () =>
  z.object({
    name: text,
    isMain: z.boolean(),
    since: z.string(),
    address: z.object({ city: text }),
    contacts: z.array(z.object({ phone: text })),
  });

const initialValues = {
  name: 'Bar',
  isMain: false,
  since: '',
  address: { city: 'Madrid' },
  contacts: [{ phone: '1' }],
};
type Values = typeof initialValues;
type Send = (
  input: Values,
  sent: { key: string; version: number | null },
) => Promise<Outcome<string, Values>>;

const send = vi.fn<Send>();
const onDone = vi.fn();
const draft = { owner: 'u1', form: 'client-C1' };

function Form() {
  const form = useRecordForm({
    initialValues,
    schema,
    version: 3,
    draft,
    send,
    onDone,
  });
  const contacts = form.list('contacts');
  return (
    <>
      <FormCard form={form} submit="Guardar cambios" cancelTo="/otra">
        <FieldGroup title="Datos">
          <TextInput {...form.field('name')} label="Nombre" />
          <Checkbox {...form.field('isMain')} label="Principal" />
          <DateInput {...form.field('since')} label="Desde" />
          <TextInput {...form.field('address.city')} label="Población" />
          {contacts.entries.map((_, index) => (
            <TextInput
              key={index}
              {...form.field(`contacts.${index}.phone`)}
              label={`Teléfono ${index + 1}`}
            />
          ))}
          <Button title="Añadir" onClick={() => contacts.add({ phone: '' })} />
          <Button title="Quitar el primero" onClick={() => contacts.remove(0)} />
        </FieldGroup>
      </FormCard>
      <ConflictDialog
        conflict={form.conflict}
        labels={{
          name: 'Nombre',
          isMain: 'Principal',
          since: 'Desde',
          'address.city': 'Población',
          contacts: 'Contactos',
        }}
        formats={{ contacts: (all: Values['contacts']) => all.map(({ phone }) => phone).join(', ') }}
        onKeepEditing={form.keepEditing}
        onMerge={form.sendMerged}
      />
    </>
  );
}

function open() {
  const routes = [
    { path: '/', element: <Form /> },
    { path: '/otra', element: <p>Otra</p> },
  ];
  return render(<AppRouter history={memoryRouter('/').history} routes={routes} />);
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));

beforeEach(() => {
  dismissToast();
  send.mockReset().mockResolvedValue(done('C1'));
  onDone.mockReset();
});

describe('sending', () => {
  test('sends checked values of every kind once with key and version, then continues', async () => {
    open();
    type('Nombre', ' Café ');
    await userEvent.click(field('Principal'));
    await userEvent.click(screen.getByRole('button', { name: 'Añadir' }));
    type('Teléfono 2', '2');
    await userEvent.click(screen.getByRole('button', { name: 'Quitar el primero' }));
    await save();
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('C1'));
    const input = { ...initialValues, name: 'Café', isMain: true, contacts: [{ phone: '2' }] };
    expect(send.mock.calls).toEqual([
      [input, { key: expect.any(String) as string, version: 3, base: initialValues }],
    ]);
    expect(window.sessionStorage.length).toBe(0);
  });

  test('shows each error at its field, focuses the first, and sends nothing', async () => {
    open();
    type('Población', ' ');
    type('Teléfono 1', '');
    await save();
    expect(await screen.findAllByText('Este campo es requerido')).toHaveLength(2);
    expect(document.activeElement).toBe(field('Población'));
    expect(send).not.toHaveBeenCalled();
  });

  test.each(['Nombre', 'Población'])(
    'shows a wrong %s beside an unreadable date, and sends nothing',
    async (wrong) => {
      open();
      type(wrong, '');
      await userEvent.type(field('Desde'), '31/02/2025');
      await save();
      expect(field(wrong).getAttribute('aria-invalid')).toBe('true');
      expect(field('Desde').getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(field(wrong === 'Nombre' ? wrong : 'Desde'));
      type(wrong, 'Bien');
      await save();
      expect(document.activeElement).toBe(field('Desde'));
      expect(send).not.toHaveBeenCalled();
    },
  );

  test('keeps its key after a lost answer, unless the values change', async () => {
    send.mockRejectedValueOnce(new Error('lost')).mockRejectedValueOnce(new Error('lost'));
    open();
    for (const name of ['Café', 'Café', 'Taberna']) {
      type('Nombre', name);
      const before = send.mock.calls.length;
      await save();
      await waitFor(() => expect(send.mock.calls.length).toBe(before + 1));
      await waitFor(() =>
        expect(screen.queryByRole('button', { name: 'Guardar cambios', busy: true })).toBeNull(),
      );
    }
    const [first, second, third] = send.mock.calls.map(([, { key }]) => key);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  test('shows a nested server error at its field until it is changed', async () => {
    send.mockResolvedValueOnce(
      refused({
        message: 'Revisa los datos',
        fields: [{ path: 'contacts.0.phone', message: 'Ya lo tiene otro' }],
      }),
    );
    open();
    await save();
    expect(await screen.findByText('Ya lo tiene otro')).toBeDefined();
    expect(document.activeElement).toBe(field('Teléfono 1'));
    type('Teléfono 1', '12');
    expect(screen.queryByText('Ya lo tiene otro')).toBeNull();
  });

  test('shows a refusal without a field above the form', async () => {
    send.mockResolvedValueOnce(refused({ message: 'El cliente está archivado' }));
    open();
    await save();
    expect(await screen.findByText('El cliente está archivado')).toBeDefined();
  });

  test('Ctrl+S saves', async () => {
    open();
    fireEvent.keyDown(document, { key: 's', ctrlKey: true });
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  });
});

test('a draft survives a reload with its version', async () => {
  const first = open();
  type('Población', 'Getafe');
  first.unmount();
  open();
  expect(field('Población').value).toBe('Getafe');
  await save();
  await waitFor(() => expect(send.mock.calls[0]?.[1].version).toBe(3));
});

test('a recovered draft shows a notice until it is discarded', async () => {
  const { unmount } = open();
  expect(screen.queryByText(/dejaste sin guardar/)).toBeNull();
  type('Nombre', 'Café');
  expect(screen.queryByText(/dejaste sin guardar/)).toBeNull();
  unmount();
  open();
  expect(field('Nombre').value).toBe('Café');
  expect(screen.getByText('Sigue aquí lo que dejaste sin guardar.')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Descartar borrador' }));
  expect(field('Nombre').value).toBe('Bar');
  expect(window.sessionStorage.length).toBe(0);
  type('Nombre', 'Taberna');
  expect(screen.queryByText(/dejaste sin guardar/)).toBeNull();
});

describe('two people at once', () => {
  const theirs = { ...initialValues, name: 'Taberna', address: { city: 'Getafe' } };
  const meet = async () => {
    send.mockResolvedValueOnce(conflict(theirs, 4));
    open();
    type('Nombre', 'Café');
    type('Teléfono 1', '9');
    await save();
    return screen.findByRole('dialog', { name: 'Alguien ha guardado cambios mientras editabas' });
  };
  const group = (name: RegExp) => screen.getByRole('group', { name });

  test('the user decides fields that both changed, and keeps the other changes', async () => {
    const dialog = await meet();
    expect(group(/^Nombre/).textContent).toContain('Café');
    expect(group(/^Nombre/).textContent).toContain('Taberna');
    expect(screen.getAllByRole('group')).toHaveLength(1);
    expect(dialog.textContent).toContain('De tu versión: Contactos');
    expect(dialog.textContent).toContain('De la versión guardada: Población');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar la combinación' }));
    expect(screen.getByText('Falta elegir un dato')).toBeDefined();
    expect(send).toHaveBeenCalledTimes(1);
    await userEvent.click(group(/^Nombre/).querySelector('input')!);
    await userEvent.click(screen.getByRole('button', { name: 'Guardar la combinación' }));
    await waitFor(() => expect(onDone).toHaveBeenCalled());
    expect(send.mock.calls[1]?.[0]).toEqual({
      name: 'Café',
      isMain: false,
      since: '',
      address: { city: 'Getafe' },
      contacts: [{ phone: '9' }],
    });
    expect(send.mock.calls[1]?.[1].version).toBe(4);
  });

  test('Seguir editando keeps the input', async () => {
    await meet();
    await userEvent.click(screen.getByRole('button', { name: 'Seguir editando' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field('Nombre').value).toBe('Café');
  });
});
