import { useState } from 'react';
import classes from './splash.module.css';
import { Mark } from '../wordmark.tsx';

/** Whether index.html's own mark, which this one takes the place of, has already come into view. */
function isStartMarkSeen(): boolean {
  const start = document.getElementById('start');
  return start !== null && Number(getComputedStyle(start).opacity) > 0;
}

/**
 * While it is being found out who this is: nothing at first, then the mark. Neither the login nor the app may flash, nor
 * the mark that a slow start has been showing go out and come back.
 */
export function Splash() {
  const [isSeen] = useState(isStartMarkSeen);
  return (
    <div
      role="status"
      aria-label="Cargando"
      className={classes['splash']}
      data-at-once={isSeen ? 'true' : undefined}
    >
      <Mark size={40} />
      <span>Cargando…</span>
    </div>
  );
}
