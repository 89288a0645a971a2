import { IMPORTS, type ImportKind } from '@cuadrilla/domain/imports/import-kinds.ts';
import { keptText } from '@cuadrilla/domain/imports/rows/kept-text.ts';
import { OUTCOME_WORDS, untouchedOf } from '@cuadrilla/domain/imports/rows/row-states.ts';
import type { ImportRow } from '@cuadrilla/domain/imports/rows/stored-row.ts';
import { furtherText, repeatText } from '@cuadrilla/domain/imports/rows/row-texts.ts';
import { targetOf } from '@cuadrilla/domain/imports/targets.ts';
import type { Column, Table, TableRow } from '../../tables/table.ts';
import type { Import } from '../import.ts';

type Example = readonly [path: string, example: string];

/** The columns of a template with one example row: the most common ones, by the labels of the fields. */
const TEMPLATES: Readonly<Record<ImportKind, readonly Example[]>> = {
  CLIENTS: [
    ['client.legalName', 'Calderas del Sur, S.L.'],
    ['client.nif', 'B12345674'],
    ['client.kind', 'Empresa'],
    ['client.managedById', ''],
    ['client.phones', '612 34 56 78'],
    ['client.emails', 'info@ejemplo.es'],
    ['site.name', 'Sede central'],
    ['site.address.street', 'Calle Mayor'],
    ['site.address.number', '3'],
    ['site.address.floor', '2.º B'],
    ['site.address.postalCode', '08001'],
    ['site.address.city', 'Barcelona'],
    ['site.accessNotes', 'Llaves en portería'],
    ['contact.name', 'Eva Sanz'],
    ['contact.phone', '600 11 12 22'],
    ['client.tags', 'Mantenimiento'],
    ['client.notes', 'Llamar por la tarde'],
  ],
  EQUIPMENT: [
    ['owner.nif', 'B12345674'],
    ['owner.legalName', 'Calderas del Sur, S.L.'],
    ['place.name', 'Sede central'],
    ['equipment.kind', 'Caldera'],
    ['equipment.brand', 'Vaillant'],
    ['equipment.model', 'ecoTEC plus'],
    ['equipment.serialNumber', '0021150012'],
    ['equipment.installedOn', '03/11/2024'],
    ['equipment.warrantyUntil', '03/11/2027'],
    ['equipment.notes', 'En la cubierta'],
  ],
  PROSPECTS: [
    ['prospect.name', 'Ana'],
    ['prospect.lastName', 'Ruiz'],
    ['prospect.legalName', ''],
    ['prospect.phone', '612 34 56 78'],
    ['prospect.email', 'ana@ejemplo.es'],
    ['prospect.address.postalCode', '28013'],
    ['prospect.address.city', 'Madrid'],
    ['prospect.need', 'Cambiar la caldera'],
    ['prospect.estimatedValueCents', '1.200,00'],
    ['prospect.nextActionOn', '03/12/2026'],
    ['prospect.notes', ''],
  ],
  ITEMS: [
    ['item.ref', 'VAL-15'],
    ['item.name', 'Válvula de esfera 15 mm'],
    ['item.kind', 'Material'],
    ['item.family', 'Válvulas'],
    ['item.unit', 'ud.'],
    ['item.priceCents', '12,50'],
    ['item.costCents', '7,00'],
    ['item.vatPercent', '21'],
    ['item.barcodes', '8410525150005'],
    ['item.supplierRef', 'P-150'],
  ],
};

type Filled = { table: Table; rows: TableRow[] };

const column = (label: string, index: number): Column => ({ name: `c${index}`, label, kind: 'code' });

/** All cells are text, so that a spreadsheet keeps zeros and long numbers. */
export function templateOf(kind: ImportKind, zone: string): Filled {
  const columns = TEMPLATES[kind].map(([path], index) => column(targetOf(kind, path)?.label ?? path, index));
  const title = IMPORTS[kind].noun[1];
  return { table: { title, columns, zone }, rows: [TEMPLATES[kind].map(([, example]) => example)] };
}

/**
 * The original rows of the file, each with its outcome and the reason, so that they can be corrected and sent
 * again.
 */
export function resultOf(
  found: Import,
  rows: readonly ImportRow[],
  cells: ReadonlyMap<number, readonly string[]>,
  zone: string,
): Filled {
  const headers = found.columns.map(({ header }) => header);
  const columns = ['Fila', 'Resultado', 'Motivo', ...headers].map(column);
  const inOrder = rows.toSorted((a, b) => a.number - b.number);
  return {
    table: { title: 'Resultado', columns, zone },
    rows: inOrder.map((row) => [
      String(row.number),
      row.result === null ? '' : OUTCOME_WORDS[row.result.kind].done[0],
      reasonOf(found, row),
      ...headers.map((_header, index) => cells.get(row.number)?.[index] ?? ''),
    ]),
  };
}

function reasonOf({ kind }: Import, row: ImportRow): string {
  const { problems, result, kept, status } = row;
  const wrong = problems.map(({ path, message }) =>
    path === null ? message : `${targetOf(kind, path)?.label ?? path}: ${message}`,
  );
  const untouched = untouchedOf(status);
  const left = untouched.length === 0 ? [] : [`No se sobrescribe: ${untouched.join(', ')}`];
  const repeats = repeatText(kind, status) ?? furtherText(row);
  const stayed = kept.map(keptText);
  return [
    ...wrong,
    ...(repeats === null ? [] : [repeats]),
    ...(result?.text == null ? [] : [result.text]),
    ...left,
    ...stayed,
  ].join('. ');
}
