import { IconUserPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { PATHS } from '#shared/paths.ts';
import { useOriginProspectQuery } from './origin-prospect.generated.ts';
import classes from './origin-prospect.module.css';

export function OriginProspect({ id }: { id: string }) {
  const { data } = useOriginProspectQuery({ variables: { id } });
  const code = data?.prospect?.code;
  return (
    <p className={classes['origin']}>
      <IconUserPlus size={16} stroke={1.75} aria-hidden="true" />
      <span>
        {code === undefined ? 'Viene de un prospecto' : `Viene del prospecto ${code}`}:{' '}
        <Link to={PATHS.prospect(id)}>ver su actividad</Link>
      </span>
    </p>
  );
}
