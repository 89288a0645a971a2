import { useState } from 'react';
import classes from './splash.module.css';
import { Mark } from '../wordmark.tsx';

function isStartMarkSeen(): boolean {
  const start = document.getElementById('start');
  return start !== null && Number(getComputedStyle(start).opacity) > 0;
}

/** Empty at first, then the mark; continues the mark of index.html without flicker. */
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
