import { between, type Figure } from '../figure.ts';
import { PASSWORD_MIN } from '../inputs/parts/checks.ts';
import { PASSWORD_MIN_MOST } from '../people/password-rules.ts';
import { MINUTES } from '../time/minutes.ts';
import { CHECKLIST_KIND_LABELS, PRIORITY_LABELS, SERVICE_CATEGORY_LABELS } from '../services/service-type.ts';
import { MESSAGES } from '../text/messages.ts';
import { SHORT_TEXT_MAX } from '../text/text.ts';
import {
  address,
  choice,
  email,
  flag,
  hours,
  nif,
  note,
  openChoice,
  phone,
  requiredDate,
  requiredFigure,
  requiredText,
  rows,
  system,
  tags,
  values,
  type RecordFields,
} from './field.ts';
import type { Form, Parsed } from './record.ts';

type Whole = { min: number; max: number; unit: string; message: string };

const whole = ({ min, max, unit, message }: Whole): Figure => ({
  parse: (text) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : null),
  typed: String,
  read: (value) => `${value}${unit}`,
  accepts: between(min, max),
  message,
});

const HOURS = whole({ min: 1, max: 720, unit: ' h', message: MESSAGES.hours });
const PHOTOS = whole({ min: 0, max: 20, unit: '', message: MESSAGES.minPhotos });
const LENGTH = whole({
  min: PASSWORD_MIN,
  max: PASSWORD_MIN_MOST,
  unit: ' caracteres',
  message: MESSAGES.passwordMinLength(PASSWORD_MIN, PASSWORD_MIN_MOST),
});

/** Of Spain; another IANA name is shown as it is. */
export const TIME_ZONE_LABELS: Readonly<Record<string, string>> = {
  'Europe/Madrid': 'Península y Baleares',
  'Atlantic/Canary': 'Canarias',
  'Africa/Ceuta': 'Ceuta y Melilla',
};

export const COMPANY = {
  name: requiredText({ label: 'Nombre' }),
  nif: nif({ label: 'NIF' }),
  phone: phone({ label: 'Teléfono' }),
  email: email({ label: 'Correo electrónico' }),
  address: address({ label: 'Dirección' }),
  /** An IANA name. */
  timeZone: { ...requiredText({ label: 'Zona horaria' }), words: TIME_ZONE_LABELS },
  agentsApproveAbsences: flag({ label: 'Los agentes también aprueban ausencias' }),
  pricesOnReport: flag({ label: 'Precios en el parte de trabajo' }),
} as const;

export const WORKING_HOURS = { hours: hours({ label: 'Horario' }) } as const;

/** How the hours of a deadline are counted. */
export const CLOCK_LABELS = { CALENDAR: 'Naturales', WORKING: 'Laborables' } as const;
export type DeadlineClock = keyof typeof CLOCK_LABELS;

const deadline = (label: string) => requiredFigure({ label, figure: HOURS, initial: null });
const clock = (label: string) => choice<DeadlineClock>(CLOCK_LABELS, { label, optional: true });

export const BUFFERS = {
  low: deadline('Prioridad baja'),
  lowClock: clock('Horas de prioridad baja'),
  normal: deadline('Prioridad normal'),
  normalClock: clock('Horas de prioridad normal'),
  high: deadline('Prioridad alta'),
  highClock: clock('Horas de prioridad alta'),
  urgent: deadline('Urgente'),
  urgentClock: clock('Horas de los urgentes'),
  firstResponse: deadline('Primera respuesta'),
} as const;

export const PASSWORDS = {
  minLength: requiredFigure({ label: 'Longitud mínima', figure: LENGTH, initial: null }),
  refuseCommon: flag({ label: 'Rechazar las más usadas' }),
  changeFirst: flag({ label: 'Cambiar la primera al entrar' }),
} as const;

/** A skill, or a reason. */
export const LISTED_VALUE = {
  name: requiredText({ label: 'Nombre' }),
  /** It stays in records that have it. */
  retired: system(false, { label: 'Retirado' }),
} as const;

export const ZONE = {
  ...LISTED_VALUE,
  postalPrefixes: system<string[]>([], { label: 'Códigos postales' }),
} as const;

export const HOLIDAY = {
  date: requiredDate({ label: 'Fecha' }),
  name: requiredText({ label: 'Nombre' }),
} as const;

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

export type CompanyDetails = Parsed<typeof COMPANY>;
export type Buffers = Parsed<typeof BUFFERS>;
export type NewZone = Parsed<typeof ZONE> & { postalPrefixes: string[] };
export type ChecklistItem = Parsed<typeof CHECKLIST_ITEM>;
export type NewServiceType = Parsed<typeof SERVICE_TYPE> & { defaultLines: DefaultLine[] };
export type ServiceTypeForm = Form<typeof SERVICE_TYPE>;

/** The fields of all sections: those of the same name mean the same. */
const FIELDS: RecordFields = {
  ...COMPANY,
  ...WORKING_HOURS,
  ...BUFFERS,
  ...PASSWORDS,
  ...ZONE,
  ...HOLIDAY,
  ...SERVICE_TYPE,
};

/** Between the name of a value of a list and its field: `Caldera / durationMinutes`. */
const WITHIN = ' / ';

export const settingPath = (value: string, field: string): string => `${value}${WITHIN}${field}`;

/** `within` is the value of a list, or null for a field of the section itself. */
export function settingOf(path: string): { field: RecordFields[string] | undefined; within: string | null } {
  const at = path.lastIndexOf(WITHIN);
  if (at === -1) return { field: FIELDS[path], within: null };
  return { field: FIELDS[path.slice(at + WITHIN.length)], within: path.slice(0, at) };
}
