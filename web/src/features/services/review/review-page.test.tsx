import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { DataOf } from '../../../testing/fake-server.ts';
import { connection } from '../../../testing/connection.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { gapsOf, row, service, serviceServer } from '../testing/test-services.ts';

type Filed = DataOf<'FiledList'>['workReviews']['edges'][number]['node'];

const READY: 'READY' | 'NONE' | 'NOTHING' = 'READY';

const finished = {
  ...row,
  version: 7,
  status: 'FINISHED' as const,
  totals: { __typename: 'ServiceTotals', totalCents: 18_973 },
  invoiceGaps: gapsOf('NIF'),
  billingState: 'NONE' as typeof READY,
};

const nothingFiled = connection<Filed>('WorkReview', []);

test('a finished service shows what is missing for invoicing and leaves the list when closed', async () => {
  let rows = [
    finished,
    { ...finished, id: 's2', title: 'Split gotea', invoiceGaps: [], billingState: READY },
  ];
  const server = serviceServer()
    .on('FiledList', () => ({ data: { workReviews: nothingFiled } }))
    .on('ReviewPage', () => ({ data: { services: connection('Service', rows) } }))
    .on('CloseService', () => {
      rows = rows.slice(1);
      return {
        data: {
          result: { __typename: 'ServiceSuccess', service: { ...service, version: 8, status: 'CLOSED' } },
        },
      };
    });
  renderApp({ path: '/services/review', signedIn: true });
  const line = (await screen.findByRole('link', { name: 'No calienta el agua' })).closest('tr')!;
  expect(within(line).getByRole('link', { name: 'Falta el NIF del cliente' }).getAttribute('href')).toBe(
    '/clients/c1/edit?campo=nif',
  );
  expect(screen.getByRole('link', { name: 'Split gotea' }).closest('tr')!.textContent).toContain(
    'Listo para facturar',
  );
  fireEvent.click(within(line).getByRole('button', { name: 'Cerrar' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('listitem').textContent).toBe('Falta el NIF del cliente');
  fireEvent.click(dialog.getByRole('button', { name: 'Cerrar servicio' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'No calienta el agua' })).toBeNull());
  expect(screen.queryByRole('dialog')).toBeNull();
  const sent = server.arrived.find(({ operationName }) => operationName === 'CloseService');
  expect(sent?.variables['input']).toEqual({ id: 's1', version: 7 });
});

test('filed work is listed above the finished services, each with its service', async () => {
  const node = {
    ...{ __typename: 'WorkReview', id: 'w1', because: 'La visita estaba anulada', actCount: 5 },
    ...{ from: '2026-11-20T08:02:00.000Z', to: '2026-11-20T10:40:00.000Z' },
    openedAt: '2026-11-20T12:03:00.000Z',
    service: { __typename: 'ServiceRef', id: 's9', code: 'S-2026-0009', title: 'Fuga en el baño' },
    client: { __typename: 'ClientRef', id: 'c1', name: 'C. P. Calle de Ibiza 21' },
    technician: { __typename: 'VisitTechnician', id: 't7', name: 'Marta Iglesias', color: 'red' },
  };
  const workReviews = {
    ...nothingFiled,
    edges: [{ __typename: 'WorkReviewEdge', cursor: 'k', node }],
    totalCount: 1,
  };
  serviceServer('AGENT')
    .on('ReviewPage', () => ({ data: { services: connection('Service', []) } }))
    .on('FiledList', () => ({ data: { workReviews } }));
  renderApp({ path: '/services/review', signedIn: true });
  const card = within(await screen.findByRole('region', { name: 'Trabajo por revisar' }));
  expect(card.getByRole('link', { name: 'Fuga en el baño' }).getAttribute('href')).toBe('/services/s9');
  expect(card.getByText('La visita estaba anulada')).toBeDefined();
  expect(card.getByText('Marta Iglesias')).toBeDefined();
});

test('several services are closed together, and the refused ones are listed with the reason', async () => {
  const rows = [
    { ...finished, code: 'S-2026-0001', invoiceGaps: [], billingState: READY },
    {
      ...finished,
      id: 's2',
      code: 'S-2026-0002',
      title: 'En garantía',
      invoiceGaps: [],
      billingState: 'NOTHING' as const,
    },
  ];
  const server = serviceServer()
    .on('FiledList', () => ({ data: { workReviews: nothingFiled } }))
    .on('ReviewPage', () => ({ data: { services: connection('Service', rows) } }))
    .on('CloseServices', () => ({
      data: {
        closeServices: {
          __typename: 'CloseServicesSuccess',
          closed: ['s1'],
          refused: [
            { __typename: 'RefusedService', id: 's2', message: 'Ha cambiado mientras tanto: revísalo' },
          ],
        },
      },
    }));
  renderApp({ path: '/services/review?listos=si', signedIn: true });
  const free = (await screen.findByRole('link', { name: 'En garantía' })).closest('tr')!;
  expect(free.textContent).toContain('Nada que cobrar');
  expect(free.textContent).not.toContain('Listo para facturar');
  const asked = server.arrived.find(({ operationName }) => operationName === 'ReviewPage');
  expect(asked?.variables['billing']).toBe('READY');
  fireEvent.click(screen.getByRole('button', { name: 'Elegir los de esta página' }));
  fireEvent.click(screen.getByRole('button', { name: 'Cerrar 2 servicios' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Uno no está listo para facturar y se cierra igual:')).toBeDefined();
  expect(dialog.getByRole('listitem').textContent).toMatch(/^S-2026-\d{4} · .+: nada que cobrar$/);
  fireEvent.click(dialog.getByRole('button', { name: 'Cerrar 2 servicios' }));
  const ended = within(
    await screen.findByRole('dialog', { name: '1 servicio cerrado; 1 no se ha podido cerrar' }),
  );
  expect(ended.getByRole('listitem').textContent).toBe('S-2026-0002: Ha cambiado mientras tanto: revísalo');
  const sent = server.arrived.find(({ operationName }) => operationName === 'CloseServices');
  expect(sent?.variables['input']).toEqual({
    services: [
      { id: 's1', version: 7 },
      { id: 's2', version: 7 },
    ],
  });
});

test.each([
  [8, []],
  [9, ['y 1 más']],
  [11, ['y 3 más']],
])(
  'of %i services that are not ready at most eight are named before closing, then the rest counted',
  async (count, rest) => {
    const rows = Array.from({ length: count }, (_, index) => {
      const number = String(index + 1);
      return {
        ...finished,
        id: `s${number}`,
        code: `S-2026-${number.padStart(4, '0')}`,
        title: `Aviso ${number}`,
      };
    });
    serviceServer()
      .on('FiledList', () => ({ data: { workReviews: nothingFiled } }))
      .on('ReviewPage', () => ({ data: { services: connection('Service', rows) } }));
    renderApp({ path: '/services/review', signedIn: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Elegir los de esta página' }));
    fireEvent.click(screen.getByRole('button', { name: `Cerrar ${count} servicios` }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(`${count} no están listos para facturar y se cierran igual:`)).toBeDefined();
    const items = dialog.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toHaveLength(8 + rest.length);
    expect(items[0]).toBe(`S-2026-0001 · ${finished.client.name}: falta el NIF del cliente`);
    expect(items.slice(8)).toEqual(rest);
  },
);

test('a selection ends with its filter, so that only services that were seen are closed', async () => {
  const rows = [
    { ...finished, title: 'Sin NIF' },
    { ...finished, id: 's2', title: 'Completo', invoiceGaps: [], billingState: READY },
  ];
  serviceServer()
    .on('FiledList', () => ({ data: { workReviews: nothingFiled } }))
    .on('ReviewPage', ({ variables: { billing } }) => ({
      data: { services: connection('Service', billing === 'READY' ? rows.slice(1) : rows) },
    }));
  renderApp({ path: '/services/review', signedIn: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Elegir los de esta página' }));
  expect(screen.getByRole('button', { name: 'Cerrar 2 servicios' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Listo para facturar' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Sin NIF' })).toBeNull());
  expect(await screen.findByRole('button', { name: 'Cerrar elegidos' })).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Elegir los de esta página' }));
  expect(screen.getByRole('button', { name: 'Cerrar 1 servicio' })).toBeDefined();
});

test('an empty list says that there is nothing to review', async () => {
  serviceServer('AGENT')
    .on('ReviewPage', () => ({ data: { services: connection('Service', []) } }))
    .on('FiledList', () => ({ data: { workReviews: nothingFiled } }));
  renderApp({ path: '/services/review', signedIn: true });
  expect(await screen.findByText('Nada por revisar')).toBeDefined();
});
