import { IconCheck, IconLock } from '@tabler/icons-react';
import classes from '../staff.module.css';

export const MAY_SIGN_IN = 'Entrar en Cuadrilla con ese correo';

type Props = { label: string; can: readonly string[]; cannot: readonly string[] };

export function RoleNotes({ label, can, cannot }: Props) {
  return (
    <aside className={classes['notes']} aria-label={label}>
      <h2>Qué podrá hacer</h2>
      <ul className={classes['can']}>
        {can.map((text) => (
          <li key={text}>
            <IconCheck size={16} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
      {cannot.length > 0 && <h2>Qué no verá</h2>}
      <ul>
        {cannot.map((text) => (
          <li key={text}>
            <IconLock size={15} aria-hidden="true" />
            {text}
          </li>
        ))}
      </ul>
    </aside>
  );
}
