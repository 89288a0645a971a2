import { formatPhone } from '../contact/phone-format.ts';
import type { AnyField, ValueList } from '../records/field.ts';
import { fieldOf } from '../records/records.ts';
import { settingOf } from '../activity/setting-fields.ts';
import { lowerFirst } from '../text/lower-first.ts';
import { EXPORT_FIELDS } from './export-fields.ts';

/** Resolves values that need more than their text; `date` and `dateTime` are given ISO 8601. */
export type Saying = {
  nameOf: (list: ValueList, id: string) => string;
  date: (day: string) => string;
  dateTime: (instant: string) => string;
};

const LABELS: Record<string, string> = {
  leftBehind: 'Se queda atrás',
  mergedFrom: 'Cliente fusionado',
  movedCommunities: 'Comunidades trasladadas',
  movedEquipment: 'Equipos trasladados',
  movedProspects: 'Prospectos trasladados',
  movedServices: 'Servicios trasladados',
  movedSites: 'Ubicaciones trasladadas',
};

const LOCAL_DATE = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const E164 = /\+\d{6,15}/g;

const listOf = (field: AnyField) => ('list' in field ? field.list : undefined);
const wordsOf = (field: AnyField) => ('words' in field ? field.words : undefined);

function described(entity: string, field: string): AnyField | undefined {
  if (entity === 'EXPORT') return EXPORT_FIELDS[field];
  return entity === 'SETTINGS' ? settingOf(field).field : fieldOf(entity, field);
}

export function fieldLabel(entity: string, field: string): string | null {
  const label = (described(entity, field)?.label ?? LABELS[field]) || null;
  const within = entity === 'SETTINGS' ? settingOf(field).within : null;
  return label === null || within === null ? label : `${within}: ${lowerFirst(label)}`;
}

export function valueText(
  entity: string,
  field: string,
  value: string | null | undefined,
  { nameOf, date, dateTime }: Saying,
): string {
  if (value === null || value === undefined) return '';
  const about = described(entity, field);
  const list = about && listOf(about);
  if (list)
    return value
      .split(', ')
      .map((id) => nameOf(list, id) || 'un valor eliminado')
      .join(', ');
  const words = about && wordsOf(about);
  if (words)
    return value
      .split(', ')
      .map((each) => words[each] ?? each)
      .join(', ');
  if (about?.kind === 'figure') return about.figure.read(Number(value));
  if (LOCAL_DATE.test(value)) return date(value);
  if (INSTANT.test(value)) return dateTime(value);
  return value.replace(E164, formatPhone);
}
