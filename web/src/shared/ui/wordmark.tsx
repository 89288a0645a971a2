import classes from './wordmark.module.css';

export function Mark({ size = 22 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 26 26" aria-hidden="true" className={classes['mark']}>
      <rect width="12" height="12" rx="3.5" className={classes['main']} />
      <rect x="14" width="12" height="12" rx="3.5" className={classes['accent']} />
      <rect y="14" width="12" height="12" rx="3.5" className={classes['main']} />
      <rect x="14" y="14" width="12" height="12" rx="3.5" className={classes['soft']} />
    </svg>
  );
}

export function Wordmark({ onDark = false }: { onDark?: boolean }) {
  return (
    <span className={classes['wordmark']} data-on-dark={onDark || undefined}>
      <Mark />
      <span>Cuadrilla</span>
    </span>
  );
}
