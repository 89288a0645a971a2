import type { ServiceInvoicing } from '../billing/service-billing.ts';
import type { ChecklistAnswer, ChecklistPoint } from '../services/checklist.ts';
import type { Address } from '../inputs/parts/address.ts';
import type { LocalDate } from '../time/local-date.ts';
import { MINUTES } from '../time/minutes.ts';
import type { ExplicitServiceStatus, ServiceStatus } from '../services/service-status.ts';
import { PRIORITY_LABELS, type ServiceCategory } from '../services/service-type.ts';
import type { VisitStatus } from '../visits/visit-states.ts';
import type { ClientRef } from './client.ts';
import {
  date,
  derived,
  flag,
  instant,
  note,
  openChoice,
  reference,
  references,
  requiredFigure,
  requiredReference,
  requiredText,
  requiredValue,
  system,
  window,
  type Reference,
} from './field.ts';
import type { ServiceLine } from './line.ts';
import { typedFields, type Form, type Parsed, type Stored } from './record.ts';

/** Denormalised copy, updated with the site. */
export type WorkSite = Reference & { address: Address; zoneId: string | null; accessNotes: string | null };

/** Denormalised copy, updated with the equipment. */
export type WorkEquipment = {
  id: string;
  label: string;
  serialNumber: string | null;
  warrantyUntil: LocalDate | null;
};

/** Denormalised copy, updated with the technician. */
export type VisitTechnician = Reference & { color: string };

export type VisitSlot = {
  id: string;
  plannedStart: Date;
  plannedEnd: Date;
  status: VisitStatus;
  technicians: VisitTechnician[];
};

export type GivenAnswer = { value: ChecklistAnswer; byName: string; at: Date };

export type ServiceRef = { id: string; code: string; title: string };

/** Denormalised copy, updated with the client. */
export type ClientBilling = {
  hasNif: boolean;
  hasAddress: boolean;
  /** A person; absent from older copies. */
  mayLackNif?: boolean;
};

export const HOLD = {
  reasonId: requiredValue('holdReasons', { label: 'Motivo' }),
  note: note({ label: 'Nota' }),
  since: system(new Date(0)),
  until: date({ label: 'Hasta cuándo' }),
} as const;

export const CANCELLATION = {
  reasonId: requiredValue('cancelReasons', { label: 'Motivo' }),
  note: note({ label: 'Nota' }),
} as const;

export const INVOICING = {
  batchId: system(''),
  batchCode: system('', { label: 'Lote' }),
  state: system<ServiceInvoicing['state']>('DRAFT', {
    label: 'Facturación',
    words: { DRAFT: 'En un borrador', DELIVERED: 'Entregado', INVOICED: 'Facturado' },
  }),
  invoiceNumber: system<string | null>(null, { label: 'Nº de factura' }),
  invoicedOn: system<LocalDate | null>(null, { label: 'Fecha de factura' }),
} as const;

export const SERVICE = {
  code: system('', { searched: true }),
  client: requiredReference<ClientRef>({ label: 'Cliente', to: 'CLIENT', searched: true }),
  site: requiredReference<WorkSite>({ label: 'Ubicación', to: 'SITE', searched: true }),
  equipment: references<WorkEquipment>({ label: 'Equipos', most: 10 }),
  typeId: requiredValue('serviceTypes', { label: 'Tipo de servicio' }),
  title: requiredText({ label: 'Título', searched: true }),
  description: note({ label: 'Lo que dice el cliente' }),
  priority: openChoice(PRIORITY_LABELS, { label: 'Prioridad' }),
  durationMinutes: requiredFigure({ label: 'Duración prevista', figure: MINUTES, initial: null }),
  owner: reference({ label: 'Agente', to: 'USER' }),
  underWarranty: flag({ label: 'Reparación en garantía' }),
  promisedWindow: window({
    label: 'Franja prometida',
    start: 'Inicio de la franja',
    end: 'Fin de la franja',
  }),
  notBefore: instant({ label: 'No antes del' }),
  status: system<ServiceStatus>('PENDING', { label: 'Estado' }),
  requestedAt: system(new Date(0), { label: 'Solicitado' }),
  dueAt: system(new Date(0), { label: 'Plazo' }),
  hold: system<Stored<typeof HOLD> | null>(null, { of: HOLD }),
  cancellation: system<Stored<typeof CANCELLATION> | null>(null, { of: CANCELLATION }),
  followsUp: system<ServiceRef | null>(null),
  proposedByName: system<string | null>(null),
  /** Overrides the status that its visits give. */
  explicit: derived<ExplicitServiceStatus | null>(null),
  /** Neither FINISHED, CLOSED nor CANCELLED; stored for lists. */
  open: derived(true),
  reopenedAt: derived<Date | null>(null),
  /** Total milliseconds on hold, without a current hold. */
  heldMs: derived(0),
  billing: derived<ClientBilling>({ hasNif: false, hasAddress: false }),
  // Copied from the type when the service was made; a later change of the type does not change them.
  typeName: derived('', { searched: true }),
  category: derived<ServiceCategory>('BREAKDOWN'),
  skillIds: derived<string[]>([]),
  instructions: derived<string | null>(null),
  checklist: derived<ChecklistPoint[]>([]),
  requiresSignature: derived(false),
  minPhotos: derived(0),
  answers: derived<Record<string, GivenAnswer>>({}),
  lines: derived<ServiceLine[]>([]),
  /** Technicians of all visits that were not cancelled, without duplicates. */
  technicians: derived<VisitTechnician[]>([]),
  technicianIds: derived<string[]>([]),
  /** The upcoming or current visit. */
  nextVisit: derived<VisitSlot | null>(null),
  /** The start of the next visit, or of the last one. */
  plannedAt: derived<Date | null>(null),
  /** When its work was done (`lastWorkedAt`). */
  workedAt: derived<Date | null>(null),
  resolution: derived<string | null>(null),
  /** Consent of the visit that was completed last. */
  lastReport: derived<{ signed: boolean; refused: boolean } | null>(null),
  /** Null while it is in no batch. */
  invoicing: system<ServiceInvoicing | null>(null, { of: INVOICING }),
  /** Field work that could not be applied. */
  reviews: derived({ open: 0, total: 0 }),
} as const;

export type ServiceFields = Stored<typeof SERVICE>;
export type ServiceForm = Form<typeof SERVICE>;
export type NewService = Parsed<typeof SERVICE>;

/** Fields that increment the version. Lines, answers and visit steps do not, so that they cannot make a form stale. */
export const VERSIONED: readonly (keyof ServiceFields)[] = [
  ...typedFields(SERVICE).map(({ name }) => name as keyof ServiceFields),
  'explicit',
  'reopenedAt',
  'hold',
  'cancellation',
];
