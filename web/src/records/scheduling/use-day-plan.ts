import { skipToken, useQuery } from '@apollo/client/react';
import { isLocalDate, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { readFailure } from '#shared/graphql/failure.ts';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import type { Names, Plan } from './plan-facts.ts';
import { PlanningDocument } from './planning.generated.ts';

/** Always refetches, since others plan too; keeps the previous technicians meanwhile. */
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
    failure: error && plan === null ? readFailure(error) : null,
    retry: () => void refetch().catch(() => undefined),
  };
}

export type DayPlan = Omit<ReturnType<typeof useDayPlan>, 'names'>;
