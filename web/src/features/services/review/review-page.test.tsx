import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../../test-kit/render-app.tsx';
import { connection, row, service, serviceServer } from '../test-services.ts';

const finished = {
  ...row,
  version: 7,
  status: 'FINISHED',
  totals: { __typename: 'ServiceTotals', totalCents: 18_973 },
  missingToInvoice: ['Falta el NIF del cliente'],
};

test('what is finished says what is missing to invoice it, and closing takes it away', async () => {
  let rows: object[] = [finished, { ...finished, id: 's2', title: 'Split gotea', missingToInvoice: [] }];
  const server = serviceServer()
    .on('ReviewPage', () => ({ data: { services: connection(rows) } }))
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
  expect(line.textContent).toContain('Falta el NIF del cliente');
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

test('nothing to review says what it is', async () => {
  serviceServer('AGENT').on('ReviewPage', () => ({ data: { services: connection([]) } }));
  renderApp({ path: '/services/review', signedIn: true });
  expect(await screen.findByText('Nada por revisar')).toBeDefined();
});
