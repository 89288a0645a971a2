import { Avatar } from '#shared/status/avatar.tsx';
import classes from './services.module.css';

type Technician = { id: string; name: string; color: string };

export function personOf({ id, name }: { id: string; name: string }) {
  const [first = '', ...rest] = name.split(' ');
  return { id, name: first, lastName: rest.join(' ') };
}

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
