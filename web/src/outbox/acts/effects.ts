import { visitTransition } from '@cuadrilla/domain/visits/visit-states.ts';
import { afterSteps, STEP_ACTIONS, stepEffect, type VisitStep } from '@cuadrilla/domain/visits/visit-step.ts';
import type { QueuedAct, WorkAct } from './act.ts';
import type { WorkVisit_VisitFragment } from '../documents/work-visit.generated.ts';

export type WorkVisit = WorkVisit_VisitFragment;
type WorkService = WorkVisit['service'];

/** The visits with the queued acts applied. A refused step has no effect; refused content stays until the person decides. */
export function withActs(visits: readonly WorkVisit[], acts: readonly QueuedAct[]): WorkVisit[] {
  return visits.map((visit) => acts.reduce(withAct, visit));
}

function withAct(visit: WorkVisit, { act, occurredAt, place, refusal }: QueuedAct): WorkVisit {
  if (place.serviceId === visit.service.id) {
    const service = serviceAfter(visit.service, act);
    if (service !== visit.service) return { ...visit, service };
  }
  if (place.visitId !== visit.id) return visit;
  const step = stepOf(act);
  if (step === null) return filesAfter(visit, act, occurredAt);
  if (refusal !== null) return visit;
  const action = STEP_ACTIONS[step.operation];
  const taken = visitTransition({ action, from: visit.status, role: 'TECHNICIAN', isOwn: true });
  if (!taken.ok) return visit;
  return { ...visit, ...stepEffect(visit, step, afterSteps(visit, occurredAt)), status: taken.to };
}

export function stepOf(act: WorkAct): VisitStep | null {
  switch (act.operation) {
    case 'TravelToVisit':
      return { operation: 'TRAVEL' };
    case 'StartVisit':
      return { operation: 'START' };
    case 'PauseVisit':
      return { operation: 'PAUSE', reason: act.input.reason };
    case 'ResumeVisit':
      return { operation: 'RESUME' };
    case 'CompleteVisit':
      return { operation: 'COMPLETE', resolution: act.input.resolution };
    case 'EndVisitIncomplete': {
      const { outcome, reason, note = null } = act.input;
      return { operation: 'END_INCOMPLETE', outcome, incompleteReason: reason, note };
    }
    default:
      return null;
  }
}

function serviceAfter(service: WorkService, act: WorkAct): WorkService {
  switch (act.operation) {
    case 'AnswerVisitChecklist': {
      const { itemId, answer = null } = act.input;
      const checklist = service.checklist.map((item) => (item.id === itemId ? { ...item, answer } : item));
      return { ...service, checklist };
    }
    case 'AddVisitLine': {
      const { lineId, line } = act.input;
      if (service.lines.some(({ id }) => id === lineId)) return service;
      const { kind, text, quantityMilli, unit, itemId = null } = line;
      // Its code stands in the kept catalogue.
      const item = itemId === null ? null : { id: itemId, code: '' };
      const added = { id: lineId, item, kind, text, quantityMilli, unit, version: 1 };
      return { ...service, lines: [...service.lines, added] };
    }
    case 'CorrectMachine': {
      const { id, serialNumber = null } = act.input;
      if (service.equipment.every((machine) => machine.id !== id)) return service;
      const corrected = service.equipment.map((each) => (each.id === id ? { ...each, serialNumber } : each));
      return { ...service, equipment: corrected };
    }
    case 'RemoveVisitLine':
      return { ...service, lines: service.lines.filter(({ id }) => id !== act.input.lineId) };
    default:
      return service;
  }
}

const OWN = 'Tú';

function filesAfter(visit: WorkVisit, act: WorkAct, at: string): WorkVisit {
  if (act.operation === 'RemoveVisitPhoto') {
    return { ...visit, attachments: visit.attachments.filter(({ id }) => id !== act.input.id) };
  }
  if (act.operation !== 'PutFile' || visit.attachments.some(({ id }) => id === act.input.id)) return visit;
  const { id, kind, visitId } = act.input;
  const { type: mime, size } = act.blob;
  const kept = { id, kind, mime, size, visitId, authorName: OWN, createdAt: at };
  return { ...visit, attachments: [...visit.attachments, kept] };
}

export type Mark = 'waiting' | 'refused';

/** By id of a checklist item, line, file, equipment or visit. */
export type Marks = ReadonlyMap<string, Mark>;

export function marksOf(acts: readonly QueuedAct[]): Marks {
  const marks = new Map<string, Mark>();
  for (const { act, refusal, place } of acts) {
    const mark: Mark = refusal === null ? 'waiting' : 'refused';
    for (const id of [subjectOf(act), place.visitId]) {
      if (id !== null && marks.get(id) !== 'refused') marks.set(id, mark);
    }
  }
  return marks;
}

function subjectOf(act: WorkAct): string | null {
  switch (act.operation) {
    case 'AnswerVisitChecklist':
      return act.input.itemId;
    case 'AddVisitLine':
    case 'RemoveVisitLine':
      return act.input.lineId;
    case 'PutFile':
    case 'CorrectMachine':
      return act.input.id;
    case 'AddMachine':
      return act.input.id ?? null;
    default:
      return null;
  }
}
