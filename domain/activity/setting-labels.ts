import { lowerFirst } from '../text/lower-first.ts';

const LABELS: Readonly<Record<string, string>> = {
  name: 'Nombre',
  nif: 'NIF',
  address: 'Dirección',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  timeZone: 'Zona horaria',
  agentsApproveAbsences: 'Los agentes aprueban ausencias',
  pricesOnReport: 'Precios en el parte',
  hours: 'Horario',
  low: 'Plazo, prioridad baja (horas)',
  normal: 'Plazo, prioridad normal (horas)',
  high: 'Plazo, prioridad alta (horas)',
  urgent: 'Plazo, prioridad urgente (horas)',
  firstResponse: 'Primera respuesta (horas)',
  lowClock: 'Reloj de la prioridad baja',
  normalClock: 'Reloj de la prioridad normal',
  highClock: 'Reloj de la prioridad alta',
  urgentClock: 'Reloj de la prioridad urgente',
  minLength: 'Longitud mínima de las contraseñas',
  refuseCommon: 'Se rechazan contraseñas frecuentes',
  changeFirst: 'Se cambia la primera contraseña',
  retired: 'Retirado',
  date: 'Fecha',
  postalPrefixes: 'Códigos postales',
  category: 'Categoría',
  durationMinutes: 'Duración (min)',
  priority: 'Prioridad',
  instructions: 'Instrucciones',
  checklist: 'Lista de comprobación',
  skillIds: 'Competencias',
  requiresSignature: 'Pide firma',
  minPhotos: 'Fotos como mínimo',
  lines: 'Líneas',
};

/** Between the name of a value of a list and its field: `Caldera / durationMinutes`. */
const WITHIN = ' / ';

export const settingField = (value: string, field: string): string => `${value}${WITHIN}${field}`;

export function settingLabel(field: string): string | null {
  const at = field.lastIndexOf(WITHIN);
  const own = LABELS[at === -1 ? field : field.slice(at + WITHIN.length)];
  if (own === undefined) return null;
  return at === -1 ? own : `${field.slice(0, at)}: ${lowerFirst(own)}`;
}
