import { EXPORTED_LISTS, type ExportedList } from '@cuadrilla/domain/exports/exported-lists.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { connection } from '../../testing/connection.ts';
import type { FakeServer, OperationName } from '../../testing/fake-server.ts';
import { renderApp, serverFor } from '../../testing/render-app.tsx';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

type Place = {
  /** With a value in each kind of filter. */
  path: string;
  /** The list’s own query, whose filters and order are exported. */
  query: OperationName;
  /** Which of several lists of the page. */
  what?: RegExp;
  /** Instead of the query's variables. */
  input?: object;
};

const CLIENTS = { path: '/clients?q=frio&tipo=COMPANY&orden=NAME', query: 'ClientsPage' } as const;

const PLACES: Readonly<Record<ExportedList, Place>> = {
  PROSPECTS: { path: '/customers?vista=lista&q=frio&estado=NEW&accion=TODAY', query: 'ProspectsList' },
  CLIENTS,
  EQUIPMENT: { ...CLIENTS, what: /equipos de estos clientes/ },
  SERVICES: {
    path: '/services?q=frio&estado=TODOS&prioridad=URGENT&zona=z1&tecnico=t1&desde=2026-11-02&hasta=2026-11-08',
    query: 'ServicesPage',
  },
  WORK_REVIEWS: {
    ...{ path: '/services/review', query: 'ReviewPage', what: /Trabajo por revisar/ },
    input: { status: 'OPEN' },
  },
  BILLING_BATCHES: { path: '/services/billing?estado=DELIVERED', query: 'BillingPage' },
  ITEMS: { path: '/catalog?q=frio&tipo=MATERIAL&familia=Bombas&archivados=si', query: 'ItemsPage' },
  TECHNICIANS: { path: '/technicians?q=galan&estado=SUSPENDED&orden=NEWEST', query: 'TechniciansPage' },
  ABSENCES: { path: '/settings/ausencias', query: 'AbsencesPage', input: {} },
  AUDIT: {
    path: '/settings/auditoria?persona=u1&tipo=CLIENT&desde=2026-11-02&hasta=2026-11-08',
    query: 'AuditPage',
  },
  AGENTS: { path: '/agents?q=robles&rol=ADMIN&estado=ACTIVE', query: 'AgentsPage' },
};

let server: FakeServer;

beforeEach(() => {
  dismissToast();
  const none = (type: string) => connection(type, []);
  server = serverFor('ADMIN')
    .on('ProspectsList', () => ({ data: { prospects: none('Prospect') } }))
    .on('ClientsPage', () => ({ data: { clients: none('Client') } }))
    .on('ServicesPage', () => ({ data: { services: none('Service') } }))
    .on('ReviewPage', () => ({ data: { services: none('Service') } }))
    .on('FiledList', () => ({ data: { workReviews: none('WorkReview') } }))
    .on('BillingPage', () => ({ data: { toInvoice: null, billingBatches: none('BillingBatch') } }))
    .on('ItemsPage', () => ({ data: { items: none('Item') } }))
    .on('TechniciansPage', () => ({ data: { technicians: none('Technician') } }))
    .on('AuditPage', () => ({ data: { auditEntries: none('AuditEntry') } }))
    .on('AgentsPage', () => ({ data: { agents: none('Agent') } }))
    .on('Exports', () => ({ data: { exports: [] } }))
    .on('CreateExport', () => ({
      data: { createExport: { __typename: 'NotFoundError', message: 'No se puede exportar ahora' } },
    }));
});

/** What the list asked for last, without its page. */
function filtersOf(query: OperationName): object {
  const ofPage = new Set(['first', 'after']);
  return Object.fromEntries(
    Object.entries(server.calls(query).at(-1) ?? {}).filter(([name]) => !ofPage.has(name)),
  );
}

test.each(Object.keys(EXPORTED_LISTS) as ExportedList[])(
  'the list of %s is exported with its filters and its order',
  async (list) => {
    const { path, query, what, input } = PLACES[list];
    renderApp({ path, signedIn: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Exportar' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Exportar/ }));
    if (what) await userEvent.click(dialog.getByRole('radio', { name: what }));
    await waitFor(() => expect(server.count(query)).toBeGreaterThan(0));
    await userEvent.click(dialog.getByRole('button', { name: 'Exportar' }));
    await waitFor(() => expect(server.count('CreateExport')).toBe(1));
    const [sent] = server.inputs('CreateExport');
    const { format, ...lists } = sent ?? {};
    expect([format, Object.values(lists)]).toEqual(['XLSX', [input ?? filtersOf(query)]]);
    expect(await dialog.findByText('No se puede exportar ahora')).toBeDefined();
  },
);
