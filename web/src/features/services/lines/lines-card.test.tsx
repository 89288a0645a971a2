import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { connection } from '../../../testing/connection.ts';
import type { ActName, FakeServer, SentAs } from '../../../testing/fake-server.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { service, servicePage, serviceServer, type Service } from '../testing/test-services.ts';
import type { LinesCard_LineFragment } from './lines-card.generated.ts';
import { dismissToast } from '#shared/ui/toasts/toast.tsx';

const line: SentAs<'ServiceLine', LinesCard_LineFragment> = {
  __typename: 'ServiceLine',
  id: 'l1',
  item: null,
  costCents: null,
  kind: 'LABOUR',
  text: 'Oficial de primera',
  quantityMilli: 1500,
  unit: 'HOUR',
  unitPriceCents: 4200,
  discountBasisPoints: 1000,
  vatPercent: 21,
  billable: 'YES',
  amountCents: 5670,
  authorName: 'Javier Ortega Ruiz',
  version: 3,
};

let server: FakeServer;

beforeEach(() => {
  dismissToast();
  server = serviceServer().on('ServicePage', () => servicePage({ lines: [line] }));
});

const success = (lines: Service['lines']) => ({
  data: { result: { __typename: 'ServiceLineSuccess' as const, service: { ...service, lines } } },
});
const last = <N extends ActName>(operation: N) => server.inputs(operation).at(-1);

async function openCard() {
  const app = renderApp({ path: '/services/s1', signedIn: true });
  return { app, lines: within(await screen.findByRole('region', { name: 'Líneas' })) };
}

const card = async () => (await openCard()).lines;

async function choose(name: string, text = 'Oficial de primera') {
  await userEvent.click(await screen.findByRole('button', { name: `Acciones de ${text}` }));
  await userEvent.click(screen.getByRole('menuitem', { name }));
}

async function fill(values: Record<string, string>) {
  const dialog = within(await screen.findByRole('dialog'));
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  }
  return dialog;
}

const press = (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

test('a line shows kind, text, quantity, price, discount, VAT and amount', async () => {
  const lines = await card();
  const cells = lines.getAllByRole('cell').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  expect(lines.getByRole('rowheader').textContent).toBe('Oficial de primera');
  expect(cells.slice(0, 7)).toEqual(['Mano de obra', '1,5 h', '42,00 €', '10 %', '21 %', 'Sí', '56,70 €']);
});

test('a new line is sent as integers, and a retry after a lost answer repeats the same line', async () => {
  server.on('AddServiceLine', () => 'no-network');
  const lines = await card();
  await userEvent.click(lines.getByRole('button', { name: 'Añadir línea' }));
  await fill({
    Concepto: ' Junta tórica 22 mm ',
    Cantidad: '2',
    'Precio por unidad, sin IVA': '1,85',
    Descuento: '12,5',
  });
  await press('Añadir');
  await screen.findByText(/Sin conexión/, { selector: '[role="dialog"] *, dialog *' });
  server.on('AddServiceLine', () => success([line]));
  await press('Añadir');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, again] = server.calls('AddServiceLine');
  expect(again).toEqual(first);
  expect(first?.['input']).toEqual({
    serviceId: 's1',
    lineId: expect.stringMatching(/^[A-Za-z0-9]{20}$/) as string,
    line: {
      itemId: null,
      kind: 'MATERIAL',
      text: 'Junta tórica 22 mm',
      quantityMilli: 2000,
      unit: 'UNIT',
      unitPriceCents: 185,
      discountBasisPoints: 1250,
      vatPercent: 21,
      billable: 'YES',
    },
  });
});

const item = { __typename: 'Item', id: 'i1', ref: 'CIR-2560', name: 'Circulador 25/60' } as const;
const facts = {
  kind: 'MATERIAL',
  unit: 'UNIT',
  priceCents: 18_650,
  costCents: null,
  vatPercent: 10,
} as const;

