import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { connection } from '../../testing/connection.ts';
import type { DataOf } from '../../testing/fake-server.ts';
import { renderApp, serverFor } from '../../testing/render-app.tsx';

type Batch = NonNullable<DataOf<'BillingBatchPage'>['billingBatch']>;
type Invoice = Batch['content'][number];

const item = (id: string, changes: Partial<Invoice['items'][number]> = {}): Invoice['items'][number] => ({
  ...{ __typename: 'BillingItem', id, state: 'DELIVERED', serviceId: id, code: `S-2026-000${id}` },
  ...{ title: `Revisión ${id}`, on: '2026-11-20', place: 'Casa, Madrid', netCents: 10_000 },
  ...{ invoiceNumber: null, invoicedOn: null, returnReason: null },
  ...changes,
});

const invoice = (items: Invoice['items'], changes: Partial<Invoice> = {}): Invoice => ({
  ...{ __typename: 'BillingInvoice', ref: 'LF-2026-0001-001', problems: [], items },
  party: {
    ...{ __typename: 'BillingParty', clientId: 'c1', code: 'C-2026-0001', kind: 'COMPANY', name: 'Frío Sur' },
    ...{
      nif: 'B12345674',
      address: { __typename: 'Address', street: 'Mayor', city: 'Madrid' },
      manager: null,
    },
  },
  totals: {
    ...{ __typename: 'ServiceTotals', baseCents: 20_000, totalCents: 24_200 },
    vat: [{ __typename: 'VatTotal', percent: 21, vatCents: 4_200 }],
  },
  ...changes,
});

const batch = (changes: Partial<Batch> = {}): Batch => ({
  ...{ __typename: 'BillingBatch', id: 'b1', code: 'LF-2026-0001', status: 'DELIVERED' },
  ...{ grouping: 'CLIENT_MONTH', services: 2, invoices: 1, netCents: 20_000, vatCents: 4_200 },
  ...{ totalCents: 24_200, waiting: 2, invoiced: 0, returned: 0, createdByName: 'Eva Sanz', version: 3 },
  ...{ createdAt: '2026-11-23T09:00:00.000Z', deliveredByName: 'Ana Ruiz' },
  deliveredAt: '2026-11-24T09:00:00.000Z',
  content: [invoice([item('1'), item('2')])],
  ...changes,
});

function serve(shown: Batch, role: Role = 'ADMIN') {
  const server = serverFor(role)
    .on('Activity', () => ({ data: { activity: connection('Activity', []) } }))
    .on('BillingBatchPage', () => ({ data: { billingBatch: shown } }));
  renderApp({ path: '/services/billing/b1', signedIn: true });
  return server;
}

