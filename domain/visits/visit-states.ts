import { canFor, canOnlyOwn, type Permission } from '../people/permissions.ts';
import type { Role } from '../people/roles.ts';

// The guards that look at a visit's times and contents stand beside its table.
export { completionProblems, type CompletionFacts } from './visit-completion.ts';
export {
  alreadyAtWorkProblem,
  inOrder,
  occurredAtOf,
  plannedForText,
  reportedTime,
  startDayProblem,
  travelDayProblem,
  VISIT_TIME_LABELS,
  VISIT_TIMES,
  workedMinutes,
  workedMs,
  type ReportedTime,
  type VisitTime,
} from './visit-times.ts';

/** Where a visit stands; the names are those of the GraphQL enum. */
export const VISIT_STATUSES = [
  'SCHEDULED',
  'TRAVELLING',
  'IN_PROGRESS',
  'PAUSED',
  'COMPLETED',
  'NOT_COMPLETED',
  'CANCELLED',
] as const;
export type VisitStatus = (typeof VISIT_STATUSES)[number];

export const VISIT_STATUS_LABELS: Record<VisitStatus, string> = {
  SCHEDULED: 'Programada',
  TRAVELLING: 'En camino',
  IN_PROGRESS: 'En curso',
  PAUSED: 'Pausada',
  COMPLETED: 'Completada',
  NOT_COMPLETED: 'No completada',
  CANCELLED: 'Anulada',
};

/** What came of a visit that was not completed. */
export const VISIT_OUTCOMES = ['PARTIAL', 'NOT_DONE'] as const;
export type VisitOutcome = (typeof VISIT_OUTCOMES)[number];

export const VISIT_OUTCOME_LABELS: Record<VisitOutcome, string> = {
  PARTIAL: 'Parcial',
  NOT_DONE: 'Sin hacer',
};

/** Why work rests. */
export const PAUSE_REASONS = ['BREAK', 'MATERIAL', 'OTHER'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

export const PAUSE_REASON_LABELS: Record<PauseReason, string> = {
  BREAK: 'Descanso',
  MATERIAL: 'Material',
  OTHER: 'Otro',
};

/** Why a visit was not completed. */
export const INCOMPLETE_REASONS = ['CUSTOMER_ABSENT', 'MISSING_MATERIAL', 'NO_ACCESS', 'MORE_TIME'] as const;
export type IncompleteReason = (typeof INCOMPLETE_REASONS)[number];

export const INCOMPLETE_REASON_LABELS: Record<IncompleteReason, string> = {
  CUSTOMER_ABSENT: 'Cliente ausente',
  MISSING_MATERIAL: 'Falta material',
  NO_ACCESS: 'Sin acceso',
  MORE_TIME: 'Más tiempo',
};

/** The named transitions, with what is done in Spanish. */
const ACTION_VERBS = {
  move: 'mover',
  unschedule: 'devolver a la bandeja',
  travel: 'poner en camino',
  start: 'iniciar',
  pause: 'pausar',
  resume: 'reanudar',
  complete: 'completar',
  endIncomplete: 'dar por no completada',
  cancel: 'anular',
} as const;
export type VisitAction = keyof typeof ACTION_VERBS;
export const VISIT_ACTIONS = Object.keys(ACTION_VERBS) as VisitAction[];

type Edge = { from: VisitStatus; action: VisitAction; to: VisitStatus; permission: Permission };

const edges = (action: VisitAction, to: VisitStatus, permission: Permission, ...from: VisitStatus[]) =>
  from.map((each): Edge => ({ from: each, action, to, permission }));

/**
 * The one table: what is not here does not happen. Back to the tray annuls the visit without asking for a reason: nothing of
 * it was begun, and the service, whose status leaves annulled ones out, waits to be assigned again.
 */
const EDGES: readonly Edge[] = [
  ...edges('travel', 'TRAVELLING', 'visits:perform', 'SCHEDULED'),
  ...edges('start', 'IN_PROGRESS', 'visits:perform', 'SCHEDULED', 'TRAVELLING'),
  ...edges('pause', 'PAUSED', 'visits:perform', 'IN_PROGRESS'),
  ...edges('resume', 'IN_PROGRESS', 'visits:perform', 'PAUSED'),
  ...edges('complete', 'COMPLETED', 'visits:perform', 'IN_PROGRESS'),
  ...edges('move', 'SCHEDULED', 'visits:plan', 'SCHEDULED'),
  ...edges('unschedule', 'CANCELLED', 'visits:plan', 'SCHEDULED'),
  // Who is on the way or at work says how it ended, or tells the office by phone; before that only the office does.
  ...edges('endIncomplete', 'NOT_COMPLETED', 'visits:plan', 'SCHEDULED'),
  ...edges('endIncomplete', 'NOT_COMPLETED', 'visits:end-incomplete', 'TRAVELLING', 'IN_PROGRESS', 'PAUSED'),
  ...edges('cancel', 'CANCELLED', 'visits:plan', 'SCHEDULED', 'TRAVELLING'),
];

/** What is asked of a visit; `isOwn` where who asks is one of its technicians. */
export type VisitCommand = { action: VisitAction; from: VisitStatus; role: Role; isOwn: boolean };

export type VisitTransition = { ok: true; to: VisitStatus } | { ok: false; message: string };

/** What a command leads to, or in Spanish why it does not. */
export function visitTransition(command: VisitCommand): VisitTransition {
  const edge = EDGES.find(({ from, action }) => from === command.from && action === command.action);
  if (edge && canFor(command.role, edge.permission, command.isOwn)) return { ok: true, to: edge.to };
  return { ok: false, message: edge ? notAllowed(edge, command) : notFrom(command) };
}

/** What a person may do with a visit, in the order of a menu. */
export function visitActionsFrom(status: VisitStatus, role: Role, isOwn: boolean): VisitAction[] {
  return EDGES.filter(({ from, permission }) => from === status && canFor(role, permission, isOwn)).map(
    ({ action }) => action,
  );
}

/** Whether nothing changes a visit any more. */
export function isVisitOver(status: VisitStatus): boolean {
  return !EDGES.some(({ from }) => from === status);
}

/** Whether work goes on, be it at rest: «En curso» or «Pausada». */
export function isVisitUnderWay(status: VisitStatus): boolean {
  return status === 'IN_PROGRESS' || status === 'PAUSED';
}

function notAllowed({ permission }: Edge, { action, from, role }: VisitCommand): string {
  const what = `${ACTION_VERBS[action]} una visita «${VISIT_STATUS_LABELS[from]}»`;
  if (permission === 'visits:plan') return `Solo la oficina puede ${what}`;
  if (canOnlyOwn(role, permission)) return `Solo sus técnicos pueden ${what}`;
  return `Solo sus técnicos o administración pueden ${what}`;
}

function notFrom({ action, from }: VisitCommand): string {
  const status = `«${VISIT_STATUS_LABELS[from]}»`;
  if (isVisitOver(from)) return `Una visita ${status} ya no cambia de estado`;
  return `No se puede ${ACTION_VERBS[action]} una visita ${status}`;
}