test('a barcode and its early Enter, as a scanner types them, fill in the line and send nothing else', async () => {
  server.on('ItemChoices', () => ({ data: { items: connection('Item', [{ ...item, ...facts }]) } }));
  const lines = await card();
  await userEvent.click(lines.getByRole('button', { name: 'Añadir línea' }));
  const picker = await screen.findByRole('combobox', { name: 'Artículo del catálogo' });
  await userEvent.type(picker, '8417618918054{Enter}');
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLInputElement>('Concepto').value).toBe('Circulador 25/60'),
  );
  const filled = screen.getByRole<HTMLInputElement>('combobox', { name: 'Artículo del catálogo' });
  expect([filled.value, filled.getAttribute('aria-expanded')]).toEqual(['Circulador 25/60', 'false']);
  expect(server.calls('ItemChoices').map(({ search }) => search)).toEqual(['8417618918054']);
  expect(server.calls('AddServiceLine')).toEqual([]);
});

test('a line is filled in from a catalogue item found by reference, and shows the reference', async () => {
  server.on('ItemChoices', () => ({ data: { items: connection('Item', [{ ...item, ...facts }]) } }));
  const copied = { __typename: 'LineItem', id: 'i1', code: 'CIR-2560', name: item.name } as const;
  server.on('AddServiceLine', () => success([{ ...line, item: copied }]));
  const lines = await card();
  await userEvent.click(lines.getByRole('button', { name: 'Añadir línea' }));
  const picker = await screen.findByRole('combobox', { name: 'Artículo del catálogo' });
  await userEvent.type(picker, 'cir-2560');
  await screen.findByRole('option', { name: /Circulador 25\/60/ });
  await userEvent.keyboard('{Enter}');
  await press('Añadir');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(last('AddServiceLine')).toMatchObject({
    line: {
      itemId: 'i1',
      kind: 'MATERIAL',
      text: 'Circulador 25/60',
      unitPriceCents: 18_650,
      vatPercent: 10,
    },
  });
  expect(server.calls('ItemChoice')).toEqual([]);
  expect((await screen.findByRole('rowheader')).textContent).toContain('CIR-2560');
});

test('what the catalogue does not have becomes a free line, and words left in its box hold nothing back', async () => {
  server.on('ItemChoices', () => ({ data: { items: connection('Item', []) } }));
  server.on('AddServiceLine', () => success([line]));
  const lines = await card();
  await userEvent.click(lines.getByRole('button', { name: 'Añadir línea' }));
  const picker = await screen.findByRole('combobox', { name: 'Artículo del catálogo' });
  await userEvent.type(picker, 'válvula bola rara');
  await userEvent.click(
    await screen.findByRole('option', { name: /Escribir «válvula bola rara» como línea libre/ }),
  );
  const concept = screen.getByLabelText<HTMLInputElement>('Concepto');
  expect([concept.value, document.activeElement]).toEqual(['válvula bola rara', concept]);
  await userEvent.type(picker, 'otra');
  await press('Añadir');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(last('AddServiceLine')).toMatchObject({ line: { itemId: null, text: 'válvula bola rara' } });
});

test('a line without text or with an invalid quantity shows its errors and is not sent', async () => {
  const lines = await card();
  await userEvent.click(lines.getByRole('button', { name: 'Añadir línea' }));
  const dialog = await fill({ Cantidad: 'dos' });
  await press('Añadir');
  expect(dialog.getByLabelText('Concepto').getAttribute('aria-invalid')).toBe('true');
  expect(dialog.getByLabelText('Cantidad').getAttribute('aria-invalid')).toBe('true');
  expect(server.calls('AddServiceLine')).toEqual([]);
});

