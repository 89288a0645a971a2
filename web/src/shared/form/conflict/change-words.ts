import { formatDate, formatTime } from '../../format/dates.ts';
import { correctedNow } from '../../device-clock.ts';
import type { Change } from '../outcome.ts';

const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

function agoWords(minutes: number, at: string): string {
  if (minutes < 1) return 'ahora mismo';
  if (minutes < HOUR) return minutes === 1 ? 'hace 1 minuto' : `hace ${minutes} minutos`;
  if (minutes >= DAY) return `el ${formatDate(at)}`;
  const hours = Math.floor(minutes / HOUR);
  return hours === 1 ? 'hace 1 hora' : `hace ${hours} horas`;
}

function whenWords(at: string, now: Date): string {
  const minutes = Math.floor((now.getTime() - Date.parse(at)) / MINUTE_MS);
  return `${agoWords(minutes, at)} (${formatTime(at)})`;
}

/** `Marta Ruiz lo cambió hace 3 minutos (10:42)`. */
export function changeWords({ byName, at }: Change, now: Date): string {
  return `${byName} lo cambió ${whenWords(at, now)}`;
}

/** `Marta Ruiz ha cambiado la lista hace 3 minutos (10:42)`, or `Alguien ha cambiado la lista mientras tanto`. */
export function changedMeanwhileWords(
  change: Change | null | undefined,
  what: string,
  now = correctedNow(),
): string {
  if (change == null) return `Alguien ha ${what} mientras tanto`;
  return `${change.byName} ha ${what} ${whenWords(change.at, now)}`;
}

export const changedLookAgain = (change: Change | null | undefined, what: string): string =>
  `${changedMeanwhileWords(change, what)}. Revisa cómo está ahora e inténtalo de nuevo`;
