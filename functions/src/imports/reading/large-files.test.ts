import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { describe, expect, test } from 'vitest';
import { xlsxFile } from '../../tables/xlsx-table.ts';
import { looksOf } from '../file-looks.ts';
import { readFile } from '../../tables/reading/read-file.ts';

test('a small file of very many lines is refused with its number of rows', async () => {
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

const HEADERS =
  'Nombre;Tipo;Nombre comercial;Teléfono;Email;Dirección fiscal;CP fiscal;Población fiscal;Ubicación;Dirección;' +
  'Número;Piso;CP;Población;Acceso;Contacto;Cargo;Teléfono contacto;Etiquetas;Notas';
const rowOf = (n: number) =>
  [
    ...[`Cliente ${n}`, 'Empresa', `Comercial ${n}`, `6${10_000_000 + n}`, `c${n}@ejemplo.es`],
    ...[
      `Calle Fiscal ${n}`,
      '28001',
      'Madrid',
      'Sede',
      'Calle Mayor',
      `${(n * 7) % 90}`,
      '2.º B',
      '28013',
      'Madrid',
    ],
    ...['Llaves en portería', `Eva ${n}`, 'Gerente', `6${20_000_000 + n}`, 'Fijo', `Nota del cliente ${n}`],
  ].map(String);

/** Of the 512 MB of a function. */
const MEGABYTES = 96;

describe('the largest file that is allowed, of 5,000 rows and 20 columns, is read in a bounded memory:', () => {
  const rows = Array.from({ length: 5_000 }, (_row, n) => rowOf(n));
  const headers = HEADERS.split(';');
  test.each<[string, () => Promise<Uint8Array>]>([
    [
      'a text',
      () =>
        Promise.resolve(
          new TextEncoder().encode([headers, ...rows].map((row) => `${row.join(';')}\r\n`).join('')),
        ),
    ],
    [
      'a workbook',
      async () => {
        const columns = headers.map((label, index) => ({ name: `c${index}`, label, kind: 'text' as const }));
        return new Uint8Array(await xlsxFile([{ title: 'Clientes', zone: 'Europe/Madrid', columns, rows }]));
      },
    ],
  ])(
    '%s',
    async (_which, make) => {
      const worker = new Worker(new URL('./testing/read-large-file.ts', import.meta.url), {
        workerData: await make(),
        resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
        execArgv: [],
      });
      const answer: unknown = await once(worker, 'message');
      await worker.terminate();
      expect(answer).toEqual([{ columns: 20, rows: 5_000 }]);
    },
    60_000,
  );
});
