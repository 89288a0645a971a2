const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const SOON_MS = 4 * HOUR_MS;

export type DueTone = 'ok' | 'soon' | 'late';

export function remainingWords(dueAt: Date, now: Date): { text: string; tone: DueTone } {
  const left = dueAt.getTime() - now.getTime();
  if (left < 0) return { text: `Vencido hace ${roughly(-left)}`, tone: 'late' };
  const tone = left < SOON_MS ? 'soon' : 'ok';
  if (left < MINUTE_MS) return { text: 'Queda menos de 1 min', tone };
  const words = finely(left);
  return { text: `${/^1 \D+$/.test(words) ? 'Queda' : 'Quedan'} ${words}`, tone };
}

const days = (count: number) => (count === 1 ? '1 día' : `${count} días`);

function roughly(ms: number): string {
  if (ms < MINUTE_MS) return 'menos de 1 min';
  if (ms < HOUR_MS) return `${Math.floor(ms / MINUTE_MS)} min`;
  return ms < DAY_MS ? `${Math.floor(ms / HOUR_MS)} h` : days(Math.floor(ms / DAY_MS));
}

function finely(ms: number): string {
  const hours = Math.floor((ms % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  if (ms >= DAY_MS) {
    const whole = Math.floor(ms / DAY_MS);
    return whole >= 3 || hours === 0 ? days(whole) : `${days(whole)} y ${hours} h`;
  }
  return [hours > 0 ? `${hours} h` : '', minutes > 0 ? `${minutes} min` : ''].filter(Boolean).join(' ');
}
