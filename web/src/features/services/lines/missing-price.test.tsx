import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SentAs } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { gapsOf, servicePage, serviceServer } from '../testing/test-services.ts';
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

const PRICE = 'Precio por unidad, sin IVA';
// The words are the server's, and may change.
const [nif, ...others] = gapsOf('NIF', 'PRICE', 'REPORT');
const gaps = [...(nif ? [{ ...nif, text: 'Al cliente le falta el NIF' }] : []), ...others];

const open = (status: 'FINISHED' | 'CLOSED', path = '/services/s1') => {
  const lines = [priced, free, lacking];
  serviceServer().on('ServicePage', () =>
    servicePage({ status, lines, invoiceGaps: status === 'FINISHED' ? gaps : [] }),
  );
  renderApp({ path, signedIn: true });
};

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
  open('FINISHED', '/services/s1?campo=unitPriceCents');
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar línea' }));
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(PRICE)));
});

test('in a closed service the line is only shown', async () => {
  open('CLOSED', '/services/s1?campo=unitPriceCents');
  const row = await screen.findByRole('row', { name: /Vaso de expansión/ });
  await waitFor(() => expect(document.activeElement).toBe(within(row).getByText('Sin precio')));
  expect(screen.queryByRole('dialog')).toBeNull();
});
