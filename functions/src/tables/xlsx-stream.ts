import type { Cell as SheetCell } from 'write-excel-file/node';
import type { Table, TableRow } from './table.ts';
import { sheetCell, sheetName, widthOf } from './xlsx-table.ts';
import { zipStream, type ZipEntry } from './zip-stream.ts';

/** Excel's limit, without the header. */
export const XLSX_ROWS_MAX = 1_048_575;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DAY_MS = 86_400_000;
/** Day 0 of a workbook. */
const EPOCH_MS = Date.UTC(1899, 11, 30);
const BOLD = 1;
const FIRST_FORMAT = 164;

/** A workbook of one sheet that is never in memory as a whole, unlike with the library of `xlsx-table.ts`. */
export function xlsxStream(table: Table, pages: AsyncIterable<readonly TableRow[]>) {
  const styles = createStyles();
  return zipStream(entriesOf(table, pages, styles));
}

/** The sheet before its styles: they are known once it is written. */
function* entriesOf(
  table: Table,
  pages: AsyncIterable<readonly TableRow[]>,
  styles: Styles,
): Generator<ZipEntry> {
  yield { name: '[Content_Types].xml', text: [contentTypes()] };
  yield { name: '_rels/.rels', text: [relations([['officeDocument', 'xl/workbook.xml']])] };
  yield { name: 'xl/workbook.xml', text: [workbook(sheetName(table.title))] };
  yield {
    name: 'xl/_rels/workbook.xml.rels',
    text: [
      relations([
        ['worksheet', 'worksheets/sheet1.xml'],
        ['styles', 'styles.xml'],
      ]),
    ],
  };
  yield { name: 'xl/worksheets/sheet1.xml', text: sheet(table, pages, styles) };
  yield { name: 'xl/styles.xml', text: styles.xml() };
}

async function* sheet(
  { columns, zone }: Table,
  pages: AsyncIterable<readonly TableRow[]>,
  styles: Styles,
): AsyncGenerator<string> {
  const letters = columns.map((_column, index) => letterOf(index));
  const rowOf = (number: number, cells: readonly string[]) => `<row r="${number}">${cells.join('')}</row>`;
  const widths = columns.map(
    (column, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${widthOf(column)}" customWidth="1"/>`,
  );
  const frozen = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  yield `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0">${frozen}</sheetView></sheetViews>`;
  yield `${columns.length > 0 ? `<cols>${widths.join('')}</cols>` : ''}<sheetData>`;
  yield rowOf(
    1,
    columns.map(({ label }, index) => textCell(`${letters[index] ?? ''}1`, label, BOLD)),
  );
  let number = 1;
  for await (const rows of pages) {
    const written = rows.map((row) => {
      number += 1;
      const cells = columns.map((column, index) =>
        cellXml(`${letters[index] ?? ''}${number}`, sheetCell(column, row[index] ?? null, zone), styles),
      );
      return rowOf(number, cells);
    });
    yield written.join('');
  }
  yield '</sheetData></worksheet>';
}

function cellXml(at: string, cell: SheetCell, styles: Styles): string {
  if (cell === null || cell === undefined) return '';
  if (typeof cell === 'string') return textCell(at, cell, 0);
  const { value, format } = cell as { value: string | number | Date; format?: string };
  const style = format === undefined ? 0 : styles.of(format);
  if (typeof value === 'string') return textCell(at, value, style);
  const figure = value instanceof Date ? (value.getTime() - EPOCH_MS) / DAY_MS : value;
  return `<c r="${at}" s="${style}"><v>${figure}</v></c>`;
}

const textCell = (at: string, text: string, style: number): string =>
  `<c r="${at}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;

const NO_XML = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

const escaped = (text: string): string =>
  text
    .replace(NO_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** `A`, `Z`, `AA`. */
function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26));
  return index < 26 ? letter : letterOf(Math.floor(index / 26) - 1) + letter;
}

type Styles = { of: (format: string) => number; xml: () => Iterable<string> };

/** Style 0 is plain, 1 bold; then one for each format of a number. */
function createStyles(): Styles {
  const formats: string[] = [];
  return {
    of(format) {
      const known = formats.indexOf(format);
      if (known !== -1) return BOLD + 1 + known;
      formats.push(format);
      return BOLD + formats.length;
    },
    *xml() {
      const numbers = formats.map(
        (format, index) => `<numFmt numFmtId="${FIRST_FORMAT + index}" formatCode="${escaped(format)}"/>`,
      );
      const used = formats.map(
        (_format, index) =>
          `<xf numFmtId="${FIRST_FORMAT + index}" fontId="0" fillId="0" borderId="0" applyNumberFormat="1"/>`,
      );
      const font = '<sz val="11"/><name val="Calibri"/>';
      yield `${XML}<styleSheet xmlns="${MAIN}">`;
      yield numbers.length === 0 ? '' : `<numFmts count="${numbers.length}">${numbers.join('')}</numFmts>`;
      yield `<fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>`;
      yield '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>';
      yield '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>';
      yield `<cellXfs count="${used.length + 2}"><xf fontId="0"/><xf fontId="1" applyFont="1"/>${used.join('')}</cellXfs>`;
      yield '</styleSheet>';
    },
  };
}

function contentTypes(): string {
  const part = (name: string, type: string) =>
    `<Override PartName="/${name}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;
  const parts = [
    part('xl/workbook.xml', 'sheet.main'),
    part('xl/worksheets/sheet1.xml', 'worksheet'),
    part('xl/styles.xml', 'styles'),
  ];
  const rels =
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>';
  return `${XML}<Types xmlns="${PACKAGE}/content-types">${rels}${parts.join('')}</Types>`;
}

function relations(all: readonly (readonly [type: string, target: string])[]): string {
  const each = all.map(
    ([type, target], index) =>
      `<Relationship Id="rId${index + 1}" Type="${OFFICE}/${type}" Target="${target}"/>`,
  );
  return `${XML}<Relationships xmlns="${PACKAGE}/relationships">${each.join('')}</Relationships>`;
}

const workbook = (name: string): string =>
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="${escaped(name)}" sheetId="1" r:id="rId1"/></sheets></workbook>`;
