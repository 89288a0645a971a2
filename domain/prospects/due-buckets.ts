import type { DueBucket } from '../time/local-date.ts';

export const DUE_BUCKET_LABELS: Readonly<Record<DueBucket, string>> = {
  OVERDUE: 'Vencida',
  TODAY: 'Hoy',
  THIS_WEEK: 'Esta semana',
  LATER: 'Más adelante',
  NONE: 'Sin fecha',
};
