import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DataOf } from '../../../testing/fake-server.ts';
import { batch, invoice, item, serve, type Batch } from '../testing/test-batch.ts';

type Answer = { data: DataOf<'ConfirmBillingItems'> };

const written = (changed: Batch) => ({
  data: { confirmBillingItems: { __typename: 'BillingBatchSuccess' as const, batch: changed } },
});

const wrong = (path: string, message: string) => ({
  data: {
    confirmBillingItems: {
      ...{ __typename: 'ValidationError' as const, message: 'Revisa los campos marcados' },
      fields: [{ __typename: 'FieldError' as const, path, message }],
    },
  },
});

test('pasted invoice numbers are parsed before they are sent, and invalid rows are listed and stay to be mended', async () => {
  const server = serve(batch()).on('ConfirmBillingItems', () => ({
    data: {
      confirmBillingItems: {
        __typename: 'BillingBatchSuccess',
        batch: batch({ status: 'CONFIRMED', waiting: 0 }),
      },
    },
  }));
  fireEvent.click(await screen.findByRole('button', { name: 'Traer números de factura' }));
  const dialog = within(await screen.findByRole('dialog'));
  const box = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Pega aquí las filas/ });
  fireEvent.change(box, { target: { value: 'F-1;25/11/2026;S-2026-0001\nF-2;S-2026-0002' } });
  const read = dialog.getByRole('list', { name: 'Lo que se ha leído' });
  expect(read.textContent).toContain('Fila 2: Falta la fecha de la factura');
  expect(read.textContent).toContain('S-2026-0001: F-1, 25/11/2026');
  fireEvent.click(dialog.getByRole('button', { name: 'Anotar en 1 servicio' }));
  await waitFor(() => expect(box.value).toBe('F-2;S-2026-0002'));
  expect(read.textContent).toBe('Fila 1: Falta la fecha de la factura');
  expect(dialog.getByRole('status').textContent).toBe(
    'Facturas anotadas en 1 servicio. Queda 1 fila por corregir',
  );
  expect(server.calls('ConfirmBillingItems')[0]?.input).toEqual({
    ...{ id: 'b1', version: 3 },
    items: [{ itemId: '1', invoiceNumber: 'F-1', invoicedOn: '2026-11-25' }],
  });
});

const numbered = (invoiceNumber: string) =>
  batch({
    ...{ status: 'CONFIRMED', waiting: 0, invoiced: 2, version: 4 },
    content: [
      invoice(
        ['1', '2'].map((id) => item(id, { state: 'INVOICED', invoiceNumber, invoicedOn: '2026-11-23' })),
      ),
    ],
  });

const quicker = (invoiceNumber: string): Answer => ({
  data: {
    confirmBillingItems: {
      ...{ __typename: 'ConflictError', message: 'Otra persona lo ha cambiado' },
      change: { __typename: 'RecordChange', byName: 'Eva Sanz', at: '2026-11-24T10:00:00.000Z' },
      current: { ...numbered(invoiceNumber), __typename: 'BillingBatch' },
    },
  },
});

async function typeNumber(number: string) {
  fireEvent.click(await screen.findByRole('button', { name: 'Anotar factura' }));
  const dialog = within(await screen.findByRole('dialog'));
  const box = dialog.getByRole('textbox', { name: /^Nº de factura/ });
  fireEvent.change(box, { target: { value: number } });
  fireEvent.click(dialog.getByRole('button', { name: 'Anotar' }));
  return { dialog, box };
}

test('the page shows a number as the server has noted it', async () => {
  serve(batch()).on('ConfirmBillingItems', () => written(numbered('F-1')));
  await typeNumber('f-1');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getAllByText(/^F-1, 23\/11\/2026$/)).toHaveLength(2);
  expect(screen.getByRole('button', { name: 'Corregir factura' })).toBeDefined();
});

