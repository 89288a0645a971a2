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

type Opened = { path?: string; role?: Role } & Partial<Pick<Service, 'invoicing' | 'site' | 'lines'>>;

function open(
  status: 'FINISHED' | 'CLOSED',
  { path = '/services/s1', role = 'ADMIN', ...changes }: Opened = {},
) {
  const page = { lines: [priced, free, lacking], invoiceGaps: status === 'FINISHED' ? gaps : [], ...changes };
  const server = serviceServer(role).on('ServicePage', () => servicePage({ ...page, status }));
  renderApp({ path, signedIn: true });
  return { server };
}

const answered = (lines: Service['lines']) => ({
  data: {
    result: {
      __typename: 'ServiceLineSuccess' as const,
      service: { ...service, status: 'CLOSED' as const, lines },
    },
  },
});

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

test('a link to an IVA that does not apply opens its line', async () => {
  const site = { ...service.site, address: { ...service.site.address, postalCode: '35001' } };
  open('FINISHED', { path: '/services/s1?campo=vatPercent', site });
  const dialog = within(await screen.findByRole('dialog', { name: 'Cambiar línea' }));
  expect(dialog.getByLabelText<HTMLInputElement>('Concepto').value).toBe(priced.text);
});

describe('in a closed service', () => {
  const draft = {
    ...{ __typename: 'ServiceInvoicing' as const, batchId: 'b1', batchCode: 'LF-2026-0001' },
    ...{ state: 'DRAFT' as const, invoiceNumber: null, invoicedOn: null },
  };

  const titled = (name: string) => screen.findByRole('dialog', { name });

  test('the link opens the first line that lacks a price, and nothing but the price is changed', async () => {
    const { server } = open('CLOSED', { path: AT_PRICE, role: 'AGENT', invoicing: draft });
    const dialog = within(await titled('Poner precio'));
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText(PRICE)));
    expect(dialog.getByText(/^Vaso de expansión, 1,5 h/)).toBeDefined();
    for (const name of ['Concepto', 'Cantidad', 'Tipo', 'Se cobra', 'Artículo del catálogo']) {
      expect(dialog.queryByLabelText(name)).toBeNull();
    }
    const save = () => userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await save();
    expect(dialog.getByLabelText(PRICE).getAttribute('aria-invalid')).toBe('true');
    expect(server.calls('UpdateServiceLine')).toEqual([]);
    const saved = { ...lacking, unitPriceCents: 1_850, amountCents: 2_775, version: 4 };
    server.on('UpdateServiceLine', () => answered([priced, free, saved]));
    await userEvent.type(dialog.getByLabelText(PRICE), '18,50');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { kind, text, quantityMilli, unit, discountBasisPoints, vatPercent, billable } = lacking;
    expect(server.inputs('UpdateServiceLine').at(-1)).toEqual({
      ...{ serviceId: 's1', lineId: 'l3', version: 3 },
      line: {
        ...{ itemId: null, kind, text, quantityMilli, unit, unitPriceCents: 1_850 },
        ...{ discountBasisPoints, vatPercent, billable },
      },
    });
    const lines = within(screen.getByRole('region', { name: 'Líneas' }));
    expect(lines.queryByRole('button')).toBeNull();
    expect(lines.getByText(/^18,50/)).toBeDefined();
  });

  test('only a line that lacks its price has a menu, with that alone, and the focus goes on to the next', async () => {
    const other = { ...lacking, id: 'l4', text: 'Manómetro' };
    const { server } = open('CLOSED', { lines: [priced, free, lacking, other] });
    const lines = within(await screen.findByRole('region', { name: 'Líneas' }));
    const menus = lines.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(menus).toEqual(['Acciones de Vaso de expansión', 'Acciones de Manómetro']);
    await userEvent.click(lines.getByRole('button', { name: 'Acciones de Vaso de expansión' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Poner precio']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Poner precio' }));
    const dialog = within(await titled('Poner precio'));
    await userEvent.type(dialog.getByLabelText(PRICE), '0');
    server.on('UpdateServiceLine', () => answered([priced, free, { ...lacking, unitPriceCents: 0 }, other]));
    await userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => {
      expect(document.activeElement).toBe(lines.getByRole('button', { name: 'Acciones de Manómetro' }));
    });
  });

  test('an IVA that does not apply is changed, and to 0 % only', async () => {
    const site = { ...service.site, address: { ...service.site.address, postalCode: '35001' } };
    const { server } = open('CLOSED', { path: '/services/s1?campo=vatPercent', site });
    const dialog = within(await titled('Cambiar el IVA'));
    const rate = dialog.getByLabelText('IVA');
    expect(dialog.queryByLabelText(PRICE)).toBeNull();
    const save = () => userEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
    await userEvent.selectOptions(rate, '10 %');
    await save();
    expect(dialog.getByText('El IVA no vale en esta ubicación: pon el 0 %')).toBeDefined();
    server.on('UpdateServiceLine', () => answered([{ ...priced, vatPercent: 0, version: 4 }]));
    await userEvent.selectOptions(rate, '0 %');
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.inputs('UpdateServiceLine').at(-1)).toMatchObject({
      lineId: 'l1',
      line: { vatPercent: 0 },
    });
  });

  test('of a delivered batch the line is shown, with what has to happen before', async () => {
    open('CLOSED', { path: AT_PRICE, invoicing: { ...draft, state: 'DELIVERED' } });
    const row = await screen.findByRole('row', { name: /Vaso de expansión/ });
    await waitFor(() => expect(document.activeElement).toBe(within(row).getByText('Sin precio')));
    const lines = within(screen.getByRole('region', { name: 'Líneas' }));
    expect(lines.getByText(/^Está en el lote/).textContent).toBe(
      'Está en el lote LF-2026-0001, ya entregado: devuélvelo desde el lote antes de cambiar sus líneas.',
    );
    expect(lines.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    [AT_PRICE, 'Pide a la oficina que ponga el precio.'],
    ['/services/s1?campo=vatPercent', 'Pide a la oficina que cambie el IVA.'],
  ])('a technician who comes by %s is shown whom to ask', async (path, text) => {
    open('CLOSED', { path, role: 'TECHNICIAN' });
    const lines = within(await screen.findByRole('region', { name: 'Líneas' }));
    expect(lines.getByText(text)).toBeDefined();
    expect(lines.queryByRole('button')).toBeNull();
  });

  test('nothing is said to whoever did not come for it', async () => {
    open('CLOSED', { role: 'TECHNICIAN' });
    const lines = within(await screen.findByRole('region', { name: 'Líneas' }));
    expect(lines.queryByText(/Pide a la oficina/)).toBeNull();
  });
});