test('pasted invoice numbers are parsed before they are sent, and invalid rows are listed', async () => {
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
  const box = dialog.getByRole('textbox', { name: /Pega aquí las filas/ });
  fireEvent.change(box, { target: { value: 'F-1;25/11/2026;S-2026-0001\nF-2;S-2026-0002' } });
  const read = dialog.getByRole('list', { name: 'Lo que se ha leído' });
  expect(read.textContent).toContain('Fila 2: Falta la fecha de la factura');
  expect(read.textContent).toContain('S-2026-0001: F-1, 25/11/2026');
  fireEvent.click(dialog.getByRole('button', { name: 'Anotar en 1 servicio' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.calls('ConfirmBillingItems')[0]?.input).toEqual({
    ...{ id: 'b1', version: 3 },
    items: [{ itemId: '1', invoiceNumber: 'F-1', invoicedOn: '2026-11-25' }],
  });
});

test('a draft with missing data cannot be delivered and links to where it is completed', async () => {
  const problems = [
    { __typename: 'BillingProblem', kind: 'NIF', serviceId: null, text: 'Falta el NIF del cliente' },
    {
      __typename: 'BillingProblem',
      kind: 'PRICE',
      serviceId: '1',
      text: 'S-2026-0001: hay líneas sin precio',
    },
  ] as const;
  const content = [invoice([item('1', { state: 'DRAFT' })], { problems: [...problems] })];
  serve(batch({ status: 'DRAFT', deliveredAt: null, deliveredByName: null, content }));
  const deliver = await screen.findByRole('button', { name: 'Entregar' });
  expect(deliver.hasAttribute('disabled')).toBe(true);
  const links = ['Completar el cliente', 'Abrir el servicio'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual(['/clients/c1/edit', '/services/1']);
  expect(screen.queryByRole('heading', { name: 'Descargar' })).toBeNull();
});

test('an agent can read a delivered batch but cannot return items or record invoices', async () => {
  serve(
    batch({ content: [invoice([item('1'), item('2', { state: 'RETURNED', returnReason: 'Precio' })])] }),
    'AGENT',
  );
  expect(await screen.findByRole('heading', { name: 'Descargar' })).toBeDefined();
  expect(screen.getByText('Precio')).toBeDefined();
  for (const name of ['Traer números de factura', 'Anotar factura', 'Devolver S-2026-0001']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('services with missing data are not in a new batch unless they are chosen', async () => {
  const lacking = invoice([item('3', { state: 'DRAFT', netCents: 5_000 })], {
    ref: null,
    problems: [
      { __typename: 'BillingProblem', kind: 'ADDRESS', serviceId: null, text: 'Falta la dirección fiscal' },
    ],
  });
  const whole = invoice([item('1', { state: 'DRAFT' }), item('2', { state: 'DRAFT' })], { ref: null });
  const server = serverFor('AGENT')
    .on('BillingProposal', () => ({
      data: {
        billingProposal: { __typename: 'BillingProposal', hasMore: false, invoices: [whole, lacking] },
      },
    }))
    .on('CreateBillingBatch', () => ({
      data: { createBillingBatch: { __typename: 'TransitionError', message: 'S-2026-0001 no está cerrado' } },
    }));
  renderApp({ path: '/services/billing/new', signedIn: true });
  expect((await screen.findByText(/2 servicios elegidos/)).textContent).toContain('200,00');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Incluir S-2026-0002' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Incluir S-2026-0003' }));
  fireEvent.click(screen.getByRole('button', { name: 'Preparar lote' }));
  expect(await screen.findByText('S-2026-0001 no está cerrado')).toBeDefined();
  expect(server.calls('CreateBillingBatch')[0]?.input).toEqual({
    ...{ grouping: 'CLIENT_MONTH', serviceIds: ['1', '3'] },
  });
});

test('grouping by administrador de fincas shows their names and chooses all their invoices at once', async () => {
  const of = (id: string, manager: Invoice['party']['manager']) => {
    const made = invoice([item(id, { state: 'DRAFT' })], { ref: null });
    return { ...made, party: { ...made.party, name: `Portal ${id}`, manager } };
  };
  const sur = { __typename: 'ClientRef', id: 'f', code: 'C-2026-0009', name: 'Fincas Sur' } as const;
  serverFor('AGENT').on('BillingProposal', () => ({
    data: {
      billingProposal: {
        ...{ __typename: 'BillingProposal', hasMore: false },
        invoices: [of('1', sur), of('2', sur), of('3', null)],
      },
    },
  }));
  renderApp({ path: '/services/billing/new', signedIn: true });
  expect(await screen.findByText(/3 servicios elegidos/)).toBeDefined();
  expect(screen.queryByRole('heading', { level: 2, name: 'Fincas Sur' })).toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: 'Por administrador de fincas' }));
  const heads = await screen.findAllByRole('heading', { level: 2 });
  expect(heads.map((head) => head.textContent)).toEqual(['Fincas Sur', 'Sin administrador de fincas']);
  expect(heads[0]?.parentElement?.textContent).toMatch(/2 facturas · 400,00\s€ sin IVA/);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Incluir todo: Fincas Sur' }));
  expect(screen.getByText(/1 servicio elegido/)).toBeDefined();
});

test('without batches the page explains what one is, and an empty proposal says so', async () => {
  serverFor('ADMIN')
    .on('BillingPage', () => ({
      data: {
        toInvoice: { __typename: 'ToInvoice', services: 1_234, netCents: 123_456_789 },
        billingBatches: connection('BillingBatch', []),
      },
    }))
    .on('BillingProposal', () => ({
      data: { billingProposal: { __typename: 'BillingProposal', hasMore: false, invoices: [] } },
    }));
  renderApp({ path: '/services/billing', signedIn: true });
  expect(await screen.findByText('Todavía no hay lotes')).toBeDefined();
  expect(screen.getByText(/1\.234.567,89\s€/)).toBeDefined();
  const closed = screen.getByRole('link', { name: '1.234 servicios cerrados' });
  expect(closed.getAttribute('href')).toBe('/services?facturacion=TO_INVOICE');
  fireEvent.click(screen.getByRole('link', { name: 'Preparar el primer lote' }));
  expect(await screen.findByText('No hay nada por facturar')).toBeDefined();
});
