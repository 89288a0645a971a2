import Papa from 'papaparse';
import { declaredSeparator, type Separator } from '@cuadrilla/domain/imports/sheet/separator.ts';
import { unguarded } from '../formula-guard.ts';

export const ENCODINGS = ['UTF-8', 'UTF-16LE', 'WINDOWS-1252'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** By the names of GraphQL, which have no hyphens. */
export const ENCODING_NAMES = { UTF_8: 'UTF-8', UTF_16LE: 'UTF-16LE', WINDOWS_1252: 'WINDOWS-1252' } as const;

/** By the byte order mark; without one, invalid UTF-8 comes from an older Excel. */
export function guessEncoding(bytes: Uint8Array): Encoding {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'UTF-16LE';
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return 'UTF-8';
  } catch {
    return 'WINDOWS-1252';
  }
}

const LABELS: Readonly<Record<Encoding, string>> = {
  'UTF-8': 'utf-8',
  'UTF-16LE': 'utf-16le',
  'WINDOWS-1252': 'windows-1252',
};

export function decode(bytes: Uint8Array, encoding: Encoding): string {
  return new TextDecoder(LABELS[encoding]).decode(bytes);
}

/** False for binary files, such as a picture, a PDF or an old workbook. */
export function isText(bytes: Uint8Array): boolean {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return true;
  const start = bytes.subarray(0, 4_096);
  return !start.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27));
}

/** `unclosed`: the first row, from 1, with a quote that opens and does not close properly; null without one. */
export function readCsv(text: string, separator: Separator): { rows: string[][]; unclosed: number | null } {
  const declared = declaredSeparator(text);
  const body = declared === null ? text : text.slice(declared.length);
  const { data, errors } = Papa.parse<string[]>(body, { delimiter: separator, skipEmptyLines: false });
  // The end of the last line starts no further line.
  if (data.at(-1)?.every((cell) => cell === '')) data.pop();
  const skipped = declared === null ? [] : [[]];
  const broken = errors.find(({ type }) => type === 'Quotes')?.row;
  return {
    rows: [...skipped, ...data].map((row) => row.map(unguarded)),
    unclosed: broken === undefined ? null : broken + skipped.length + 1,
  };
}
