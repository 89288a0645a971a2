import { namesService } from '@cuadrilla/domain/billing/confirmations.ts';
import { lineText } from '@cuadrilla/domain/imports/cells/cell.ts';
import { assertCan, type Acting } from '../acting.ts';
import { readFile } from '../tables/reading/read-file.ts';

export type InvoiceRows = { kind: 'done'; text: string } | { kind: 'wrongFile'; message: string };

const TEXT_MAX = 1_000_000;

/** The rows of a file with invoice numbers as pasted text, a line for each row of its sheet; nothing is stored. */
export async function readInvoiceRows(viewer: Acting, bytes: Uint8Array): Promise<InvoiceRows> {
  assertCan(viewer, 'billing:deliver');
  const file = await readFile(bytes);
  if (file.kind === 'refused') return { kind: 'wrongFile', message: file.message };
  const sheets = file.sheets.map(({ rows }) => rows.map((row) => row.map(lineText)));
  const rows = sheets.find((sheet) => sheet.some((row) => row.some(namesService))) ?? sheets[0] ?? [];
  const text = rows.map((cells) => cells.map((cell) => cell.replaceAll('\t', ' ')).join('\t')).join('\n');
  return text.length > TEXT_MAX
    ? { kind: 'wrongFile', message: 'El archivo es demasiado grande: deja solo las facturas de este lote' }
    : { kind: 'done', text };
}
