import { useDeferredValue } from 'react';
import { addDays, isLocalDate, mondayOf, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { COUNTED_STATUSES } from '@cuadrilla/domain/visits/visit-counts.ts';
import type { VisitStatus } from '@cuadrilla/domain/visits/visit-states.ts';
import { today } from '#shared/format/dates.ts';
import { useParameters } from '#shared/list/use-parameters.ts';

type PlanView = 'dia' | 'semana';

export type PlanState = {
  day: LocalDate;
  view: PlanView;
  zoneId: string | null;
  skillId: string | null;
  technicianId: string | null;
  /** Null for visits in any state. */
  status: VisitStatus | null;
  /** True if the whole day is fitted to the screen's width. */
  isFitted: boolean;
};

export function readPlanState(parameters: URLSearchParams): PlanState {
  const day = parameters.get('dia') ?? '';
  return {
    day: isLocalDate(day) ? day : today(),
    view: parameters.get('vista') === 'semana' ? 'semana' : 'dia',
    zoneId: parameters.get('zona') || null,
    skillId: parameters.get('competencia') || null,
    technicianId: parameters.get('tecnico') || null,
    status: COUNTED_STATUSES.find((each) => each === parameters.get('estado')) ?? null,
    isFitted: parameters.get('ajuste') === 'dia',
  };
}

/** A week always starts on its Monday, so that its seven days share one cached answer. */
export function planVariables({ day, view }: Pick<PlanState, 'day' | 'view'>) {
  return view === 'semana'
    ? ({ date: mondayOf(day), view: 'WEEK' } as const)
    : ({ date: day, view: 'DAY' } as const);
}

export function daysShown({ day, view }: Pick<PlanState, 'day' | 'view'>): LocalDate[] {
  if (view === 'dia') return [day];
  const monday = mondayOf(day);
  return [0, 1, 2, 3, 4, 5, 6].map((each) => addDays(monday, each));
}

export function usePlanState() {
  const { parameters, go } = useParameters();
  const state = readPlanState(parameters);
  const drawn = readPlanState(useDeferredValue(parameters));
  const goTo = (day: LocalDate) => go({ dia: day === today() ? null : day });
  const step = state.view === 'semana' ? 7 : 1;
  return {
    ...state,
    /** What the tools show is ahead of what is drawn. */
    drawn,
    goTo,
    showDay: (day: LocalDate) => go({ dia: day === today() ? null : day, vista: null }),
    back: () => goTo(addDays(state.day, -step)),
    forth: () => goTo(addDays(state.day, step)),
    setView: (view: PlanView) => go({ vista: view === 'dia' ? null : view }),
    setFitted: (isFitted: boolean) => go({ ajuste: isFitted ? 'dia' : null }),
    setZone: (id: string) => go({ zona: id }),
    setSkill: (id: string) => go({ competencia: id }),
    showEveryStatus: () => go({ estado: null }),
    showEverybody: () => go({ tecnico: null }),
  };
}
