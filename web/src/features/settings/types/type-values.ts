import type { ChecklistItem, NewServiceType } from '@cuadrilla/domain/inputs/settings/service-type.ts';
import { CHECKLIST_KIND_LABELS } from '@cuadrilla/domain/services/service-type.ts';
import { formatQuantity, LINE_UNIT_LABELS, parseQuantity } from '@cuadrilla/domain/services/service-lines.ts';
import type { ServiceType_FormFragment } from './type-page.generated.ts';

export type TypeValues = Omit<NewServiceType, keyof Typed> & Typed;

type Typed = {
  category: NewServiceType['category'] | '';
  durationMinutes: string;
  instructions: string;
  checklist: PointValues[];
  minPhotos: string;
  defaultLines: DefaultLineValues[];
};

export type DefaultLineValues = { itemId: string; quantityMilli: string };

export const NEW_DEFAULT_LINE: DefaultLineValues = { itemId: '', quantityMilli: '1' };

export type PointValues = Omit<ChecklistItem, 'options'> & { options: string[] };

export const NEW_POINT: PointValues = { text: '', kind: 'YES_NO', options: [], required: true };

export const NEW_TYPE: TypeValues = {
  name: '',
  category: '',
  priority: 'NORMAL',
  durationMinutes: '60',
  instructions: '',
  checklist: [],
  skillIds: [],
  requiresSignature: false,
  minPhotos: '0',
  defaultLines: [],
};

export function typeValues(type: ServiceType_FormFragment): TypeValues {
  const { name, category, priority, skillIds, requiresSignature } = type;
  return {
    name,
    category,
    priority,
    skillIds,
    requiresSignature,
    durationMinutes: String(type.durationMinutes),
    instructions: type.instructions ?? '',
    checklist: type.checklist.map(({ text, kind, options, required }) => ({ text, kind, options, required })),
    minPhotos: String(type.minPhotos),
    defaultLines: type.defaultLines.map(({ itemId, quantityMilli }) => ({
      itemId,
      quantityMilli: formatQuantity(quantityMilli).replaceAll('.', ''),
    })),
  };
}

/** NaN for an empty or invalid number; the schema refuses it. */
const toNumber = (text: string) => (text.trim() === '' ? NaN : Number(text.trim().replace(',', '.')));

export function typeInput(values: TypeValues) {
  return {
    ...values,
    durationMinutes: toNumber(values.durationMinutes),
    minPhotos: toNumber(values.minPhotos),
    defaultLines: values.defaultLines.map(({ itemId, quantityMilli }) => ({
      itemId,
      quantityMilli: parseQuantity(quantityMilli) ?? NaN,
    })),
  };
}

export const TYPE_LABELS = {
  name: 'Nombre',
  category: 'Categoría',
  priority: 'Prioridad',
  durationMinutes: 'Duración de la visita',
  instructions: 'Instrucciones',
  checklist: 'Lista de comprobación',
  skillIds: 'Competencias',
  requiresSignature: 'El cliente debe firmar',
  minPhotos: 'Fotos como mínimo',
  defaultLines: 'Líneas de inicio',
} as const satisfies Record<keyof TypeValues, string>;

export function pointText({ text, kind, options, required }: PointValues): string {
  const answers = kind === 'CHOICE' ? options.join(' / ') : CHECKLIST_KIND_LABELS[kind];
  return `${text} (${[answers, required ? 'obligatorio' : 'opcional'].join(', ')})`;
}

export function defaultLineText({
  item,
  quantityMilli,
}: ServiceType_FormFragment['defaultLines'][number]): string {
  const name = item ? `${item.name} (${item.ref})` : 'Un artículo que ya no está en el catálogo';
  const unit = item ? ` ${LINE_UNIT_LABELS[item.unit]}` : '';
  return `${formatQuantity(quantityMilli)}${unit} · ${name}`;
}

/** Moves an entry one place up (-1) or down (1). */
export function moved<E>(entries: readonly E[], index: number, by: -1 | 1): E[] {
  const to = index + by;
  const entry = entries[index];
  if (entry === undefined || to < 0 || to >= entries.length) return [...entries];
  const others = entries.filter((_, each) => each !== index);
  return [...others.slice(0, to), entry, ...others.slice(to)];
}
