import { between, type Figure } from '../../figure.ts';
import { PASSWORD_MIN } from '../../inputs/parts/checks.ts';
import { PASSWORD_MIN_MOST } from '../../people/password-rules.ts';
import { MESSAGES } from '../../text/messages.ts';
import {
  address,
  choice,
  email,
  flag,
  hours,
  nif,
  phone,
  requiredDate,
  requiredFigure,
  requiredText,
  system,
} from '../field.ts';
import type { Parsed } from '../record.ts';

type Whole = { min: number; max: number; unit: string; message?: string };

export const whole = ({
  min,
  max,
  unit,
  message = `Indica un número entero, de ${min} a ${max}`,
}: Whole): Figure => ({
  parse: (text) => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : null),
  typed: String,
  read: (value) => `${value}${unit}`,
  accepts: between(min, max),
  message,
});

const HOURS = whole({ min: 1, max: 720, unit: ' h', message: MESSAGES.hours });
const LENGTH = whole({ min: PASSWORD_MIN, max: PASSWORD_MIN_MOST, unit: ' caracteres' });

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

export type CompanyDetails = Parsed<typeof COMPANY>;
export type Buffers = Parsed<typeof BUFFERS>;
export type NewZone = Parsed<typeof ZONE> & { postalPrefixes: string[] };
