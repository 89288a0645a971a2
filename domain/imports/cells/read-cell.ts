import { isEmail } from '../../contact/email.ts';
import { parseNif } from '../../contact/nif.ts';
import { parsePostalCode } from '../../contact/postal-code.ts';
import { formatPhone } from '../../contact/phone-format.ts';
import type { PhoneParser } from '../../contact/phone.ts';
import type { Figure } from '../../figure.ts';
import { isBarcode } from '../../items/barcode.ts';
import type { AnyField } from '../../records/field.ts';
import { ITEM } from '../../records/item.ts';
import { MESSAGES } from '../../text/messages.ts';
import { formatLocalDate } from '../../time/local-date.ts';
import { cellText, isCutNumber, lineText, sheetErrorIn, type Cell } from './cell.ts';
import { chosenFor, partsOf, valueOf, valuesIn, type ChosenValues, type KnownValues } from './choices.ts';
import { isMonthFirst, readDate, type DateOrder, type Dates } from './dates.ts';
import { isReadAsDecimals, readFigure, twoFigures, type Decimals } from './numbers.ts';
import { readPhones } from './phones.ts';

export type CellWorld = Dates & KnownValues & { parsePhone: PhoneParser };

/** What is known of a column as a whole. */
export type ColumnReading = { decimals: Decimals | null; dates: DateOrder; chosen: ChosenValues };

/** `value` is for the record's input; `aside` is added to the notes. */
export type ReadCell =
  | { kind: 'blank' }
  | { kind: 'read'; value: unknown; notice?: string; aside?: string }
  | { kind: 'wrong'; message: string };

const BLANK = { kind: 'blank' } as const;
const read = (value: unknown): ReadCell => ({ kind: 'read', value });
const wrong = (message: string): ReadCell => ({ kind: 'wrong', message });

const CUT = 'Excel ha recortado este número: da formato de texto a la columna y vuelve a pegarlo';

export function readCell(
  field: AnyField,
  cell: Cell | undefined,
  world: CellWorld,
  { decimals = null, dates = 'DAY_FIRST', chosen = {} }: Partial<ColumnReading> = {},
): ReadCell {
  const text = cellText(cell);
  if (text === '') return BLANK;
  const error = sheetErrorIn(text);
  if (error !== null) return wrong(error);
  switch (field.kind) {
    case 'note':
      return read(text);
    case 'nif':
      return readNif(text);
    case 'email':
    case 'emails':
      return readEmails(text, field.kind === 'emails');
    case 'phone':
    case 'phones':
      return readPhoneCell(text, field.kind === 'phones', world);
    case 'figure':
      return readFigureCell(text, field.figure, typeof cell === 'number' ? null : decimals);
    case 'date':
      return typeof cell === 'object' ? read(cell.day) : readDay(text, world, dates);
    case 'tags':
      return field === ITEM.barcodes
        ? readBarcodes(text)
        : read(partsOf(text).map((tag) => tag.slice(0, field.max + 1)));
    case 'flag':
    case 'choice':
    case 'value':
    case 'values':
      return readKnown(field, text, world, chosen);
    case 'reference':
      // Another client is looked up in the data, by the text of the cell.
      return field.to === 'CLIENT' ? read(lineText(cell)) : readKnown(field, text, world, chosen);
    default:
      return isCutNumber(text) && typeof cell === 'string' ? wrong(CUT) : read(lineText(cell));
  }
}

/** A spreadsheet drops the zeros in front of a number. */
export function readPostalCode(cell: Cell | undefined): ReadCell {
  const error = sheetErrorIn(cellText(cell));
  if (error !== null) return wrong(error);
  const text = lineText(cell).replace(/[.\s-]/gu, '');
  if (text === '') return BLANK;
  const padded = /^\d{4}$/.test(text) ? parsePostalCode(`0${text}`) : null;
  if (padded !== null)
    return { kind: 'read', value: padded, notice: `Faltaba el cero: ${text} se guarda como ${padded}` };
  const code = parsePostalCode(text);
  return code === null ? wrong(MESSAGES.postalCode) : read(code);
}

function readNif(text: string): ReadCell {
  const bare = text.replace(/[\s.\p{Pd}/]/gu, '').toUpperCase();
  const nif = parseNif(bare);
  if (nif !== null) return read(nif);
  if (isCutNumber(text)) return wrong(CUT);
  const padded = /^\d{7}[A-Z]$/.test(bare) ? parseNif(`0${bare}`) : null;
  if (padded !== null)
    return { kind: 'read', value: padded, notice: `Faltaba el cero: ${bare} se guarda como ${padded}` };
  if (/^\d{6,8}$/.test(bare)) return wrong('Al NIF le falta la letra: búscala en una factura o en su DNI');
  return wrong(MESSAGES.nif);
}