test('drafts are kept per line when the dialog is closed and after a reload', async () => {
  const other = { ...line, id: 'l2', text: 'Junta tórica' };
  server.on('ServicePage', () => servicePage({ lines: [line, other] }));
  const { app, lines } = await openCard();
  await userEvent.click(lines.getByRole('button', { name: 'Añadir línea' }));
  await fill({ Concepto: 'Válvula' });
  await press('Cancelar');
  await choose('Cambiar');
  await fill({ Concepto: 'Oficial de segunda' });
  await press('Cancelar');
  await choose('Cambiar', 'Junta tórica');
  expect((await screen.findByLabelText<HTMLInputElement>('Concepto')).value).toBe('Junta tórica');
  await press('Cancelar');
  app.unmount();
  const again = (await openCard()).lines;
  await choose('Cambiar');
  expect((await screen.findByLabelText<HTMLInputElement>('Concepto')).value).toBe('Oficial de segunda');
  await press('Cancelar');
  await userEvent.click(again.getByRole('button', { name: 'Añadir línea' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Concepto')).value).toBe('Válvula');
});

test('a line whose answer was lost keeps its id after a reload, and the next one starts empty', async () => {
  server.on('AddServiceLine', () => 'no-network');
  const { app, lines } = await openCard();
  await userEvent.click(lines.getByRole('button', { name: 'Añadir línea' }));
  await fill({ Concepto: 'Válvula' });
  await press('Añadir');
  await screen.findByText(/Sin conexión/, { selector: '[role="dialog"] *, dialog *' });
  app.unmount();
  server.on('AddServiceLine', () => success([line]));
  const again = (await openCard()).lines;
  await userEvent.click(again.getByRole('button', { name: 'Añadir línea' }));
  await screen.findByLabelText('Concepto');
  await press('Añadir');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = server.calls('AddServiceLine');
  expect(second).toEqual(first);
  await userEvent.click(again.getByRole('button', { name: 'Añadir línea' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Concepto')).value).toBe('');
});

test('a change sends the loaded version, and a conflict shows both versions', async () => {
  const theirs = { ...line, quantityMilli: 2000, version: 4 };
  server.on('UpdateServiceLine', () => ({
    data: { result: { __typename: 'ConflictError', change: null, message: 'Ha cambiado', current: theirs } },
  }));
  await card();
  await choose('Cambiar');
  await fill({ Cantidad: '3' });
  await press('Guardar cambios');
  const question = await screen.findByRole('dialog', {
    name: 'Alguien ha guardado cambios mientras editabas',
  });
  expect(last('UpdateServiceLine')).toMatchObject({
    lineId: 'l1',
    version: 3,
    line: { quantityMilli: 3000 },
  });
  server.on('UpdateServiceLine', () => success([{ ...theirs, quantityMilli: 3000, version: 5 }]));
  await userEvent.click(within(question).getByRole('radio', { name: /Tu versión/ }));
  await userEvent.click(within(question).getByRole('button', { name: /Guardar/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(last('UpdateServiceLine')).toMatchObject({ version: 4, line: { quantityMilli: 3000 } });
});

test('a line is removed after a confirmation', async () => {
  server.on('RemoveServiceLine', () => success([]));
  await card();
  await choose('Quitar');
  await screen.findByRole('dialog', { name: '¿Quitar esta línea?' });
  await press('Quitar');
  expect(await screen.findByText(/Aún no hay material/)).toBeDefined();
  expect(last('RemoveServiceLine')).toEqual({ serviceId: 's1', lineId: 'l1' });
  // The row that had the focus is gone.
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Añadir línea'));
});

test('without permission for prices none are shown, and a closed service allows no changes', async () => {
  const hidden = { ...line, unitPriceCents: null, discountBasisPoints: 0, amountCents: null };
  server.on('ServicePage', () => servicePage({ lines: [hidden], totals: null, status: 'CLOSED' }));
  const lines = await card();
  expect(lines.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Tipo',
    'Concepto',
    'Cantidad',
  ]);
  expect(lines.queryByRole('button')).toBeNull();
});
