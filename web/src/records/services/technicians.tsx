import { Avatar, personOf } from '#shared/status/avatar.tsx';
import classes from './services.module.css';

type Technician = { id: string; name: string; color: string };

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
