import { expect, test } from 'vitest';
import { dataRows } from './header-row.ts';

const totalsIn = (...rows: string[][]) => dataRows([['Nombre', 'Teléfono'], ...rows], 0).totals;

test.each([
  [['TOTAL']],
  [['Totales', '309']],
  [['Subtotal:', '12,50']],
  [['Total general', '1.200,00 €']],
  [['Total clientes', '309']],
  [['TOTAL CLIENTES: 3', '']],
  [['Total de registros', '12']],
  [['', 'Total: 309']],
  [['Suma total', '8']],
])('%j is a row of totals', (row) => {
  expect(totalsIn(['Ana Ruiz', '612345678'], row)).toEqual([3]);
});

test.each([
  [['Total Clima', '612345678']],
  [['Totalmente Frío, S. L.', '']],
  [['Total Energies', '309']],
  [['Clientes totales SL', '']],
  [['Ana Total', '']],
])('%j is a row of data', (row) => {
  expect(totalsIn(['Ana Ruiz', '612345678'], row)).toEqual([]);
});
