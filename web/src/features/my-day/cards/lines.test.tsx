import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { DataOf } from '../../../testing/fake-server.ts';
import { importChunks, openWork, visitAtWork, visitServer } from '../testing/test-visit.ts';

importChunks();
const kit = visitServer(visitAtWork);

type Item = DataOf<'ItemsAtWork'>['fieldItems']['items'][number];

const item = (id: string, name: string, barcode: string): Item => ({
  ...{ __typename: 'FieldItem', id, name, code: `REF-${id}`, barcodes: [barcode] },
  ...({ kind: 'MATERIAL', unit: 'UNIT', vatPercent: 10, priceCents: 1_250 } as const),
});
const ITEMS = [
  item('i1', 'Abrazadera', '8400000000017'),
  item('i2', 'Manguito', '8400000000024'),
  item('i3', 'Válvula', '8400000000031'),
];

const picker = () => screen.findByRole<HTMLInputElement>('combobox', { name: 'Artículo del catálogo' });
const names = async () =>
  within(document.getElementById((await picker()).getAttribute('aria-controls') ?? '') ?? document.body)
    .getAllByRole('option')
    .map(({ firstChild }) => firstChild?.firstChild?.textContent);
const concept = () => screen.getByLabelText<HTMLInputElement>('Concepto').value;
const materials = async () => within(await screen.findByRole('region', { name: 'Materiales' }));
const press = (name: string) =>
  userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

async function openDialog() {
  await userEvent.click((await materials()).getByRole('button', { name: 'Añadir' }));
  await userEvent.click(await picker());
}

test('items of the catalogue are added one after another without a network, and the last used are offered first', async () => {
  let isOffline = false;
  kit.on('ItemsAtWork', () =>
    isOffline
      ? 'no-network'
      : { data: { fieldItems: { mark: 'm1', isWhole: true, items: ITEMS, goneIds: [] } } },
  );
  kit.on('AddVisitLine', () => 'no-network');
  await openWork('/visits/v1');
  await openDialog();
  await waitFor(async () => expect(await names()).toEqual(['Abrazadera', 'Manguito', 'Válvula']));
  await userEvent.click(screen.getByRole('option', { name: /Válvula/ }));
  expect(concept()).toBe('Válvula');
  isOffline = true;
  expect(within(screen.getByRole('dialog')).queryByText('Cerrar')).toBeNull();
  await press('Añadir otra');
  expect(within(screen.getByRole('dialog')).queryByText('Cancelar')).toBeNull();
  expect(within(screen.getByRole('dialog')).getByText('Cerrar')).toBeDefined();
  expect(screen.getByText('Añadido: Válvula')).toBeDefined();
  const emptied = await picker();
  expect([document.activeElement === emptied, emptied.value, concept()]).toEqual([true, '', '']);
  await userEvent.keyboard('8400000000024{Enter}');
  await waitFor(() => expect(concept()).toBe('Manguito'));
  await press('Añadir');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const rows = (await materials()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    expect.stringMatching(/^Válvula ?REF-i3/),
    expect.stringMatching(/^Manguito ?REF-i2/),
  ]);
  await waitFor(() => expect(kit.inputs('AddVisitLine')).not.toEqual([]));
  expect(kit.inputs('AddVisitLine')[0]?.line).toMatchObject({
    ...{ itemId: 'i3', text: 'Válvula', unitPriceCents: 1_250, vatPercent: 10 },
  });

  await openDialog();
  await waitFor(async () => expect(await names()).toEqual(['Manguito', 'Válvula', 'Abrazadera']));
  const listed = screen.getByText('Usados hace poco').parentElement?.children ?? [];
  const places = [...listed].map(({ textContent }) => textContent.replace(/12,50.*/u, ''));
  expect(places).toEqual(['Usados hace poco', 'Manguito', 'Válvula', 'Catálogo', 'Abrazadera']);
});

test('what the catalogue does not have becomes a free line, and words left in its box hold nothing back', async () => {
  kit.on('ItemsAtWork', () => ({
    data: { fieldItems: { mark: 'm1', isWhole: true, items: ITEMS, goneIds: [] } },
  }));
  kit.on('AddVisitLine', () => 'no-network');
  await openWork('/visits/v1');
  await openDialog();
  await userEvent.keyboard('válvula bola rara');
  await userEvent.click(
    await screen.findByRole('option', { name: /Escribir «válvula bola rara» como línea libre/ }),
  );
  expect([concept(), document.activeElement]).toEqual([
    'válvula bola rara',
    screen.getByLabelText('Concepto'),
  ]);
  await userEvent.type(await picker(), 'otra');
  await press('Añadir');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const rows = (await materials()).getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toEqual([expect.stringMatching(/^válvula bola rara/)]);
});

test('the box of the catalogue is there from the start, says why it is closed, and opens with the catalogue', async () => {
  const answers: ((isThere: boolean) => void)[] = [];
  kit.on(
    'ItemsAtWork',
    () =>
      new Promise((answer) =>
        answers.push((isThere) => {
          const fieldItems = { mark: 'm1', isWhole: true, items: ITEMS, goneIds: [] };
          answer(isThere ? { data: { fieldItems } } : 'no-network');
        }),
      ),
  );
  await openWork('/visits/v1');
  await userEvent.click((await materials()).getByRole('button', { name: 'Añadir' }));
  expect((await picker()).disabled).toBe(true);
  expect(screen.getByText('Cargando el catálogo…')).toBeDefined();
  await waitFor(() => expect(answers).toHaveLength(1));
  answers[0]?.(false);
  await screen.findByText(/^El catálogo todavía no está en este dispositivo/);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(answers.length).toBeGreaterThan(1));
  answers.slice(1).forEach((answer) => answer(true));
  await waitFor(async () => expect((await picker()).disabled).toBe(false));
  await userEvent.click(await picker());
  await waitFor(async () => expect(await names()).toEqual(['Abrazadera', 'Manguito', 'Válvula']));
});
