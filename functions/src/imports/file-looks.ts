import type { PhoneParser } from '@cuadrilla/domain/contact/phone.ts';
import { cellText, type Cell } from '@cuadrilla/domain/imports/cells/cell.ts';
import { isAllCapitals } from '@cuadrilla/domain/imports/cells/title-case.ts';
import {
  IMPORT_MAX_COLUMNS,
  IMPORT_MAX_ROWS,
  type ImportKind,
} from '@cuadrilla/domain/imports/import-kinds.ts';
import { columnNames, guessMapping, headerSetOf, type Mapping } from '@cuadrilla/domain/imports/mapping.ts';
import { dataRows, guessHeaderRow, type DataRow } from '@cuadrilla/domain/imports/sheet/header-row.ts';
import { headersOf } from '@cuadrilla/domain/imports/synonyms.ts';
import type { Import, ImportColumn, RememberedMapping } from './import.ts';

export type Looks = Pick<Import, 'headerRow' | 'columns' | 'rowCount' | 'totals' | 'inCapitals'> & {
  fileProblem: string | null;
  rows: DataRow[];
};

const EXAMPLES = 3;
const EXAMPLE_LENGTH = 60;
const SAMPLE = 100;

/** The preview of a sheet before the check; `headerRow` undefined to guess it. */
export function looksOf(kind: ImportKind, rows: readonly (readonly Cell[])[], asked?: number): Looks {
  const headerRow = asked ?? guessHeaderRow(rows, headersOf(kind));
  if (headerRow === null) return { ...NOTHING, fileProblem: sheetProblem(rows, null, 0) };
  const { rows: data, totals } = dataRows(rows, headerRow);
  const width = Math.max(
    rows[headerRow]?.length ?? 0,
    ...data.slice(0, SAMPLE).map(({ cells }) => cells.length),
  );
  const fileProblem = sheetProblem(rows, headerRow, data.length);
  return {
    headerRow,
    columns: columnNames(rows[headerRow] ?? [], Math.min(width, 100)).map((header, index) =>
      columnOf(header, index, data),
    ),
    rowCount: data.length,
    totals,
    inCapitals: areInCapitals(data),
    fileProblem,
    rows: data,
  };
}

function sheetProblem(
  rows: readonly (readonly Cell[])[],
  headerRow: number | null,
  dataCount: number,
): string | null {
  if (headerRow === null) return 'La hoja está vacía';
  if (rows.some(({ length }) => length > IMPORT_MAX_COLUMNS)) {
    return `Tiene más de ${IMPORT_MAX_COLUMNS} columnas: deja solo las que quieras importar`;
  }
  if (dataCount === 0) return 'Solo tiene la fila de encabezados: no hay nada que importar';
  return dataCount > IMPORT_MAX_ROWS
    ? `Tiene ${dataCount} filas y el máximo es ${IMPORT_MAX_ROWS}: divídelo en varios archivos`
    : null;
}

const NOTHING: Omit<Looks, 'fileProblem'> = {
  headerRow: null,
  columns: [],
  rowCount: 0,
  totals: [],
  inCapitals: false,
  rows: [],
};

function columnOf(header: string, index: number, rows: readonly DataRow[]): ImportColumn {
  const examples: string[] = [];
  for (const { cells } of rows) {
    const text = cellText(cells[index]).replaceAll('\n', ' ').slice(0, EXAMPLE_LENGTH);
    if (text !== '' && !examples.includes(text)) examples.push(text);
    if (examples.length === EXAMPLES) break;
  }
  return { header, examples };
}

/** Of texts with several letters, more than half. */
function areInCapitals(rows: readonly DataRow[]): boolean {
  const texts = rows
    .slice(0, SAMPLE)
    .flatMap(({ cells }) => cells.map((cell) => cellText(cell).slice(0, EXAMPLE_LENGTH)))
    .filter((text) => /\p{L}{4,} \p{L}{3,}/u.test(text));
  return texts.length > 0 && texts.filter(isAllCapitals).length > texts.length / 2;
}

export const headersIn = ({ columns }: Pick<Looks, 'columns'>): string[] =>
  columns.map(({ header }) => header);

export const headerSetIn = (looks: Pick<Looks, 'columns'>): string => headerSetOf(headersIn(looks));

export const guessedMapping = (
  kind: ImportKind,
  looks: Looks,
  parsePhone: PhoneParser,
  remembered: RememberedMapping | null,
): Mapping =>
  guessMapping(
    kind,
    headersIn(looks),
    looks.rows.map(({ cells }) => cells),
    parsePhone,
    remembered?.columns,
  );
