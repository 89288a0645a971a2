import { DAY_LABELS, DAYS, type WeeklyHours } from '@cuadrilla/domain/people/weekly-hours.ts';
import classes from './hours.module.css';
import { daySpans, weekTotal } from './hours-words.ts';

export function HoursTable({ hours, label = 'Horario semanal' }: { hours: WeeklyHours; label?: string }) {
  return (
    <table className={classes['table']} aria-label={label}>
      <tbody>
        {DAYS.map((day) => (
          <tr key={day} data-off={hours[day].length === 0 || undefined}>
            <th scope="row">{DAY_LABELS[day]}</th>
            <td className="num">{daySpans(hours[day])}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Semana</th>
          <td className="num">{weekTotal(hours)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
