import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';

export function upcoming<A extends { from: LocalDate; to: LocalDate }>(
  absences: readonly A[],
  today: LocalDate,
): A[] {
  return absences.filter(({ to }) => to >= today).sort((one, other) => (one.from < other.from ? -1 : 1));
}
