import { LINE } from '@cuadrilla/domain/records/line.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { fieldsWithoutControl, fieldsWithoutSample, samplesOf } from '../../../testing/described-fields.ts';
import { renderApp } from '../../../testing/render-app.tsx';
import { servicePage, serviceServer, type Service } from '../testing/test-services.ts';

const line: Service['lines'][number] = {
  ...{ __typename: 'ServiceLine', id: 'l1', version: 3, authorName: 'Javier Ortega Ruiz' },
  item: { __typename: 'LineItem', id: 'i1', name: 'Oficial de primera', code: 'MO-1' },
  ...{ kind: 'LABOUR', text: 'Desmontar y limpiar', quantityMilli: 1500, unit: 'HOUR' },
  ...{ unitPriceCents: 4200, discountBasisPoints: 1000, vatPercent: 10, billable: 'WARRANTY' },
  ...{ costCents: null, amountCents: 0 },
};

// Imports the page before the tests, so that no query waits for its transformation.
beforeAll(() => Promise.all([import('../page/service-page.tsx'), import('./line-dialogs.tsx')]), 60_000);

async function openCard() {
  serviceServer().on('ServicePage', () => servicePage({ lines: [line] }));
  renderApp({ path: '/services/s1', signedIn: true });
  return screen.findByRole('region', { name: 'Líneas' });
}

test('every field of a line has a control in its dialog', async () => {
  const card = within(await openCard());
  await userEvent.click(card.getByRole('button', { name: 'Añadir línea' }));
  const dialog = await screen.findByRole('dialog', { name: 'Añadir línea' });
  const item = 'Artículo del catálogo';
  await within(dialog).findByRole('combobox', { name: item });
  expect(fieldsWithoutControl(dialog, LINE, { item })).toEqual([]);
});

/** By field, in the order of the description. */
const SHOWN = {
  item: 'MO-1',
  kind: 'Mano de obra',
  text: 'Desmontar y limpiar',
  quantityMilli: '1,5',
  unit: 'h',
  unitPriceCents: '42,00 €',
  discountBasisPoints: '10 %',
  vatPercent: '10 %',
  billable: 'Garantía',
};

test('every field of a line is in its row', async () => {
  const card = await openCard();
  const cells = [...within(card).getAllByRole('cell'), within(card).getByRole('rowheader')];
  const texts = cells.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));
  const described = [...samplesOf(LINE).map(({ name }) => name), ...fieldsWithoutSample(LINE)];
  expect(Object.keys(SHOWN).sort()).toEqual(described.sort());
  const missing = Object.entries(SHOWN).filter(([, shown]) => !texts.some((text) => text.includes(shown)));
  expect(missing).toEqual([]);
});
