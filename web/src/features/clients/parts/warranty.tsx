import { warrantyState } from '@cuadrilla/domain/services/equipment.ts';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { today } from '#shared/format/dates.ts';
import { None } from '#shared/list/data-table.tsx';
import classes from './parts.module.css';

const month = (day: LocalDate) => `${day.slice(5, 7)}/${day.slice(0, 4)}`;

export function Warranty({ until }: { until: LocalDate | null }) {
  const state = warrantyState(until, today());
  if (until === null || state === 'NONE') return <None>Sin datos</None>;
  if (state === 'OUT') return <span className={classes['out']}>vencida</span>;
  return <span className="num">hasta {month(until)}</span>;
}
