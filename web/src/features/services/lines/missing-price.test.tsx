import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import type { SentAs } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { gapsOf, service, servicePage, serviceServer, type Service } from '../testing/test-services.ts';
import type { LinesCard_LineFragment } from './lines-card.generated.ts';

type Line = SentAs<'ServiceLine', LinesCard_LineFragment>;

const priced: Line = {
  ...{ __typename: 'ServiceLine', id: 'l1', item: null, costCents: null, kind: 'LABOUR', text: 'Oficial' },
  ...{ quantityMilli: 1_500, unit: 'HOUR', unitPriceCents: 4_200, discountBasisPoints: 0, vatPercent: 21 },
  ...{ billable: 'YES', amountCents: 6_300, authorName: 'Javier Ortega', version: 3 },
};
const free: Line = {
  ...priced,
  ...{ id: 'l2', text: 'Junta', unitPriceCents: null, amountCents: null, billable: 'WARRANTY' },
};
const lacking: Line = { ...free, id: 'l3', text: 'Vaso de expansión', billable: 'YES' };

const AT_PRICE = '/services/s1?campo=unitPriceCents';
const PRICE = 'Precio por unidad, sin IVA';
// The words are the server's, and may change.
const [nif, ...others] = gapsOf('NIF', 'PRICE', 'REPORT');
const gaps = [...(nif ? [{ ...nif, text: 'Al cliente le falta el NIF' }] : []), ...others];

type Opened = { path?: string; role?: Role; invoicing?: Service['invoicing'] };

function open(
  status: 'FINISHED' | 'CLOSED',
  { path = '/services/s1', role = 'ADMIN', invoicing = null }: Opened = {},
) {
  const page = { lines: [priced, free, lacking], invoiceGaps: status === 'FINISHED' ? gaps : [], invoicing };
  const server = serviceServer(role).on('ServicePage', () => servicePage({ ...page, status }));
  renderApp({ path, signedIn: true });
  return { server, page };
}

test('what is missing leads to its field: the price to that of the charged line without one', async () => {
  open('FINISHED');
  const link = await screen.findByRole('link', { name: 'Hay líneas sin precio' });
  expect(screen.getByRole('link', { name: 'Al cliente le falta el NIF' }).getAttribute('href')).toBe(
    '/clients/c1/edit?campo=nif',
  );
  expect(screen.queryByRole('link', { name: 'No hay parte de trabajo' })).toBeNull();
  await screen.findByRole('region', { name: 'Líneas' });
  // A second time too, once its dialog has been closed.
  for (let time = 0; time < 2; time += 1) {
    await userEvent.click(link);
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar línea' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Concepto').value).toBe('Vaso de expansión');
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(PRICE)));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }
});

test('a link from elsewhere opens the line at its price', async () => {
  open('FINISHED', { path: AT_PRICE });
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar línea' }));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(PRICE)));
});

describe('in a closed service', () => {
  const draft = {
    ...{ __typename: 'ServiceInvoicing' as const, batchId: 'b1', batchCode: 'LF-2026-0001' },
    ...{ state: 'DRAFT' as const, invoiceNumber: null, invoicedOn: null },
  };

  test('the line is shown, with how it gets its price', async () => {
    open('CLOSED', { path: AT_PRICE });
    const row = await screen.findByRole('row', { name: /Vaso de expansión/ });
    await waitFor(() => expect(document.activeElement).toBe(within(row).getByText('Sin precio')));
    expect(screen.queryByRole('dialog')).toBeNull();
    const lines = within(screen.getByRole('region', { name: 'Líneas' }));
    expect(lines.getByText(/^Para poner el precio/).textContent).toBe(
      'Para poner el precio, reabre el servicio. Quedará pendiente de asignar: solo se puede volver a cerrar después de otra visita.',
    );
    await userEvent.click(lines.getByRole('button', { name: 'Reabrir' }));
    expect(await screen.findByRole('dialog', { name: '¿Por qué se reabre S-2026-0318?' })).toBeDefined();
  });

  test('of a draft batch says what becomes of the batch, and once reopened asks for the price', async () => {
    const { server, page } = open('CLOSED', { path: AT_PRICE, role: 'AGENT', invoicing: draft });
    const lines = within(await screen.findByRole('region', { name: 'Líneas' }));
    expect(lines.getByText(/^Para poner el precio/).textContent).toContain(
      'Sigue en el lote LF-2026-0001, que no se puede entregar con él sin cerrar.',
    );
    server.on('ServicePage', () => servicePage({ ...page, status: 'PENDING' }));
    server.on('ReopenService', () => ({
      data: {
        result: { __typename: 'ServiceSuccess', service: { ...service, ...page, status: 'PENDING' } },
      },
    }));
    await userEvent.click(lines.getByRole('button', { name: 'Reabrir' }));
    const why = within(await screen.findByRole('dialog'));
    await userEvent.type(why.getByLabelText('Motivo'), 'Falta un precio');
    await userEvent.click(why.getByRole('button', { name: 'Reabrir' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar línea' }));
    expect(dialog.getByLabelText<HTMLInputElement>('Concepto').value).toBe('Vaso de expansión');
    expect(lines.queryByText(/^Para poner el precio/)).toBeNull();
  });

  test('a technician is told whom to ask', async () => {
    open('CLOSED', { path: AT_PRICE, role: 'TECHNICIAN' });
    const lines = within(await screen.findByRole('region', { name: 'Líneas' }));
    expect(lines.getByText('Pide a la oficina que reabra el servicio para poner el precio.')).toBeDefined();
    expect(lines.queryByRole('button', { name: 'Reabrir' })).toBeNull();
  });

  test('the same is said of an IVA that does not apply', async () => {
    open('CLOSED', { path: '/services/s1?campo=vatPercent' });
    const lines = within(await screen.findByRole('region', { name: 'Líneas' }));
    expect(lines.getByText(/^Para cambiar el IVA, reabre el servicio\./)).toBeDefined();
    expect(lines.getByRole('button', { name: 'Reabrir' })).toBeDefined();
  });

  test('nothing is said to whoever did not come for it', async () => {
    open('CLOSED');
    const lines = within(await screen.findByRole('region', { name: 'Líneas' }));
    expect(lines.queryByText(/reabre el servicio/)).toBeNull();
  });
});
