import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { AppRouter } from '../navigation/app-router.tsx';
import { memoryRouter } from '../../testing/memory-router.ts';
import { field, type } from '../../testing/hands.ts';
import { TextInput } from '../ui/fields/text-input.tsx';
import { dismissToast } from '../ui/toasts/toast.tsx';
import { Toasts } from '../ui/toasts/toasts.tsx';
import { FormCard } from './form-card.tsx';
import { done, refused, type Outcome } from './outcome.ts';
import { useRecordForm } from './use-record-form.ts';

const initialValues = { name: 'Bar', password: '' };
type Values = typeof initialValues;

const send = vi.fn<(input: Values, sent: { key: string }) => Promise<Outcome<string, Values>>>();
const onDone = vi.fn();
const draft = { owner: 'u1', form: 'client-C1' };
const SECRET = ['password'] as const;

function Form({ secret = SECRET }: { secret?: readonly 'password'[] }) {
  const form = useRecordForm({
    initialValues,
    schema: () => z.object({ name: z.string(), password: z.string() }),
    version: 3,
    draft,
    secret,
    send,
    onDone,
    success: 'Cambios guardados',
  });
  return (
    <FormCard form={form} submit="Guardar cambios" cancelTo="/otra">
      <TextInput {...form.field('name')} label="Nombre" />
      <TextInput {...form.field('password')} label="Clave" />
    </FormCard>
  );
}

function open(props: Parameters<typeof Form>[0] = {}) {
  const routes = [
    { path: '/', element: <Form {...props} /> },
    { path: '/otra', element: <p>Otra</p> },
  ];
  return render(
    <>
      <AppRouter history={memoryRouter('/').history} routes={routes} />
      <Toasts />
    </>,
  );
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));

beforeEach(() => {
  dismissToast();
  send.mockReset();
  onDone.mockReset();
});

describe('a form that is left while sending', () => {
  const leave = async () => {
    const answer = Promise.withResolvers<Outcome<string, Values>>();
    send.mockReturnValueOnce(answer.promise);
    open();
    type('Nombre', 'Café');
    type('Clave', 'secreta');
    await save();
    await waitFor(() => expect(send).toHaveBeenCalled());
    await userEvent.click(screen.getByRole('link', { name: 'Cancelar' }));
    await screen.findByText('Otra');
    expect(window.sessionStorage.length).toBe(1);
    return answer;
  };
  /** The outcome is shown on whatever page the person is by then. */
  const toasts = () =>
    waitFor(() => expect(screen.getAllByRole('button', { name: 'Cerrar aviso' })).toHaveLength(1));

  test('deletes its draft after it was saved', async () => {
    const answer = await leave();
    answer.resolve(done('C1'));
    await toasts();
    expect(window.sessionStorage.length).toBe(0);
    expect(onDone).not.toHaveBeenCalled();
  });

  test.each([
    [
      'it did not arrive',
      (answer: PromiseWithResolvers<Outcome<string, Values>>) => answer.reject(new Error()),
    ],
    [
      'it was refused',
      (answer: PromiseWithResolvers<Outcome<string, Values>>) => answer.resolve(refused({ message: 'No' })),
    ],
  ])('keeps its draft if %s', async (_why, end) => {
    end(await leave());
    await toasts();
    cleanup();
    open();
    expect(field('Nombre').value).toBe('Café');
  });

  test('keeps what was typed since', async () => {
    const answer = await leave();
    cleanup();
    open();
    type('Nombre', 'Taberna');
    answer.resolve(done('C1'));
    await toasts();
    cleanup();
    open();
    expect(field('Nombre').value).toBe('Taberna');
  });
});

describe('a form that is reloaded while sending', () => {
  const NO_SECRET: 'password'[] = [];
  const keys = () => send.mock.calls.map(([, { key }]) => key);
  const sendAndReload = async (props: Parameters<typeof Form>[0]) => {
    send.mockReturnValueOnce(new Promise(() => undefined));
    open(props);
    type('Nombre', 'Café');
    await save();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    cleanup();
    open(props);
    send.mockResolvedValue(done('C1'));
  };

  test('repeats its key on the next attempt, and gets a new one afterwards', async () => {
    await sendAndReload({ secret: NO_SECRET });
    expect(field('Nombre').value).toBe('Café');
    await save();
    await waitFor(() => expect(onDone).toHaveBeenCalledWith('C1'));
    expect(keys()[1]).toBe(keys()[0]);
    expect(window.sessionStorage.length).toBe(0);
    cleanup();
    open({ secret: NO_SECRET });
    type('Nombre', 'Café');
    await save();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(3));
    expect(keys()[2]).not.toBe(keys()[0]);
  });

  test('gets a new key for other values', async () => {
    await sendAndReload({ secret: NO_SECRET });
    type('Nombre', 'Taberna');
    await save();
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(keys()[1]).not.toBe(keys()[0]);
  });

  test('with a secret stores no key', async () => {
    await sendAndReload({});
    expect(Object.keys(window.sessionStorage)).toEqual(['cuadrilla.draft.u1.client-C1']);
  });
});
