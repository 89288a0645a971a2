import { ADDRESS_LABELS } from '../contact/address-form.ts';
import { CLIENT, CONTACT } from '../records/client.ts';
import { EQUIPMENT } from '../records/equipment.ts';
import { text, type AnyField, type RecordFields } from '../records/field.ts';
import { ITEM } from '../records/item.ts';
import { PROSPECT } from '../records/prospect.ts';
import { emptyValue, typedFields } from '../records/record.ts';
import { SITE } from '../records/site.ts';
import { lowerFirst } from '../text/lower-first.ts';
import type { ImportKind } from './import-kinds.ts';

export type Target = {
  path: string;
  label: string;
  /** The record of the row that has it: `client`, `site`. */
  record: string;
  /** The name of the field in the record's input. */
  name: string;
  part: AddressPart | null;
  field: AnyField;
  takesMany: boolean;
};

export type AddressPart = keyof typeof ADDRESS_LABELS;

type Source = { record: string; fields: RecordFields; prefix?: string };

/** A column of surnames is joined to the name; the code finds the client and is never written. */
const code = text({ label: CLIENT.code.label });
const CLIENT_EXTRAS = { code, lastName: text({ label: 'Apellidos' }) } as const;

const { legalName, nif, phones } = CLIENT;
const { name: siteName, address } = SITE;

const OWNER = { code, nif, legalName, phones } as const;
const PLACE = { name: siteName, address } as const;

const SOURCES: Readonly<Record<ImportKind, readonly Source[]>> = {
  CLIENTS: [
    { record: 'client', fields: { ...CLIENT, ...CLIENT_EXTRAS } },
    { record: 'site', fields: SITE },
    { record: 'contact', fields: CONTACT },
  ],
  EQUIPMENT: [
    { record: 'owner', fields: OWNER, prefix: 'Cliente' },
    { record: 'place', fields: PLACE, prefix: 'Ubicación' },
    { record: 'equipment', fields: EQUIPMENT },
  ],
  PROSPECTS: [{ record: 'prospect', fields: { ...PROSPECT, code: text({ label: 'Código' }) } }],
  ITEMS: [{ record: 'item', fields: ITEM }],
};

/** Lists of rows, and the site of a machine, are separate columns. */
const isColumn = (field: AnyField) =>
  field.kind !== 'rows' && !(field.kind === 'reference' && field.to === 'SITE');

const takesMany = ({ kind }: AnyField) => ['emails', 'phones', 'tags', 'values', 'note'].includes(kind);

function targetsOfSource({ record, fields, prefix }: Source): Target[] {
  const typed = typedFields(fields).filter(({ field }) => isColumn(field));
  return typed.flatMap(({ input, field }) => {
    const label =
      prefix === undefined || field.label.startsWith(prefix)
        ? field.label
        : `${prefix}: ${lowerFirst(field.label)}`;
    const whole: Target = {
      path: `${record}.${input}`,
      label: field.kind === 'address' ? `${label} en una sola celda` : label,
      record,
      name: input,
      part: null,
      field,
      takesMany: takesMany(field),
    };
    if (field.kind !== 'address') return [whole];
    const parts = Object.entries(ADDRESS_LABELS).map(([part, of]): Target => ({
      ...whole,
      path: `${whole.path}.${part}`,
      label: `${label}: ${of.toLowerCase()}`,
      part: part as AddressPart,
    }));
    return [...parts, whole];
  });
}

const TARGETS = Object.fromEntries(
  Object.entries(SOURCES).map(([kind, sources]) => [kind, sources.flatMap(targetsOfSource)]),
) as Record<ImportKind, Target[]>;

/** The fields of which an import splits a cell into several values. */
const SPLIT: ReadonlySet<AnyField> = new Set(
  Object.values(TARGETS)
    .flat()
    .flatMap(({ field }) => (Array.isArray(emptyValue(field)) ? field : [])),
);

export const isSplitByImport = (field: AnyField): boolean => SPLIT.has(field);

export const targetsOf = (kind: ImportKind): readonly Target[] => TARGETS[kind];

/** The field that a column writes, `client.contacts`; null for one that only identifies the row's owner. */
export function writtenField({ record, name }: Target): string | null {
  if (record === 'owner' || record === 'place' || name === 'code') return null;
  if (record === 'contact') return 'client.contacts';
  return `${record}.${name === 'lastName' && record === 'client' ? 'legalName' : name}`;
}

export const targetOf = (kind: ImportKind, path: string): Target | undefined =>
  TARGETS[kind].find((target) => target.path === path);
