import { daysBetween, formatLocalDate } from '@cuadrilla/domain/time/local-date.ts';

type Days = { from: string; to: string };

export function absenceDays({ from, to }: Days): string {
  return from === to ? formatLocalDate(from) : `${formatLocalDate(from)} – ${formatLocalDate(to)}`;
}

/** Both days count: `1 día`, `8 días`. */
export function absenceLength({ from, to }: Days): string {
  const days = daysBetween(from, to) + 1;
  return days === 1 ? '1 día' : `${days} días`;
}