function readFigureCell(text: string, figure: Figure, decimals: Decimals | null): ReadCell {
  const two = twoFigures(text, figure, decimals);
  if (two !== null) return wrong(mixedText(figure, two));
  const value = readFigure(text, figure, decimals);
  if (value === null || !figure.accepts(value)) return wrong(figure.message);
  return isReadAsDecimals(text, decimals)
    ? {
        kind: 'read',
        value,
        notice: `Se lee ${figure.read(value)}: en esta columna el punto marca los decimales`,
      }
    : read(value);
}

function readDay(text: string, world: Dates, order: DateOrder): ReadCell {
  const value = readDate(text, world, order);
  if (value === null) return wrong('Indica una fecha válida, como 03/11/2026');
  if (!isMonthFirst(text, order)) return read(value);
  const notice = `Se lee ${formatLocalDate(value)}: en esta columna el mes va delante del día`;
  return { kind: 'read', value, notice };
}

function mixedText(figure: Figure, two: readonly (number | null)[]): string {
  const read = two.flatMap((value) => (value === null ? [] : figure.read(value)));
  const doubt = read.length < 2 ? '' : ` y puede ser ${read.join(' o ')}`;
  return `La columna mezcla comas y puntos decimales${doubt}: escríbelo con coma decimal y sin puntos`;
}

/** A wrong barcode does not exclude the item. */
function readBarcodes(text: string): ReadCell {
  if (isCutNumber(text)) return wrong(CUT);
  const codes = partsOf(text);
  const value = codes.filter(isBarcode);
  const left = codes.filter((code) => !isBarcode(code)).map((code) => `«${code}»`);
  if (left.length === 0) return read(value);
  const have = left.length === 1 ? 'tiene' : 'tienen';
  const notice = `Se importa sin ${left.join(' ni ')}: no ${have} 8, 12, 13 o 14 cifras o su cifra de control no es la que debe`;
  return { kind: 'read', value, notice };
}

function readEmails(text: string, several: boolean): ReadCell {
  const found = text
    .split(/[\s;,|/<>]+/u)
    .map((part) => part.replace(/^mailto:/iu, ''))
    .filter((part) => part.includes('@'));
  const invalid = found.find((email) => !isEmail(email));
  if (found.length === 0 || invalid !== undefined) return wrong(MESSAGES.email);
  if (several) return read(found);
  const [first, ...others] = found;
  return others.length === 0
    ? read(first)
    : {
        kind: 'read',
        value: first,
        notice: 'Hay varios correos: los demás van a las notas',
        aside: `Otros correos: ${others.join(', ')}`,
      };
}

function readPhoneCell(text: string, several: boolean, { parsePhone }: CellWorld): ReadCell {
  if (isCutNumber(text)) return wrong(CUT);
  const { phones, remarks, wrong: unread } = readPhones(text, parsePhone);
  const [first, ...others] = phones;
  if (first === undefined || unread.length > 0) return wrong(MESSAGES.phone);
  const said = remarks.map(({ phone, text: beside }) => `${formatPhone(phone)}: ${beside}`);
  const left =
    several || others.length === 0 ? [] : [`Otros teléfonos: ${others.map(formatPhone).join(', ')}`];
  const aside = [...said, ...left].join('\n');
  const value = several ? phones : first;
  if (aside !== '')
    return { kind: 'read', value, notice: 'Lo que acompaña al teléfono va a las notas', aside };
  return phones.length > 1
    ? { kind: 'read', value, notice: `Se guardan ${phones.length} teléfonos` }
    : read(value);
}

function readKnown(field: AnyField, text: string, known: KnownValues, chosen: ChosenValues): ReadCell {
  const texts = valuesIn(field, text);
  const ids = texts.map((each) => valueOf(field, each, known) ?? chosenFor(field, each, known, chosen));
  const missing = texts.find((_text, index) => ids[index] === undefined);
  if (missing !== undefined) return wrong(unknownText(field, missing));
  const found = ids.flatMap((id) => id ?? []);
  if (found.length === 0) return BLANK;
  if (field.kind === 'values') return read([...new Set(found)]);
  return read(field.kind === 'flag' ? found[0] === 'true' : found[0]);
}

function unknownText(field: AnyField, text: string): string {
  if (field.kind === 'flag') return 'Escribe Sí o No';
  if (field.kind === 'choice') return `No es ninguno de estos: ${Object.values(field.words).join(', ')}`;
  return field.kind === 'reference'
    ? `No hay ningún agente que se llame «${text}»`
    : `«${text}» no está en Configuración: añade ese valor antes o deja la celda en blanco`;
}
