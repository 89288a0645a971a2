import { isEmail } from '../../contact/email.ts';
import { parseNif } from '../../contact/nif.ts';
import { parsePostalCode } from '../../contact/postal-code.ts';
import { formatPhone } from '../../contact/phone-format.ts';
import type { PhoneParser } from '../../contact/phone.ts';
import type { Figure } from '../../figure.ts';
import { isBarcode } from '../../items/barcode.ts';
import type { AnyField, ValueList } from '../../records/field.ts';
import { ITEM } from '../../records/item.ts';
import { MESSAGES } from '../../text/messages.ts';
import { choiceOf, flagOf } from '../words.ts';
import { cellKey, cellText, isCutNumber, lineText, sheetErrorIn, type Cell } from './cell.ts';
import { readDate, type Dates } from './dates.ts';
import { isOfPoints, readFigure, twoFigures, type Decimals } from './numbers.ts';
import { readPhones } from './phones.ts';

export type CellWorld = Dates & {
  parsePhone: PhoneParser;
  lists: Readonly<Partial<Record<ValueList, readonly Named[]>>>;
  people: readonly (Named & { email: string })[];
};

type Named = { id: string; name: string };

/** `value` is for the record's input; `aside` is added to the notes. */
export type ReadCell =
  | { kind: 'blank' }
  | { kind: 'read'; value: unknown; notice?: string; aside?: string }
  | { kind: 'wrong'; message: string };

const BLANK = { kind: 'blank' } as const;
const read = (value: unknown): ReadCell => ({ kind: 'read', value });
const wrong = (message: string): ReadCell => ({ kind: 'wrong', message });

const SEVERAL = /\s*[;,|/\n]\s*/u;
/** The separator of our own files; a value may contain anything else. */
const BARS = /\s*\|\s*/u;
const partsOf = (text: string) =>
  text.split(text.includes('|') ? BARS : SEVERAL).filter((part) => part !== '');

const CUT = 'Excel ha recortado este número: da formato de texto a la columna y vuelve a pegarlo';

/** `decimals`: those of the column. */
export function readCell(
  field: AnyField,
  cell: Cell | undefined,
  world: CellWorld,
  decimals: Decimals | null = null,
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
    case 'flag': {
      const flag = flagOf(text);
      return flag === null ? wrong('Escribe Sí o No') : read(flag);
    }
    case 'figure':
      return readFigureCell(text, field.figure, typeof cell === 'number' ? null : decimals);
    case 'date': {
      const day = readDate(text, world);
      return day === null ? wrong('Indica una fecha válida, como 03/11/2026') : read(day);
    }
    case 'choice':
      return readChoice(field.words, text);
    case 'tags':
      return field === ITEM.barcodes
        ? readBarcodes(text)
        : read(partsOf(text).map((tag) => tag.slice(0, field.max + 1)));
    case 'value':
    case 'values':
      return readValues(text, world.lists[field.list] ?? [], field.kind === 'values');
    case 'reference':
      // Another client is looked up in the data, by the text of the cell.
      return field.to === 'CLIENT' ? read(lineText(cell)) : readPerson(text, world.people);
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
  return isOfPoints(text, decimals)
    ? {
        kind: 'read',
        value,
        notice: `Se lee ${figure.read(value)}: en esta columna el punto marca los decimales`,
      }
    : read(value);
}

function mixedText(figure: Figure, two: readonly (number | null)[]): string {
  const read = two.flatMap((value) => (value === null ? [] : figure.read(value)));
  const doubt = read.length < 2 ? '' : ` y puede ser ${read.join(' o ')}`;
  return `La columna mezcla comas y puntos decimales${doubt}: escríbelo con coma decimal y sin puntos`;
}

/** An article is not left out for a wrong one. */
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

function readChoice(words: Readonly<Record<string, string>>, text: string): ReadCell {
  const value = choiceOf(words, text);
  return value === null ? wrong(`No es ninguno de estos: ${Object.values(words).join(', ')}`) : read(value);
}

function readValues(text: string, values: readonly Named[], several: boolean): ReadCell {
  const names = several ? partsOf(text) : [text];
  const found = names.map((name) => values.find((each) => cellKey(each.name) === cellKey(name)));
  const missing = names.find((_name, index) => found[index] === undefined);
  if (missing !== undefined)
    return wrong(`«${missing}» no está en Configuración: añádelo antes o deja la celda en blanco`);
  const ids = found.flatMap((each) => each?.id ?? []);
  return read(several ? ids : ids[0]);
}

function readPerson(text: string, people: CellWorld['people']): ReadCell {
  const key = cellKey(text);
  const person = people.find(({ name, email }) => cellKey(name) === key || cellKey(email) === key);
  return person === undefined ? wrong(`No hay ningún agente que se llame «${text}»`) : read(person.id);
}
