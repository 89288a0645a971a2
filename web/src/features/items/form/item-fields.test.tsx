import { ITEM } from '@cuadrilla/domain/records/item.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { SHORT_TEXT_MAX } from '@cuadrilla/domain/text/text.ts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { connection } from '../../../testing/connection.ts';
import {
  factsOf,
  fieldsWithoutControl,
  fieldsWithoutSample,
  samplesOf,
  unshown,
  valuesOf,
} from '../../../testing/described-fields.ts';
import type { DataOf } from '../../../testing/fake-server.ts';
import { renderApp, serverFor } from '../../../testing/render-app.tsx';

type Item = NonNullable<DataOf<'ItemPage'>['item']>;

const ITEM_OF_TESTS: Item = {
  ...{ __typename: 'Item', id: 'i1', version: 1, archived: false },
  ...{ ref: 'BOM-25', name: 'Bomba', kind: 'MATERIAL', family: null, unit: 'METER' },
  ...{
    priceCents: null,
    costCents: null,
    vatPercent: 10,
    barcodes: [],
    supplierRef: null,
    description: null,
  },
  ...{ createdAt: '2026-03-12T09:00:00.000Z', updatedAt: '2026-03-12T09:00:00.000Z', prices: [] },
};

const itemServer = (changes: Partial<Item> = {}) =>
  serverFor('ADMIN')
    .on('ItemFamilies', () => ({ data: { itemFamilies: [] } }))
    .on('EditItemPage', () => ({ data: { item: ITEM_OF_TESTS } }))
    .on('ItemPage', () => ({ data: { item: { ...ITEM_OF_TESTS, ...changes } } }))
    .on('Activity', () => ({ data: { activity: connection('Activity', []) } }));

// Imports the pages before the tests, so that no query waits for their transformation.
beforeAll(() => Promise.all([import('./edit-item-page.tsx'), import('../page/item-page.tsx')]), 60_000);

test('every field of an item has a control in the form', async () => {
  itemServer();
  renderApp({ path: '/catalog/i1/edit', signedIn: true });
  // A plain box until the suggestions are loaded.
  await screen.findByRole('combobox', { name: ITEM.family.label });
  expect(fieldsWithoutControl(screen.getByRole('main'), ITEM)).toEqual([]);
});

test('a name that is too long is kept as pasted, and the form says how long it may be', async () => {
  itemServer();
  renderApp({ path: '/catalog/i1/edit', signedIn: true });
  const name = await screen.findByRole('textbox', { name: ITEM.name.label });
  const pasted = 'Bomba '.repeat(30).trim();
  await userEvent.clear(name);
  await userEvent.click(name);
  await userEvent.paste(pasted);
  await userEvent.click(screen.getByRole('button', { name: 'Guardar cambios' }));
  expect(await screen.findByText(MESSAGES.tooLong(SHORT_TEXT_MAX))).toBeDefined();
  expect((name as HTMLInputElement).value).toBe(pasted);
});

const SHOWN_AS = {
  priceCents: 'Precio',
  costCents: 'Coste',
  barcodes: 'Código de barras',
  supplierRef: 'Ref. del proveedor',
};

test('every field of an item is shown on its page', async () => {
  const samples = samplesOf(ITEM, SHOWN_AS);
  itemServer({ ...valuesOf(samples), kind: 'MATERIAL', unit: 'METER' });
  renderApp({ path: '/catalog/i1', signedIn: true });
  const facts = factsOf(await screen.findByRole('region', { name: 'Datos' }));
  expect(unshown(samples, facts)).toEqual([]);
  expect(fieldsWithoutSample(ITEM)).toEqual(['kind', 'unit']);
  expect(facts).toMatchObject({ Tipo: 'Material', Precio: expect.stringContaining('/ m,') as string });
});
