import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { connection } from '../../testing/connection.ts';
import { renderApp, serverFor } from '../../testing/render-app.tsx';
import { batch, invoice, item, serve, type Invoice } from './testing/test-batch.ts';

test('a draft with missing data cannot be delivered and links to where it is completed', async () => {
  const problems = [
    { __typename: 'BillingProblem', kind: 'NIF', serviceId: null, text: 'Falta el NIF del cliente' },
    {
      __typename: 'BillingProblem',
      kind: 'ADDRESS',
      serviceId: null,
      text: 'Falta la dirección fiscal',
    },
    {
      __typename: 'BillingProblem',
      kind: 'PRICE',
      serviceId: '1',
      text: 'S-2026-0001: hay líneas sin precio',
    },
    { __typename: 'BillingProblem', kind: 'VAT', serviceId: '1', text: 'El IVA no vale allí' },
  ] as const;
  const content = [invoice([item('1', { state: 'DRAFT' })], { problems: [...problems] })];
  const prepared = { netCents: 0, vatCents: 0, totalCents: 0 };
  serve(batch({ status: 'DRAFT', deliveredAt: null, deliveredByName: null, content, ...prepared }));
  const deliver = await screen.findByRole('button', { name: 'Entregar' });
  expect(deliver.hasAttribute('disabled')).toBe(true);
  const mended = [
    'Falta el NIF del cliente',
    'Falta la dirección fiscal',
    /hay líneas sin precio/,
    /El IVA/,
  ].map((text) => {
    const link = within(screen.getByText(text)).getByRole('link');
    return [link.textContent, link.getAttribute('href')];
  });
  expect(mended).toEqual([
    ['Completar el cliente', '/clients/c1/edit?campo=nif'],
    ['Completar el cliente', '/clients/c1/edit?campo=billingAddress'],
    ['Abrir el servicio', '/services/1?campo=unitPriceCents'],
    ['Abrir el servicio', '/services/1?campo=vatPercent'],
  ]);
  expect(screen.queryByRole('heading', { name: 'Descargar' })).toBeNull();
  // As its services are now, whatever it added up to when it was prepared.
  const amounts = screen.getByRole('region', { name: 'Importe' });
  expect(amounts.textContent.replaceAll('\u00a0', ' ')).toContain('Total242,00 €');
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
  expect(screen.getAllByRole('group', { name: 'Frío Sur · noviembre 2026' })).toHaveLength(2);
  expect(screen.getAllByText('· noviembre 2026')).toHaveLength(2);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Incluir S-2026-0002' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Incluir S-2026-0003' }));
  fireEvent.click(screen.getByRole('button', { name: 'Preparar lote' }));
  expect(await screen.findByText('S-2026-0001 no está cerrado')).toBeDefined();
  expect(server.calls('CreateBillingBatch')[0]?.input).toEqual({
    ...{ grouping: 'CLIENT_MONTH', serviceIds: ['1', '3'] },
  });
});

test('Ctrl+S prepares the batch, so that no one has to pass by every service with Tab', async () => {
  const server = serverFor('AGENT')
    .on('BillingProposal', () => ({
      data: {
        billingProposal: {
          ...{ __typename: 'BillingProposal', hasMore: false },
          invoices: [invoice([item('1', { state: 'DRAFT' })], { ref: null })],
        },
      },
    }))
    .on('CreateBillingBatch', () => ({
      data: { createBillingBatch: { __typename: 'TransitionError', message: 'S-2026-0001 no está cerrado' } },
    }));
  renderApp({ path: '/services/billing/new', signedIn: true });
  const box = await screen.findByRole('checkbox', { name: 'Incluir S-2026-0001' });
  fireEvent.click(box);
  fireEvent.keyDown(box, { key: 's', ctrlKey: true });
  fireEvent.click(box);
  expect(server.count('CreateBillingBatch')).toBe(0);
  fireEvent.keyDown(box, { key: 's', ctrlKey: true });
  expect(await screen.findByText('S-2026-0001 no está cerrado')).toBeDefined();
  expect(server.calls('CreateBillingBatch')[0]?.input).toMatchObject({ serviceIds: ['1'] });
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
