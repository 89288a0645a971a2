import { ABSENCE_KIND_LABELS, ABSENCE_STATUS_LABELS } from '@cuadrilla/domain/absence.ts';
import { TECHNICIAN_COLORS } from '@cuadrilla/domain/colors.ts';
import { EQUIPMENT_KIND_LABELS, EQUIPMENT_STATUS_LABELS } from '@cuadrilla/domain/equipment.ts';
import { formatEuros } from '@cuadrilla/domain/money.ts';
import { PARTY_KIND_LABELS } from '@cuadrilla/domain/party.ts';
import { formatPhone } from '@cuadrilla/domain/phone-format.ts';
import { DISCARD_KIND_LABELS, PROSPECT_STATUS_LABELS } from '@cuadrilla/domain/prospect-states.ts';
import { formatDate, formatDateTime } from '#shared/format/dates.ts';
import type { CatalogList } from '../catalog/use-catalog.ts';

/** How the fields of all records are called; a field without a name here is told by none. */
const LABELS: Record<string, string> = {
  address: 'Dirección',
  accessNotes: 'Acceso',
  billingAddress: 'Dirección fiscal',
  brand: 'Marca',
  color: 'Color',
  contactName: 'Contacto',
  contactPhone: 'Teléfono de contacto',
  contacts: 'Contactos',
  convertedTo: 'Cliente',
  discardKind: 'Motivo',
  doNotContact: 'No contactar',
  email: 'Correo electrónico',
  emails: 'Correos',
  estimatedValueCents: 'Valor estimado',
  from: 'Desde',
  installedOn: 'Instalado',
  interestIds: 'Interés',
  isDwelling: 'Vivienda',
  kind: 'Tipo',
  lastName: 'Apellidos',
  legalName: 'Razón social',
  lostReasonId: 'Motivo',
  leftBehind: 'Se queda atrás',
  mergedFrom: 'Cliente fusionado',
  mergedInto: 'Fusionado en',
  model: 'Modelo',
  movedEquipment: 'Equipos trasladados',
  movedProspects: 'Prospectos trasladados',
  movedServices: 'Servicios trasladados',
  movedSites: 'Ubicaciones trasladadas',
  name: 'Nombre',
  need: 'Qué necesita',
  nextActionOn: 'Próxima acción',
  nif: 'NIF',
  note: 'Nota',
  notes: 'Notas',
  owner: 'Comercial',
  permissions: 'Permisos',
  'permissions.phones': 'Ve teléfonos',
  'permissions.prices': 'Ve precios',
  phone: 'Teléfono',
  phones: 'Teléfonos',
  role: 'Papel',
  serialNumber: 'Número de serie',
  site: 'Ubicación',
  skillIds: 'Competencias',
  sourceId: 'Origen',
  status: 'Estado',
  tags: 'Etiquetas',
  to: 'Hasta',
  tradeName: 'Nombre comercial',
  warrantyUntil: 'Garantía',
  weeklyHours: 'Horario',
  zoneId: 'Zona',
  zoneIds: 'Zonas',
};

const WORDS: Record<string, Record<string, string>> = {
  status: {
    ...PROSPECT_STATUS_LABELS,
    ...EQUIPMENT_STATUS_LABELS,
    ...ABSENCE_STATUS_LABELS,
    ACTIVE: 'Activo',
    SUSPENDED: 'Suspendido',
  },
  kind: { ...PARTY_KIND_LABELS, ...EQUIPMENT_KIND_LABELS, ...ABSENCE_KIND_LABELS },
  discardKind: DISCARD_KIND_LABELS,
  role: { ADMIN: 'Administrador', AGENT: 'Agente', TECHNICIAN: 'Técnico' },
  color: Object.fromEntries(TECHNICIAN_COLORS.map(({ id, label }) => [id, label])),
};

const LISTS: Record<string, CatalogList> = {
  interestIds: 'serviceTypes',
  lostReasonId: 'lostReasons',
  skillIds: 'skills',
  sourceId: 'prospectSources',
  zoneId: 'zones',
  zoneIds: 'zones',
};

const LOCAL_DATE = /^\d{4}-\d{2}-\d{2}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/;
const E164 = /\+\d{6,15}/g;

/** A field's name in Spanish, or null for one that says nothing to a person. */
export const fieldLabel = (field: string): string | null => LABELS[field] ?? null;

/** A value of a field as a person reads it; `nameOf` gives the names behind ids. */
export function valueText(
  field: string,
  value: string | null | undefined,
  nameOf: (list: CatalogList, id: string) => string,
): string {
  if (value === null || value === undefined) return '';
  const list = LISTS[field];
  if (list)
    return value
      .split(', ')
      .map((id) => nameOf(list, id) || 'un valor eliminado')
      .join(', ');
  const word = WORDS[field]?.[value];
  if (word !== undefined) return word;
  if (field === 'estimatedValueCents') return formatEuros(Number(value));
  if (LOCAL_DATE.test(value)) return formatDate(value);
  if (INSTANT.test(value)) return formatDateTime(value);
  return value.replace(E164, formatPhone);
}
