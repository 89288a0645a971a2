import { can, type Permission } from '../people/permissions.ts';
import type { Role } from '../people/roles.ts';

export const PROSPECT_STATUSES = [
  'NEW',
  'CONTACTED',
  'QUALIFIED',
  'QUOTED',
  'CONVERTED',
  'LOST',
  'DISCARDED',
] as const;
export type ProspectStatus = (typeof PROSPECT_STATUSES)[number];

export const PROSPECT_STATUS_LABELS: Record<ProspectStatus, string> = {
  NEW: 'Nuevo',
  CONTACTED: 'Contactado',
  QUALIFIED: 'Cualificado',
  QUOTED: 'Presupuestado',
  CONVERTED: 'Convertido',
  LOST: 'Perdido',
  DISCARDED: 'Descartado',
};

export const OPEN_PROSPECT_STATUSES = [
  'NEW',
  'CONTACTED',
  'QUALIFIED',
  'QUOTED',
] as const satisfies ProspectStatus[];

export const DISCARD_KINDS = ['SPAM', 'DUPLICATE'] as const;
export type DiscardKind = (typeof DISCARD_KINDS)[number];

export const DISCARD_KIND_LABELS: Record<DiscardKind, string> = {
  SPAM: 'Publicidad o broma',
  DUPLICATE: 'Duplicado',
};

const ACTION_VERBS = {
  advance: 'avanzar',
  stepBack: 'retroceder',
  lose: 'dar por perdido',
  discard: 'descartar',
  reopen: 'reabrir',
  restore: 'restaurar',
  convert: 'convertir',
} as const;
export type ProspectAction = keyof typeof ACTION_VERBS;
export const PROSPECT_ACTIONS = Object.keys(ACTION_VERBS) as ProspectAction[];

type Edge = {
  from: ProspectStatus;
  action: ProspectAction;
  to: ProspectStatus;
  /** Stepping back requires a text, losing one of the settings' reasons; discarding has its kind instead. */
  needsReason: boolean;
  permission: Permission;
};

const EDGES: readonly Edge[] = [
  ...OPEN_PROSPECT_STATUSES.flatMap((from, index): Edge[] => {
    const edge = { from, needsReason: false, permission: 'prospects:edit' as const };
    const back = OPEN_PROSPECT_STATUSES.slice(0, index).slice(-1);
    return [
      ...OPEN_PROSPECT_STATUSES.slice(index + 1).map((to) => ({ ...edge, action: 'advance' as const, to })),
      { ...edge, action: 'convert', to: 'CONVERTED', permission: 'prospects:convert' },
      ...back.map((to) => ({ ...edge, action: 'stepBack' as const, to, needsReason: true })),
      { ...edge, action: 'lose', to: 'LOST', needsReason: true },
      { ...edge, action: 'discard', to: 'DISCARDED' },
    ];
  }),
  { from: 'LOST', action: 'reopen', to: 'CONTACTED', needsReason: false, permission: 'prospects:edit' },
  { from: 'DISCARDED', action: 'restore', to: 'NEW', needsReason: false, permission: 'prospects:restore' },
];

/** An advance without `to` goes one step. */
export type ProspectCommand = {
  from: ProspectStatus;
  action: ProspectAction;
  to?: ProspectStatus | undefined;
  role: Role;
};

export type ProspectTransition =
  { ok: true; to: ProspectStatus; needsReason: boolean } | { ok: false; message: string };

export function prospectTransition(command: ProspectCommand): ProspectTransition {
  const edge = EDGES.find(
    ({ from, action, to }) => from === command.from && action === command.action && to === (command.to ?? to),
  );
  if (!edge || !can(command.role, edge.permission)) return { ok: false, message: refusal(command, edge) };
  return { ok: true, to: edge.to, needsReason: edge.needsReason };
}

function refusal({ from, action, to, role }: ProspectCommand, edge: Edge | undefined): string {
  if (!can(role, 'prospects:edit')) return 'No tienes permiso para cambiar el estado de un prospecto';
  if (edge) return `Solo administración puede ${ACTION_VERBS[action]} un prospecto`;
  if (from === 'CONVERTED') return 'Un prospecto convertido ya no cambia de estado';
  const status = `en estado «${PROSPECT_STATUS_LABELS[from]}»`;
  const target = to === undefined ? '' : ` a «${PROSPECT_STATUS_LABELS[to]}»`;
  return `No se puede ${ACTION_VERBS[action]}${target} un prospecto ${status}`;
}

export function actionsFrom(
  status: ProspectStatus,
  role: Role,
): { action: ProspectAction; to: ProspectStatus }[] {
  return EDGES.filter(({ from, permission }) => from === status && can(role, permission)).map(
    ({ action, to }) => ({ action, to }),
  );
}

/** The action of dropping a card on a column; null if the card goes back. */
export function actionTo(
  from: ProspectStatus,
  to: ProspectStatus,
  role: Role,
): { action: ProspectAction; needsReason: boolean } | null {
  const edge = EDGES.find((each) => each.from === from && each.to === to && can(role, each.permission));
  return edge ? { action: edge.action, needsReason: edge.needsReason } : null;
}

/** Any move out of «Nuevo» counts as the first response. */
export function stopsFirstResponseClock(from: ProspectStatus, to: ProspectStatus): boolean {
  return from === 'NEW' && to !== 'NEW';
}

/** A note is internal, so it does not count as a first response. */
export function isAnswer(kind: 'CALL' | 'EMAIL' | 'NOTE'): boolean {
  return kind !== 'NOTE';
}

export function isOpen(status: ProspectStatus): boolean {
  return (OPEN_PROSPECT_STATUSES as readonly ProspectStatus[]).includes(status);
}
