import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { NOW, importChunks, openWork, press, visitAtWork, visitServer } from '../testing/test-visit.ts';

importChunks();
const kit = visitServer(visitAtWork);
const taken = { data: { result: { __typename: 'FollowUpSuccess' } } };

const sent = () => kit.calls('ProposeVisitFollowUp');

async function open() {
  await openWork('/visits/v1');
  await screen.findByRole('button', { name: 'Proponer un seguimiento' });
  await press('Proponer un seguimiento');
  return within(await screen.findByRole('dialog', { name: 'Proponer un seguimiento' }));
}

type Dialog = Awaited<ReturnType<typeof open>>;

const fill = (dialog: Dialog, label: RegExp | string, value: string) =>
  fireEvent.change(dialog.getByLabelText(label), { target: { value } });
const propose = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Proponer' }));

test('a follow-up proposed without a connection is counted and created once when online', async () => {
  let isOffline = true;
  let madeCount = 0;
  kit.on('ProposeVisitFollowUp', () => {
    if (isOffline) return 'no-network';
    madeCount += 1;
    return taken;
  });
  const dialog = await open();
  fill(dialog, /Qué queda por hacer/, ' Cambiar el vaso de expansión ');
  fill(dialog, 'Descripción', 'Está picado ');
  fill(dialog, 'No antes de', '2026-12-01');
  await propose(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('· 1 cambio por enviar', { exact: false });
  await waitFor(() => expect(sent()).not.toEqual([]));
  expect(madeCount).toBe(0);

  isOffline = false;
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Todo enviado');
  expect(madeCount).toBe(1);
  const [first] = sent();
  // Every attempt sends the same record with the same key.
  expect(sent()).toEqual(sent().map(() => first));
  expect(first?.key).toMatch(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(first?.input.id).toMatch(/^[A-Za-z0-9]{20}$/);
  expect(first?.input).toEqual({
    id: first?.input.id,
    serviceId: 's1',
    title: 'Cambiar el vaso de expansión',
    description: 'Está picado',
    // The start of that day in the company’s time zone.
    notBefore: '2026-11-30T23:00:00.000Z',
    occurredAt: NOW.toISOString(),
  });
});

test('the title is required; description and date are optional', async () => {
  kit.on('ProposeVisitFollowUp', () => taken);
  const dialog = await open();
  await propose(dialog);
  expect(dialog.getByText('Este campo es requerido')).toBeDefined();
  expect(document.activeElement).toBe(dialog.getByLabelText(/Qué queda por hacer/));
  expect(sent()).toEqual([]);
  fill(dialog, /Qué queda por hacer/, 'Volver con la pieza');
  await propose(dialog);
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.input).toMatchObject({
    title: 'Volver con la pieza',
    description: null,
    notBefore: null,
  });
});

test('a server error shows its message', async () => {
  const message = 'El servicio está anulado';
  kit.on('ProposeVisitFollowUp', () => ({
    data: { result: { __typename: 'TransitionError', message } },
  }));
  const dialog = await open();
  fill(dialog, /Qué queda por hacer/, 'Cambiar el vaso de expansión');
  await propose(dialog);
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(message)).toBeDefined();
  expect(alert.getByText(/Cambiar el vaso de expansión/)).toBeDefined();
});
