import { MINUTES } from '../../time/minutes.ts';
import {
  CHECKLIST_KIND_LABELS,
  PHOTOS_MAX,
  PRIORITY_LABELS,
  SERVICE_CATEGORY_LABELS,
} from '../../services/service-type.ts';
import { SHORT_TEXT_MAX } from '../../text/text.ts';
import {
  choice,
  flag,
  note,
  openChoice,
  requiredFigure,
  requiredText,
  rows,
  system,
  tags,
  values,
} from '../field.ts';
import type { Form, Parsed } from '../record.ts';
import { LISTED_VALUE, whole } from './settings.ts';

const PHOTOS = whole({ min: 0, max: PHOTOS_MAX, unit: '' });

export const CHECKLIST_ITEM = {
  text: requiredText({ label: 'Qué se comprueba' }),
  kind: choice(CHECKLIST_KIND_LABELS, { label: 'Respuesta' }),
  /** Only of a choice. */
  options: tags({ label: 'Opciones', most: 20, max: SHORT_TEXT_MAX }),
  required: flag({ label: 'Obligatorio para completar la visita' }),
} as const;

/** A line that a new service of the type starts with. */
export type DefaultLine = { itemId: string; quantityMilli: number };

export const SERVICE_TYPE = {
  ...LISTED_VALUE,
  category: openChoice(SERVICE_CATEGORY_LABELS, { label: 'Categoría' }),
  priority: choice(PRIORITY_LABELS, { label: 'Prioridad' }),
  durationMinutes: requiredFigure({ label: 'Duración de la visita', figure: MINUTES, initial: 60 }),
  instructions: note({ label: 'Instrucciones' }),
  checklist: rows(CHECKLIST_ITEM, {
    label: 'Lista de comprobación',
    most: 30,
    identifiedBy: ['text'],
    namedBy: 'text',
  }),
  skillIds: values('skills', { label: 'Competencias', most: 50 }),
  requiresSignature: flag({ label: 'El cliente debe firmar' }),
  minPhotos: requiredFigure({ label: 'Fotos como mínimo', figure: PHOTOS, initial: 0 }),
  defaultLines: system<DefaultLine[]>([], { label: 'Líneas de inicio' }),
} as const;

export type ChecklistItem = Parsed<typeof CHECKLIST_ITEM>;
export type NewServiceType = Parsed<typeof SERVICE_TYPE> & { defaultLines: DefaultLine[] };
export type ServiceTypeForm = Form<typeof SERVICE_TYPE>;

type Point = Readonly<Omit<ChecklistItem, 'options'>> & { options: readonly string[] };

export function pointText({ text, kind, options, required }: Point): string {
  const answers = kind === 'CHOICE' ? options.join(' / ') : CHECKLIST_KIND_LABELS[kind];
  return `${text} (${[answers, required ? 'obligatorio' : 'opcional'].join(', ')})`;
}
