import { durationWords } from '@cuadrilla/domain/time/duration.ts';
import type { Load } from './rows.ts';

type LoadTone = 'calm' | 'full' | 'over';

export function loadTone({ plannedMinutes, capacityMinutes }: Load): LoadTone {
  if (plannedMinutes > capacityMinutes) return 'over';
  return plannedMinutes > capacityMinutes * 0.9 ? 'full' : 'calm';
}

export function loadShare({ plannedMinutes, capacityMinutes }: Load): number {
  if (plannedMinutes === 0) return 0;
  return capacityMinutes === 0 ? 1 : Math.min(1, plannedMinutes / capacityMinutes);
}

export function loadWords({ plannedMinutes, capacityMinutes }: Load): string {
  return `${durationWords(plannedMinutes)} de ${durationWords(capacityMinutes)}`;
}
