import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createContext, use } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { AppRouter } from '../navigation/app-router.tsx';
import { memoryRouter } from '../../testing/memory-router.ts';
import { field, type } from '../../testing/hands.ts';
import { TagsInput } from '../ui/fields/tags-input.tsx';
import { TextInput } from '../ui/fields/text-input.tsx';
import { FieldGroup, FormCard } from './form-card.tsx';
import { done, refused, type Outcome } from './outcome.ts';
import { useRecordForm } from './use-record-form.ts';
import { dismissToast } from '../ui/toasts/toast.tsx';

const initialValues = { name: 'Bar', tags: [] as string[] };
type Values = typeof initialValues;
const send = vi.fn<(input: Values, sent: { key: string }) => Promise<Outcome<string, Values>>>();
const Beside = createContext('CALL');

function Form() {
  const beside = use(Beside);
  const form = useRecordForm({
    initialValues,
    schema: () => z.object({ name: z.string(), tags: z.array(z.string()) }),
    intentOf: (input, { version }) => ({ input, version, beside }),
    draft: null,
    send,
  });
  return (
    <FormCard form={form} submit="Guardar cambios" cancelTo="/otra">
      <FieldGroup title="Datos">
        <TextInput {...form.field('name')} label="Nombre" />
        <TagsInput {...form.field('tags')} label="Etiquetas" />
      </FieldGroup>
    </FormCard>
  );
}

function open() {
  const router = memoryRouter('/');
  const routed = (beside: string) => (
    <Beside value={beside}>
      <AppRouter history={router.history} routes={[{ path: '*', element: <Form /> }]} />
    </Beside>
  );
  const { rerender } = render(routed('CALL'));
  return { sendBeside: (beside: string) => rerender(routed(beside)) };
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));

beforeEach(() => {
  dismissToast();
  send.mockReset().mockResolvedValue(done('C1'));
});

test('the same values with another argument get a new key', async () => {
  send.mockRejectedValueOnce(new Error('lost'));
  const { sendBeside } = open();
  await save();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Guardar cambios', busy: true })).toBeNull(),
  );
  sendBeside('EMAIL');
  await save();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send.mock.calls[1]?.[1].key).not.toBe(send.mock.calls[0]?.[1].key);
});

test('Ctrl+S includes the text being typed and keeps the focus', async () => {
  send.mockRejectedValueOnce(new Error('lost'));
  open();
  await userEvent.type(field('Etiquetas'), 'VIP');
  fireEvent.keyDown(document, { key: 's', ctrlKey: true });
  await waitFor(() => expect(send.mock.calls[0]?.[0].tags).toEqual(['VIP']));
  expect(document.activeElement).toBe(field('Etiquetas'));
});

test('values cannot change while they are sent', async () => {
  const answer = Promise.withResolvers<Outcome<string, Values>>();
  send.mockReturnValueOnce(answer.promise);
  open();
  type('Nombre', 'Café');
  await save();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
  type('Nombre', 'Taberna');
  expect(field('Nombre').value).toBe('Café');
  answer.resolve(refused({ message: 'El cliente está archivado' }));
  await screen.findByText('El cliente está archivado');
  type('Nombre', 'Taberna');
  expect(field('Nombre').value).toBe('Taberna');
});
