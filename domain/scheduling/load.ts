import { durationWords } from '../time/duration.ts';

export type Load = { plannedMinutes: number; capacityMinutes: number };
export type LoadTone = 'calm' | 'full' | 'over';

export const sumOfLoads = (loads: readonly Load[]): Load => ({
  plannedMinutes: loads.reduce((total, each) => total + each.plannedMinutes, 0),
  capacityMinutes: loads.reduce((total, each) => total + each.capacityMinutes, 0),
});

export function loadTone({ plannedMinutes, capacityMinutes }: Load): LoadTone {
  if (plannedMinutes > capacityMinutes) return 'over';
  return plannedMinutes > capacityMinutes * 0.9 ? 'full' : 'calm';
}

/** From 0 to 1. */
export function loadShare({ plannedMinutes, capacityMinutes }: Load): number {
  if (plannedMinutes === 0) return 0;
  return capacityMinutes === 0 ? 1 : Math.min(1, plannedMinutes / capacityMinutes);
}

const pressure = ({ plannedMinutes, capacityMinutes }: Load): number =>
  plannedMinutes === 0 ? 0 : plannedMinutes / capacityMinutes;

/** The busiest first, by their share of the time that they have; the rest as given. */
export const byLoad = <L extends Load>(loads: readonly L[]): L[] =>
  [...loads].sort((a, b) => {
    const [one, other] = [pressure(a), pressure(b)];
    return one === other ? 0 : other - one;
  });

export function loadWords({ plannedMinutes, capacityMinutes }: Load): string {
  return `${durationWords(plannedMinutes)} de ${durationWords(capacityMinutes)}`;
}
