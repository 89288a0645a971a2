const OWN_DAYS_MAX = 31;

export function ownDaysProblem(days: number): string | null {
  return days < 1 || days > OWN_DAYS_MAX ? `Se pueden pedir de 1 a ${OWN_DAYS_MAX} días` : null;
}
