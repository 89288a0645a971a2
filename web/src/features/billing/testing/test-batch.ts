import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { connection } from '../../../testing/connection.ts';
import type { DataOf } from '../../../testing/fake-server.ts';
import { renderApp, serverFor } from '../../../testing/render-app.tsx';

export type Batch = NonNullable<DataOf<'BillingBatchPage'>['billingBatch']>;
export type Invoice = Batch['content'][number];

export const item = (
  id: string,
  changes: Partial<Invoice['items'][number]> = {},
): Invoice['items'][number] => ({
  ...{ __typename: 'BillingItem', id, state: 'DELIVERED', serviceId: id, code: `S-2026-000${id}` },
  ...{ title: `Revisión ${id}`, on: '2026-11-20', place: 'Casa, Madrid', netCents: 10_000 },
  ...{ invoiceNumber: null, invoicedOn: null, returnReason: null },
  ...changes,
});

export const invoice = (items: Invoice['items'], changes: Partial<Invoice> = {}): Invoice => ({
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

export const batch = (changes: Partial<Batch> = {}): Batch => ({
  ...{ __typename: 'BillingBatch', id: 'b1', code: 'LF-2026-0001', status: 'DELIVERED' },
  ...{ grouping: 'CLIENT_MONTH', services: 2, invoices: 1, netCents: 20_000, vatCents: 4_200 },
  ...{ totalCents: 24_200, waiting: 2, invoiced: 0, returned: 0, createdByName: 'Eva Sanz', version: 3 },
  ...{ createdAt: '2026-11-23T09:00:00.000Z', deliveredByName: 'Ana Ruiz' },
  deliveredAt: '2026-11-24T09:00:00.000Z',
  content: [invoice([item('1'), item('2')])],
  ...changes,
});

export function serve(shown: Batch, role: Role = 'ADMIN') {
  const server = serverFor(role)
    .on('Activity', () => ({ data: { activity: connection('Activity', []) } }))
    .on('BillingBatchPage', () => ({ data: { billingBatch: shown } }));
  renderApp({ path: '/services/billing/b1', signedIn: true });
  return server;
}
