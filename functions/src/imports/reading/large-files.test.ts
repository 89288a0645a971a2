import { expect, test } from 'vitest';
import { xlsxFile } from '../../tables/xlsx-table.ts';
import { looksOf } from '../file-looks.ts';
import { readFile } from './read-file.ts';

test('a small file of very many lines is told how many rows it has', async () => {
  const file = await readFile(new TextEncoder().encode(`Nombre;NIF\n${'Ana;1\n'.repeat(150_000)}`));
  const rows = file.kind === 'read' ? (file.sheets[0]?.rows ?? []) : [];
  expect(looksOf('CLIENTS', rows).fileProblem).toBe(
    'Tiene 150000 filas y el máximo es 5000: divídelo en varios archivos',
  );
});

test('a workbook of many sheets is read', async () => {
  const columns = [{ name: 'name', label: 'Nombre', kind: 'text' }] as const;
  const sheets = Array.from({ length: 40 }, (_, index) => ({
    ...{ title: `Hoja ${index + 1}`, columns, zone: 'Europe/Madrid', rows: [[`Ana ${index + 1}`]] },
  }));
  const file = await readFile(new Uint8Array(await xlsxFile(sheets)));
  expect(file).toMatchObject({ kind: 'read' });
  expect(file.kind === 'read' && file.sheets.map(({ rows }) => rows[1]?.[0])).toEqual(
    sheets.map(({ rows }) => rows[0]?.[0]),
  );
});
