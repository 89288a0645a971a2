import { canFor, canOnlyOwn, type Permission } from '../people/permissions.ts';
import type { Role } from '../people/roles.ts';

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

export const VISIT_OUTCOMES = ['PARTIAL', 'NOT_DONE'] as const;
export type VisitOutcome = (typeof VISIT_OUTCOMES)[number];

export const VISIT_OUTCOME_LABELS: Record<VisitOutcome, string> = {
  PARTIAL: 'Parcial',
  NOT_DONE: 'Sin hacer',
};

export const PAUSE_REASONS = ['BREAK', 'MATERIAL', 'OTHER'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

export const PAUSE_REASON_LABELS: Record<PauseReason, string> = {
  BREAK: 'Descanso',
  MATERIAL: 'Material',
  OTHER: 'Otro',
};

export const INCOMPLETE_REASONS = ['CUSTOMER_ABSENT', 'MISSING_MATERIAL', 'NO_ACCESS', 'MORE_TIME'] as const;
export type IncompleteReason = (typeof INCOMPLETE_REASONS)[number];

export const INCOMPLETE_REASON_LABELS: Record<IncompleteReason, string> = {
  CUSTOMER_ABSENT: 'Cliente ausente',
  MISSING_MATERIAL: 'Falta material',
  NO_ACCESS: 'Sin acceso',
  MORE_TIME: 'Más tiempo',
};

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
 * Any transition missing here is refused. Returning a visit to the tray cancels it without a reason: it was never started, and
 * its service waits to be assigned again.
 */
const EDGES: readonly Edge[] = [
  ...edges('travel', 'TRAVELLING', 'visits:perform', 'SCHEDULED'),
  ...edges('start', 'IN_PROGRESS', 'visits:perform', 'SCHEDULED', 'TRAVELLING'),
  ...edges('pause', 'PAUSED', 'visits:perform', 'IN_PROGRESS'),
  ...edges('resume', 'IN_PROGRESS', 'visits:perform', 'PAUSED'),
  ...edges('complete', 'COMPLETED', 'visits:perform', 'IN_PROGRESS'),
  ...edges('move', 'SCHEDULED', 'visits:plan', 'SCHEDULED'),
  ...edges('unschedule', 'CANCELLED', 'visits:plan', 'SCHEDULED'),
  // Once travelling, the technicians say how it ended (or the office, when told by phone); before that only the office does.
  ...edges('endIncomplete', 'NOT_COMPLETED', 'visits:plan', 'SCHEDULED'),
  ...edges('endIncomplete', 'NOT_COMPLETED', 'visits:end-incomplete', 'TRAVELLING', 'IN_PROGRESS', 'PAUSED'),
  ...edges('cancel', 'CANCELLED', 'visits:plan', 'SCHEDULED', 'TRAVELLING'),
];

export type VisitCommand = { action: VisitAction; from: VisitStatus; role: Role; isOwn: boolean };

export type VisitTransition = { ok: true; to: VisitStatus } | { ok: false; message: string };

export function visitTransition(command: VisitCommand): VisitTransition {
  const edge = EDGES.find(({ from, action }) => from === command.from && action === command.action);
  if (edge && canFor(command.role, edge.permission, command.isOwn)) return { ok: true, to: edge.to };
  return { ok: false, message: edge ? notAllowed(edge, command) : notFrom(command) };
}

export function visitActionsFrom(status: VisitStatus, role: Role, isOwn: boolean): VisitAction[] {
  return EDGES.filter(({ from, permission }) => from === status && canFor(role, permission, isOwn)).map(
    ({ action }) => action,
  );
}

export function isVisitOver(status: VisitStatus): boolean {
  return !EDGES.some(({ from }) => from === status);
}

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
