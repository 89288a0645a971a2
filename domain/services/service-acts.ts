import { can, type Permission } from '../people/permissions.ts';
import type { Role } from '../people/roles.ts';
import type { ServiceLine } from '../records/line.ts';
import { needsNif } from '../billing/nif-limit.ts';
import type { MissingKind } from './missing-to-invoice.ts';
import { lacksPrice, totalsOf } from './service-lines.ts';
import {
  isServiceOpen,
  isServiceSettled,
  SERVICE_STATUS_LABELS,
  SERVICE_STATUSES,
  type ServiceStatus,
} from './service-status.ts';

type Rule = { from: readonly ServiceStatus[]; permission: Permission; verb: string };

const SETTLED = SERVICE_STATUSES.filter(isServiceSettled);
const UNSETTLED = SERVICE_STATUSES.filter((status) => !isServiceSettled(status));

const RULES = {
  schedule: {
    from: SERVICE_STATUSES.filter(isServiceOpen),
    permission: 'visits:plan',
    verb: 'programar una visita de',
  },
  edit: { from: UNSETTLED, permission: 'services:edit', verb: 'editar' },
  writeLines: { from: UNSETTLED, permission: 'lines:write', verb: 'cambiar las líneas de' },
  hold: {
    from: ['PENDING', 'SCHEDULED', 'IN_PROGRESS'],
    permission: 'services:act',
    verb: 'poner en espera',
  },
  changeHold: { from: ['ON_HOLD'], permission: 'services:act', verb: 'cambiar la espera de' },
  resume: { from: ['ON_HOLD'], permission: 'services:act', verb: 'reanudar' },
  close: { from: ['FINISHED'], permission: 'services:act', verb: 'cerrar' },
  reopen: { from: ['FINISHED', ...SETTLED], permission: 'services:act', verb: 'reabrir' },
  cancel: { from: UNSETTLED, permission: 'services:act', verb: 'anular' },
} as const satisfies Record<string, Rule>;

export type ServiceAct = keyof typeof RULES;
export const SERVICE_ACTS = Object.keys(RULES) as ServiceAct[];

export type ServiceFacts = { status: ServiceStatus; hasVisitInProgress: boolean };

export function serviceActProblem(act: ServiceAct, record: ServiceFacts): string | null {
  const { from, verb }: Rule = RULES[act];
  const status = `«${SERVICE_STATUS_LABELS[record.status]}»`;
  if (act === 'schedule' && record.status === 'FINISHED') {
    return `Para programar otra visita de un servicio ${status}, reábrelo antes`;
  }
  if (!from.includes(record.status)) return `No es posible ${verb} un servicio ${status}`;
  if (act === 'cancel' && record.hasVisitInProgress) {
    return 'No es posible anular un servicio mientras una visita está en curso';
  }
  return null;
}

/** The caller checks whether a technician's own visit is in progress. */
export function serviceActsFrom(record: ServiceFacts, role: Role): ServiceAct[] {
  return SERVICE_ACTS.filter(
    (act) => can(role, RULES[act].permission) && serviceActProblem(act, record) === null,
  );
}

export type InvoicedLine = Pick<
  ServiceLine,
  'billable' | 'unitPriceCents' | 'quantityMilli' | 'discountBasisPoints' | 'vatPercent'
>;

export type InvoiceFacts = {
  billing: { hasNif: boolean; hasAddress: boolean; mayLackNif?: boolean };
  lines: readonly InvoicedLine[];
  requiresSignature: boolean;
  /** The latest work report; `refused` if it has a refusal reason instead of a signature. */
  lastReport: { signed: boolean; refused: boolean } | null;
};

export function missingToInvoice(service: InvoiceFacts): MissingKind[] {
  const { billing, lines, lastReport } = service;
  const consented = lastReport === null || lastReport.signed || lastReport.refused;
  const wrong: [boolean, MissingKind][] = [
    [needsNif(billing, totalsOf(lines).totalCents), 'NIF'],
    [!billing.hasAddress, 'ADDRESS'],
    [lines.length === 0, 'LINES'],
    [lines.some(lacksPrice), 'PRICE'],
    [lastReport === null, 'REPORT'],
    [service.requiresSignature && !consented, 'SIGNATURE'],
  ];
  return wrong.flatMap(([missing, kind]) => (missing ? [kind] : []));
}
