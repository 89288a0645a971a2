import type { Interval } from '@cuadrilla/domain/time/time.ts';
import { createContext, use } from 'react';
import type { PlanVisit, SchedulingService } from '#records/scheduling/plan-facts.ts';
import type { DragStore } from './drag/drag-store.ts';
import type { Subject } from './drag/subject.ts';

/** What rows, blocks and cards take from the plan; always the same object, so that they do not render again. */
export type PlanTools = {
  zone: string;
  store: DragStore;
  subjectOf: (visit: PlanVisit, technicianId: string) => Subject;
  /** Loads the service's details that the plan lacks, before they are needed. */
  learn: (visit: PlanVisit) => void;
  over: (subject: Subject, technicianId: string, day: string, interval: Interval) => void;
  drop: (subject: Subject, technicianId: string, interval: Interval) => void;
  slotOnDay: (subject: Subject, technicianId: string, day: string) => Interval;
  unschedule: (visit: PlanVisit) => void;
  openVisit: (visit: PlanVisit) => void;
  openService: (service: SchedulingService) => void;
  showDay: (day: string) => void;
};

const ToolsContext = createContext<PlanTools | null>(null);

export const PlanToolsProvider = ToolsContext;

export function usePlanTools(): PlanTools {
  const tools = use(ToolsContext);
  if (tools === null) throw new Error('Outside of a plan');
  return tools;
}
