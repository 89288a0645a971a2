import { isEmail } from '../contact/email.ts';
import { parseNif } from '../contact/nif.ts';
import { parsePostalCode } from '../contact/postal-code.ts';
import type { PhoneParser } from '../contact/phone.ts';
import { canonicalJson } from '../text/canonical-json.ts';
import { cellKey, cellText, lineText, type Cell } from './cells/cell.ts';
import { readStreet } from './cells/one-address.ts';
import type { ImportKind } from './import-kinds.ts';
import { meaningOf } from './synonyms.ts';
import { targetOf, targetsOf, type Target } from './targets.ts';

/** The path of a target by column; null for a skipped column. */
export type Mapping = readonly (string | null)[];

const SAMPLE = 50;
const ENOUGH = 0.8;

/** Identifies the columns as a set, to recognise a later file of the same program. */
export const headerSetOf = (headers: readonly string[]): string =>
  canonicalJson(headers.map(cellKey).filter(Boolean).toSorted());

export function columnNames(header: readonly Cell[], width: number): string[] {
  return Array.from({ length: width }, (_each, index) => lineText(header[index]) || `Columna ${index + 1}`);
}

/** The target of a header if the file has a more specific one. */
const ELSE: Readonly<Partial<Record<string, string>>> = { 'client.legalName': 'client.tradeName' };

const sampleOf = (rows: readonly (readonly Cell[])[], column: number): string[] =>
  rows
    .slice(0, SAMPLE)
    .map((row) => cellText(row[column]))
    .filter(Boolean);

/** By header; by content if the header is unknown. Earlier choices are not guessed again. */
export function guessMapping(
  kind: ImportKind,
  headers: readonly string[],
  rows: readonly (readonly Cell[])[],
  parsePhone: PhoneParser,
  remembered: Readonly<Record<string, string | null>> = {},
): Mapping {
  const taken = new Set<string>();
  const take = (path: string | null | undefined): string | null => {
    const target = path == null ? undefined : targetOf(kind, path);
    if (target === undefined || (taken.has(target.path) && !target.takesMany)) return null;
    taken.add(target.path);
    return target.path;
  };
  const chosen = headers.map((header) => remembered[cellKey(header)]);
  const meanings = headers.map((header, column) =>
    chosen[column] === undefined ? meaningOf(kind, header) : null,
  );
  const mapping = chosen.map(take);
  const byRank = [...meanings.entries()]
    .flatMap(([column, meaning]) => (meaning == null ? [] : [{ column, ...meaning }]))
    .toSorted((a, b) => a.rank - b.rank);
  for (const { column, path } of byRank) mapping[column] = take(path);
  for (const { column, path } of byRank) mapping[column] ??= take(ELSE[path]);
  const guessed = mapping.map((path, column) => {
    if (path !== null || meanings[column] === null) return path;
    const texts = sampleOf(rows, column);
    return take(pathOfContent(kind, texts, parsePhone));
  });
  const isSure = (column: number) => chosen[column] !== undefined || meanings[column]?.rank === 0;
  const addressed = withoutRowNumbers(withWholeAddress(guessed, rows), isSure, rows);
  const whole = withNeeded(addressed, (column) => meanings[column]?.rank ?? Infinity);
  return chosen.every((path) => path === undefined) ? withContact(withSite(whole)) : whole;
}

/** A file's only person is the client's contact, as in our own files with two. */
const CONTACT: Readonly<Record<string, string>> = {
  'site.contactName': 'contact.name',
  'site.contactPhone': 'contact.phone',
};

function withContact(mapping: Mapping): Mapping {
  return mapping.map((path) => {
    const own = path === null ? undefined : CONTACT[path];
    return own === undefined || mapping.includes(own) ? path : own;
  });
}

const FISCAL = 'client.billingAddress';
const SITE = 'site.address';

/** The only address of a file is where the work is too, or there would be no site to go to. */
function withSite(mapping: Mapping): Mapping {
  const hasSite = [SITE, `${SITE}.street`].some((path) => mapping.includes(path));
  if (hasSite) return mapping;
  return mapping.map((path) => {
    const moved = path?.startsWith(FISCAL) === true ? path.replace(FISCAL, SITE) : path;
    return moved !== path && mapping.includes(moved) ? path : moved;
  });
}

const STREET = '.address.street';
const WHOLE_ADDRESS = /,.*\b\d{4,5}\b\s*\p{L}/su;

/** Streets with a postal code and a town behind them are whole addresses. */
function withWholeAddress(mapping: Mapping, rows: readonly (readonly Cell[])[]): Mapping {
  return mapping.map((path, column) => {
    const address = path?.endsWith(STREET) === true ? path.slice(0, -'.street'.length) : null;
    const isKnown = [address, `${address}.postalCode`].some((known) => mapping.includes(known));
    if (address === null || isKnown) return path;
    const texts = sampleOf(rows, column);
    const whole = texts.filter((text) => WHOLE_ADDRESS.test(text)).length;
    return texts.length > 0 && whole / texts.length >= ENOUGH ? address : path;
  });
}

