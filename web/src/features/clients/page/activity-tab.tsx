import { NoteForm } from '#records/activity/note-form.tsx';
import { IconUserPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { PATHS } from '#shared/paths.ts';
import { useOriginProspectQuery } from './origin-prospect.generated.ts';
import { ActivityCard } from '../parts/activity-card.tsx';
import { useClientOf } from '../parts/client-of.ts';
import classes from './origin-prospect.module.css';

function OriginProspect({ id }: { id: string }) {
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

export function ActivityTab() {
  const { id, archived, originProspectId } = useClientOf();
  return (
    <ActivityCard entity="CLIENT" id={id}>
      {originProspectId !== null && <OriginProspect id={originProspectId} />}
      {!archived && <NoteForm entity="CLIENT" id={id} />}
    </ActivityCard>
  );
}
