import { durationWords } from '@cuadrilla/domain/time/duration.ts';
import { IconAlertTriangle, IconClockExclamation } from '@tabler/icons-react';
import classes from './notices.module.css';

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
