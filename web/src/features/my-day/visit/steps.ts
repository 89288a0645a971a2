import { startDayProblem, travelDayProblem } from '@cuadrilla/domain/visits/visit-times.ts';
import type { VisitStatus } from '@cuadrilla/domain/visits/visit-states.ts';
import { IconCircleCheck, IconPlayerPlay, IconTruck, type Icon } from '@tabler/icons-react';
import type { WorkMutation } from '#outbox/acts/act.ts';
import type { WorkVisit } from '#outbox/acts/effects.ts';
import { companyZone } from '#shared/format/company-zone.ts';

type Step = { verb: string; icon: Icon };

export const NEXT_STEPS: Partial<Record<VisitStatus, Step>> = {
  SCHEDULED: { verb: 'En camino', icon: IconTruck },
  TRAVELLING: { verb: 'Iniciar', icon: IconPlayerPlay },
  IN_PROGRESS: { verb: 'Completar', icon: IconCircleCheck },
  PAUSED: { verb: 'Reanudar', icon: IconPlayerPlay },
};

const OPERATIONS = { SCHEDULED: 'TravelToVisit', TRAVELLING: 'StartVisit', PAUSED: 'ResumeVisit' } as const;

/** Null where the step needs more than one tap. */
export function nextStep({ id, status }: Pick<WorkVisit, 'id' | 'status'>): WorkMutation | null {
  if (status !== 'SCHEDULED' && status !== 'TRAVELLING' && status !== 'PAUSED') return null;
  return { operation: OPERATIONS[status], input: { id } };
}

/** The refusal reason of the next step, as far as the device knows. */
export function stepProblem(visit: WorkVisit, visits: readonly WorkVisit[], now: Date): string | null {
  if (visit.status === 'SCHEDULED') return travelDayProblem(new Date(visit.plannedStart), now, companyZone());
  return visit.status === 'TRAVELLING' || visit.status === 'PAUSED' ? atWorkProblem(visit, visits) : null;
}

export function startProblem(visit: WorkVisit, visits: readonly WorkVisit[], now: Date): string | null {
  return startDayProblem(new Date(visit.plannedStart), now, companyZone()) ?? atWorkProblem(visit, visits);
}

function atWorkProblem(visit: WorkVisit, visits: readonly WorkVisit[]): string | null {
  // With several technicians only the server knows who has started.
  const other = visits.find(
    ({ id, status, technicians }) => id !== visit.id && status === 'IN_PROGRESS' && technicians.length === 1,
  );
  return other === undefined
    ? null
    : `Ya tienes en curso la visita de ${other.service.code}: páusala o termínala antes`;
}