test('a number of another client is refused at its field', async () => {
  const message = 'La factura F-1 ya es de Frío Norte';
  serve(batch()).on('ConfirmBillingItems', () => wrong('items.1.invoiceNumber', message));
  const { dialog, box } = await typeNumber('F-1');
  expect(await dialog.findByText(message)).toBeDefined();
  expect(box.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(box, { target: { value: 'F-2' } });
  expect(dialog.queryByText(message)).toBeNull();
});

test('a date before the work is refused before it is sent', async () => {
  const server = serve(batch());
  fireEvent.click(await screen.findByRole('button', { name: 'Anotar factura' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox', { name: /^Nº de factura/ }), { target: { value: 'F-1' } });
  fireEvent.change(dialog.getByLabelText(/^Fecha de la factura/), { target: { value: '2026-11-19' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Anotar' }));
  expect(await dialog.findByText('Es anterior al servicio S-2026-0001, del 20/11/2026')).toBeDefined();
  expect(server.calls('ConfirmBillingItems')).toEqual([]);
});

test('two people who note different numbers at once choose, and the page has what the other noted', async () => {
  const server = serve(batch());
  const isFirst = () => server.calls('ConfirmBillingItems').length === 1;
  server.on('ConfirmBillingItems', () => (isFirst() ? quicker('F-9') : written(numbered('F-1'))));
  await typeNumber('F-1');
  const question = within(
    await screen.findByRole('dialog', { name: 'Alguien ha guardado cambios mientras editabas' }),
  );
  expect(screen.getAllByText(/^F-9, 23\/11\/2026$/)).toHaveLength(2);
  fireEvent.click(
    within(question.getByRole('group', { name: /^Nº de factura/ })).getByRole('radio', {
      name: /Tu versión/,
    }),
  );
  fireEvent.click(question.getByRole('button', { name: 'Guardar la combinación' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls('ConfirmBillingItems')[1]?.input).toMatchObject({
    version: 4,
    items: [
      { itemId: '1', invoiceNumber: 'F-1', invoicedOn: '2026-11-23' },
      { itemId: '2', invoiceNumber: 'F-1' },
    ],
  });
});

test('a pasted number that is refused is named at its row, and one that cannot be is not sent', async () => {
  const message = 'La factura F-1 ya es de Frío Norte';
  const server = serve(batch()).on('ConfirmBillingItems', () => wrong('items.0.invoiceNumber', message));
  fireEvent.click(await screen.findByRole('button', { name: 'Traer números de factura' }));
  const dialog = within(await screen.findByRole('dialog'));
  const box = dialog.getByRole('textbox', { name: /Pega aquí las filas/ });
  const rows = 'Factura;Fecha;Código\nF-3;25/11/2025;S-2026-0001\nF-1;25/11/2026;S-2026-0002';
  fireEvent.change(box, { target: { value: rows } });
  const lines = () =>
    within(dialog.getByRole('list', { name: 'Lo que se ha leído' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const tooEarly = 'Fila 2: Es anterior al servicio S-2026-0001, del 20/11/2026';
  expect(lines()).toEqual([tooEarly, 'S-2026-0002: F-1, 25/11/2026']);
  fireEvent.click(dialog.getByRole('button', { name: 'Anotar en 1 servicio' }));
  await waitFor(() => expect(lines()).toEqual([tooEarly, `Fila 3: ${message}`]));
  expect(server.calls('ConfirmBillingItems')[0]?.input['items']).toEqual([
    { itemId: '2', invoiceNumber: 'F-1', invoicedOn: '2026-11-25' },
  ]);
  fireEvent.change(box, { target: { value: 'F-2;25/11/2026;S-2026-0002' } });
  expect(lines()).toEqual(['S-2026-0002: F-2, 25/11/2026']);
});

test('a pasted number says which one it takes the place of', async () => {
  serve(numbered('F-9'));
  fireEvent.click(await screen.findByRole('button', { name: 'Traer números de factura' }));
  const dialog = within(await screen.findByRole('dialog'));
  const box = dialog.getByRole('textbox', { name: /Pega aquí las filas/ });
  fireEvent.change(box, { target: { value: 'F-1;25/11/2026;S-2026-0002' } });
  expect(dialog.getByText('S-2026-0002: F-1, 25/11/2026 (ahora tiene la F-9)')).toBeDefined();
});

const openPaste = async () => {
  fireEvent.click(await screen.findByRole('button', { name: 'Traer números de factura' }));
  const dialog = within(await screen.findByRole('dialog'));
  const box = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /Pega aquí las filas/ });
  return { dialog, box };
};

const escape = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));

const draftsLeft = () =>
  Object.keys(window.sessionStorage).filter((name) => name.startsWith('cuadrilla.draft.'));

test('pasted rows survive closing the dialog and a reload, and are deleted once noted', async () => {
  const rows = 'F-1;25/11/2026;S-2026-0001';
  serve(batch());
  fireEvent.change((await openPaste()).box, { target: { value: rows } });
  escape();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect((await openPaste()).box.value).toBe(rows);
  cleanup();
  serve(batch()).on('ConfirmBillingItems', () => written(numbered('F-1')));
  const { dialog, box } = await openPaste();
  expect(box.value).toBe(rows);
  expect(draftsLeft()).toHaveLength(1);
  fireEvent.click(dialog.getByRole('button', { name: 'Anotar en 1 servicio' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(draftsLeft()).toEqual([]);
});

test('emptied rows leave no draft', async () => {
  serve(batch());
  const { box } = await openPaste();
  fireEvent.change(box, { target: { value: 'F-1' } });
  fireEvent.change(box, { target: { value: '' } });
  expect(draftsLeft()).toEqual([]);
});

test('the reason of a return survives closing the dialog, and is deleted once returned', async () => {
  serve(numbered('F-1')).on('ReturnBillingItems', () => ({
    data: {
      returnBillingItems: { __typename: 'BillingBatchSuccess', batch: batch({ returned: 1, version: 4 }) },
    },
  }));
  const ask = async () => {
    const [first] = await screen.findAllByRole('button', { name: /Devolver/ });
    fireEvent.click(first ?? document.body);
    const dialog = within(await screen.findByRole('dialog'));
    return { dialog, box: dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Motivo/ }) };
  };
  fireEvent.change((await ask()).box, { target: { value: 'Importe mal' } });
  escape();
  const { dialog, box } = await ask();
  expect(box.value).toBe('Importe mal');
  fireEvent.click(dialog.getByRole('button', { name: 'Devolver' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(draftsLeft()).toEqual([]);
});
