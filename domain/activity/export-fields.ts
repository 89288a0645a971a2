import { BATCH_STATUS_LABELS } from '../billing/batch-states.ts';
import { BILLING_STATE_LABELS } from '../billing/billing-states.ts';
import { EXPORTED_LISTS } from '../exports/exported-lists.ts';
import { PARTY_KIND_LABELS } from '../contact/party.ts';
import { WORK_REVIEW_STATUS_LABELS } from '../field/field-work.ts';
import { ABSENCE_STATUS_LABELS } from '../people/absence.ts';
import { ROLE_WORDS } from '../people/roles.ts';
import { system, type AnyField, type RecordFields } from '../records/field.ts';
import { DUE_BUCKET_LABELS } from '../prospects/due-buckets.ts';
import { PROSPECT_STATUS_LABELS } from '../prospects/prospect-states.ts';
import { SERVICE_STATUS_LABELS } from '../services/service-status.ts';
import { PRIORITY_LABELS } from '../services/service-type.ts';
import { LINE_KIND_LABELS } from '../services/service-lines.ts';
import { AUDIT_KIND_LABELS } from './audit-kinds.ts';

const LIST_LABELS = Object.fromEntries(
  Object.entries(EXPORTED_LISTS).map(([list, { label }]) => [list, label]),
);

/** The filters of an exported list, with the names at that time; the kinds of several lists share a name. */
const FILTERS: RecordFields = {
  kind: system('', {
    label: 'Filtro: tipo',
    words: { ...PARTY_KIND_LABELS, ...LINE_KIND_LABELS, ...AUDIT_KIND_LABELS },
  }),
  status: system('', {
    label: 'Filtro: estado',
    words: { ...PROSPECT_STATUS_LABELS, ...SERVICE_STATUS_LABELS },
  }),
  city: system('', { label: 'Filtro: población' }),
  tag: system('', { label: 'Filtro: etiqueta' }),
  family: system('', { label: 'Filtro: familia' }),
  archive: system('', { label: 'Filtro', words: { ARCHIVED: 'Archivados', ACTIVE: 'En uso' } }),
  open: system(false, { label: 'Filtro: abiertos' }),
  overdue: system(false, { label: 'Filtro: vencidos' }),
  propertyManagers: system(false, { label: 'Filtro: administradores de fincas' }),
  priority: system('', { label: 'Filtro: prioridad', words: PRIORITY_LABELS }),
  typeId: system('', { label: 'Filtro: tipo de servicio' }),
  zoneId: system('', { label: 'Filtro: zona' }),
  sourceId: system('', { label: 'Filtro: origen' }),
  interestId: system('', { label: 'Filtro: interés' }),
  due: system('', { label: 'Filtro: próxima acción', words: DUE_BUCKET_LABELS }),
  billing: system('', { label: 'Filtro: facturación', words: BILLING_STATE_LABELS }),
  plannedFrom: system('', { label: 'Filtro: visita desde' }),
  plannedTo: system('', { label: 'Filtro: visita hasta' }),
  from: system('', { label: 'Filtro: desde' }),
  to: system('', { label: 'Filtro: hasta' }),
  ownerId: system('', { label: 'Filtro: agente' }),
  managedById: system('', { label: 'Filtro: administrador de fincas' }),
  clientId: system('', { label: 'Filtro: cliente' }),
  siteId: system('', { label: 'Filtro: ubicación' }),
  technicianId: system('', { label: 'Filtro: técnico' }),
  equipmentId: system('', { label: 'Filtro: equipo' }),
  actorId: system('', { label: 'Filtro: persona' }),
  recordId: system('', { label: 'Filtro: registro' }),
};

export const EXPORT_FIELDS: Readonly<Record<string, AnyField>> = {
  list: system('', { label: 'Lista', words: LIST_LABELS }),
  format: system('', { label: 'Formato' }),
  rows: system(0, { label: 'Filas' }),
  words: system('', { label: 'Búsqueda' }),
  status: system('', {
    label: 'Filtro: estado',
    words: {
      ACTIVE: 'Activo',
      SUSPENDED: 'Suspendido',
      ...WORK_REVIEW_STATUS_LABELS,
      ...ABSENCE_STATUS_LABELS,
      ...BATCH_STATUS_LABELS,
    },
  }),
  technicianId: system('', { label: 'Filtro: técnico' }),
  role: system('', { label: 'Filtro: papel', words: ROLE_WORDS }),
  ...Object.fromEntries(Object.entries(FILTERS).map(([name, field]) => [`filter.${name}`, field])),
};
