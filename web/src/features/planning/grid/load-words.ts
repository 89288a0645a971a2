import { durationWords } from '@cuadrilla/domain/time/duration.ts';
import type { Load } from './rows.ts';

export type LoadTone = 'calm' | 'full' | 'over';

/** Full above 90 %, too much above 100 %. */
export function loadTone({ plannedMinutes, capacityMinutes }: Load): LoadTone {
  if (plannedMinutes > capacityMinutes) return 'over';
  return plannedMinutes > capacityMinutes * 0.9 ? 'full' : 'calm';
}

/** The filled part of the bar, 0 to 1. */
export function loadShare({ plannedMinutes, capacityMinutes }: Load): number {
  if (plannedMinutes === 0) return 0;
  return capacityMinutes === 0 ? 1 : Math.min(1, plannedMinutes / capacityMinutes);
}

/** For screen readers: `7 h 30 de 8 h`. */
export function loadWords({ plannedMinutes, capacityMinutes }: Load): string {
  return `${durationWords(plannedMinutes)} de ${durationWords(capacityMinutes)}`;
}
