import { formatPhone } from '@cuadrilla/domain/contact/phone-format.ts';
import type { AnyField } from '@cuadrilla/domain/records/field.ts';
import { fieldOf } from '@cuadrilla/domain/records/records.ts';
import { formatDate, formatDateTime } from '#shared/format/dates.ts';
import type { CatalogList } from '../catalog/use-catalog.ts';

/** Labels of values that are not fields of a record. */
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

/** Null for a field that is not shown. */
export const fieldLabel = (entity: string, field: string): string | null =>
  (fieldOf(entity, field)?.label ?? LABELS[field]) || null;

/** `nameOf` resolves ids to names. */
export function valueText(
  entity: string,
  field: string,
  value: string | null | undefined,
  nameOf: (list: CatalogList, id: string) => string,
): string {
  if (value === null || value === undefined) return '';
  const described = fieldOf(entity, field);
  const list = described && listOf(described);
  if (list)
    return value
      .split(', ')
      .map((id) => nameOf(list, id) || 'un valor eliminado')
      .join(', ');
  const words = described && wordsOf(described);
  if (words)
    return value
      .split(', ')
      .map((each) => words[each] ?? each)
      .join(', ');
  if (described?.kind === 'figure') return described.figure.read(Number(value));
  if (LOCAL_DATE.test(value)) return formatDate(value);
  if (INSTANT.test(value)) return formatDateTime(value);
  return value.replace(E164, formatPhone);
}