const NUMBER = '.address.number';

/** `Nº` is the number of the house, unless it counts the rows or the streets have their numbers already; our own label always is. */
function withoutRowNumbers(
  mapping: Mapping,
  isSure: (column: number) => boolean,
  rows: readonly (readonly Cell[])[],
): Mapping {
  return mapping.map((path, column) => {
    if (isSure(column) || path?.endsWith(NUMBER) !== true) return path;
    const street = mapping.indexOf(path.replace(NUMBER, STREET));
    const filled = rows.slice(0, SAMPLE).filter((row) => cellText(row[column]) !== '');
    const numbered = filled.filter((row) => readStreet(cellText(row[street])).number !== '');
    const isNumbered = street !== -1 && numbered.length > filled.length / 2;
    return isNumbered || countsRows(sampleOf(rows, column)) ? null : path;
  });
}

/** 1, 2, 3 … for at least three rows. */
function countsRows(texts: readonly string[]): boolean {
  const steps = texts.slice(1).filter((text, index) => Number(text) === Number(texts[index]) + 1);
  return texts.length > 2 && steps.length / (texts.length - 1) >= ENOUGH;
}

/** Columns that stand in for a name which has no column of its own. */
const INSTEAD: readonly (readonly [needed: string, known: string])[] = [
  ['item.name', 'item.description'],
  ['client.legalName', 'client.tradeName'],
];

/** Of several columns for one target, the one with the surest match. */
function withNeeded(mapping: Mapping, rankOf: (column: number) => number): Mapping {
  const found = INSTEAD.find(([needed, known]) => !mapping.includes(needed) && mapping.includes(known));
  if (found === undefined) return mapping;
  const [needed, known] = found;
  const columns = [...mapping.keys()].filter((column) => mapping[column] === known);
  const surest = columns.reduce((best, column) => (rankOf(column) < rankOf(best) ? column : best));
  return mapping.with(surest, needed);
}

function pathOfContent(kind: ImportKind, texts: readonly string[], parsePhone: PhoneParser): string | null {
  if (texts.length === 0) return null;
  const tests: readonly [(target: Target) => boolean, (text: string) => boolean][] = [
    [({ field }) => field.kind === 'nif', (text) => parseNif(text) !== null],
    [({ field }) => field.kind === 'emails' || field.kind === 'email', isEmail],
    [({ part }) => part === 'postalCode', (text) => /^\d{5}$/.test(text) && parsePostalCode(text) !== null],
    [({ field }) => field.kind === 'phones' || field.kind === 'phone', (text) => parsePhone(text) !== null],
  ];
  const found = tests.find(([, isIt]) => texts.filter(isIt).length / texts.length >= ENOUGH);
  return found === undefined ? null : (targetsOf(kind).find(found[0])?.path ?? null);
}

export function mappingProblem(kind: ImportKind, mapping: Mapping): string | null {
  const used = mapping.flatMap((path) => (path === null ? [] : [path]));
  const twice = used.find(
    (path, index) => used.indexOf(path) !== index && targetOf(kind, path)?.takesMany !== true,
  );
  if (twice !== undefined)
    return `Dos columnas van a «${targetOf(kind, twice)?.label ?? twice}»: deja solo una`;
  const needed = NEEDED[kind].find(({ paths }) => !paths.some((path) => used.includes(path)));
  return needed?.message ?? null;
}

const NO_NAME = 'Indica qué columna tiene el nombre o la razón social';

const NEEDED: Readonly<Record<ImportKind, readonly { paths: readonly string[]; message: string }[]>> = {
  CLIENTS: [{ paths: ['client.legalName'], message: NO_NAME }],
  EQUIPMENT: [
    {
      paths: ['owner.code', 'owner.nif', 'owner.legalName', 'owner.phones'],
      message: 'Indica qué columna dice de qué cliente es cada equipo',
    },
    { paths: ['equipment.kind'], message: 'Indica qué columna tiene el tipo de equipo' },
  ],
  PROSPECTS: [
    {
      paths: ['prospect.name', 'prospect.legalName'],
      message: NO_NAME,
    },
    {
      paths: ['prospect.phone', 'prospect.email'],
      message: 'Indica qué columna tiene el teléfono o el correo electrónico',
    },
  ],
  ITEMS: [
    { paths: ['item.ref'], message: 'Indica qué columna tiene la referencia' },
    { paths: ['item.name'], message: 'Indica qué columna tiene el nombre' },
  ],
};
