import { skipToken, useQuery } from '@apollo/client/react';
import { isLocalDate, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { readFailure } from '#shared/graphql/failure.ts';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import type { Names, Plan } from './plan-facts.ts';
import { PlanningDocument } from './planning.generated.ts';

/** What is known of a day, asked again each time, since others plan too; technicians stay those last known meanwhile. */
export function useDayPlan(day: LocalDate) {
  const names: Names = useCatalog();
  const { data, previousData, error, loading, refetch } = useQuery(
    PlanningDocument,
    isLocalDate(day)
      ? { variables: { date: day, view: 'DAY' }, fetchPolicy: 'cache-and-network' }
      : skipToken,
  );
  const plan: Plan | null = data?.planning ?? null;
  return {
    plan,
    technicians: (data ?? previousData)?.planning.technicians ?? [],
    names,
    isLoading: loading && plan === null,
    /** Why nothing is known of the day; null where something is, or is still being asked for. */
    failure: error && plan === null ? readFailure(error) : null,
    retry: () => void refetch().catch(() => undefined),
  };
}

export type DayPlan = Omit<ReturnType<typeof useDayPlan>, 'names'>;
