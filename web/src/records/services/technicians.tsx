import { Avatar } from '#shared/status/avatar.tsx';
import classes from './services.module.css';

type Technician = { id: string; name: string; color: string };

/** A person's one text as name and surname, of which the circle takes the initials. */
export function personOf({ id, name }: { id: string; name: string }) {
  const [first = '', ...rest] = name.split(' ');
  return { id, name: first, lastName: rest.join(' ') };
}

/** Who goes: the one who leads by name, how many others beside it. */
export function Technicians({ technicians }: { technicians: readonly Technician[] }) {
  const [lead, ...others] = technicians;
  if (lead === undefined) return null;
  return (
    <span className={classes['technicians']}>
      <Avatar person={personOf(lead)} color={lead.color} withName />
      {others.length > 0 && (
        <span className={classes['more']} title={others.map(({ name }) => name).join(', ')}>
          +{others.length}
        </span>
      )}
    </span>
  );
}
