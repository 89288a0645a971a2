import classes from './splash.module.css';
import { Mark } from './wordmark.tsx';

/** While it is being found out who this is: nothing at first, then the mark. Neither the login nor the app may flash. */
export function Splash() {
  return (
    <div role="status" aria-label="Cargando" className={classes['splash']}>
      <Mark size={40} />
    </div>
  );
}
