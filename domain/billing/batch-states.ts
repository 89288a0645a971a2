import { can, type Permission } from '../people/permissions.ts';
import type { Role } from '../people/roles.ts';

export const BATCH_STATUSES = ['DRAFT', 'DELIVERED', 'CONFIRMED', 'DISCARDED'] as const;
export type BatchStatus = (typeof BATCH_STATUSES)[number];

export const BATCH_STATUS_LABELS: Record<BatchStatus, string> = {
  DRAFT: 'Borrador',
  DELIVERED: 'Entregado',
  CONFIRMED: 'Confirmado',
  DISCARDED: 'Descartado',
};

export const BILLING_ITEM_STATES = ['DRAFT', 'DELIVERED', 'INVOICED', 'RETURNED'] as const;
export type BillingItemState = (typeof BILLING_ITEM_STATES)[number];

export const BILLING_ITEM_STATE_LABELS: Record<BillingItemState, string> = {
  DRAFT: 'Borrador',
  DELIVERED: 'Entregado',
  INVOICED: 'Confirmado',
  RETURNED: 'Devuelto',
};

/** Services of one batch. */
export const BATCH_MAX = 200;

const HANDED_OVER: readonly BatchStatus[] = ['DELIVERED', 'CONFIRMED'];

const RULES = {
  leaveOut: { from: ['DRAFT'], permission: 'billing:prepare', verb: 'quitar servicios de' },
  discard: { from: ['DRAFT'], permission: 'billing:prepare', verb: 'descartar' },
  deliver: { from: ['DRAFT'], permission: 'billing:deliver', verb: 'entregar' },
  return: { from: HANDED_OVER, permission: 'billing:deliver', verb: 'devolver servicios de' },
  confirm: { from: HANDED_OVER, permission: 'billing:deliver', verb: 'anotar facturas en' },
} as const satisfies Record<string, { from: readonly BatchStatus[]; permission: Permission; verb: string }>;

export type BatchAct = keyof typeof RULES;
export const BATCH_ACTS = Object.keys(RULES) as BatchAct[];

export function batchActProblem(act: BatchAct, status: BatchStatus): string | null {
  const { from, verb }: { from: readonly BatchStatus[]; verb: string } = RULES[act];
  return from.includes(status) ? null : `No es posible ${verb} un lote «${BATCH_STATUS_LABELS[status]}»`;
}

export const batchPermission = (act: BatchAct): Permission => RULES[act].permission;

export const batchActsFrom = (status: BatchStatus, role: Role): BatchAct[] =>
  BATCH_ACTS.filter((act) => can(role, batchPermission(act)) && batchActProblem(act, status) === null);

export type ItemCounts = { waiting: number; invoiced: number; returned: number };

export function countsOf(items: readonly { state: BillingItemState }[]): ItemCounts {
  const count = (state: BillingItemState) => items.filter((item) => item.state === state).length;
  return { waiting: count('DELIVERED'), invoiced: count('INVOICED'), returned: count('RETURNED') };
}

/** A batch is confirmed once each of its services has its invoice or was returned. */
export const handedOverStatus = ({ waiting }: ItemCounts): BatchStatus =>
  waiting === 0 ? 'CONFIRMED' : 'DELIVERED';
