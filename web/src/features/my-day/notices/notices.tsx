import { durationWords } from '@cuadrilla/domain/time/duration.ts';
import { IconAlertTriangle, IconClockExclamation } from '@tabler/icons-react';
import classes from './notices.module.css';

/** By how much this phone's clock is wrong, and that nothing has to be done about it. */
export function ClockNotice({ minutes }: { minutes: number }) {
  const way = minutes > 0 ? 'adelantado' : 'atrasado';
  return (
    <p role="status" className={classes['notice']}>
      <IconClockExclamation size={18} stroke={1.75} aria-hidden="true" />
      <span>
        El reloj de este móvil va {durationWords(Math.abs(minutes))} {way}. Las horas de tu trabajo se guardan
        corregidas.
      </span>
    </p>
  );
}

/** What is written now goes with the page: there is no room for it. */
export function UnkeptNotice() {
  return (
    <p role="alert" className={classes['notice']}>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
      <span>
        Este móvil no tiene sitio: lo que escribes aquí no se guarda si cierras la app antes de enviarlo.
      </span>
    </p>
  );
}
