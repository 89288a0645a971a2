import { worksInField } from '@cuadrilla/domain/people/roles.ts';
import { can } from '@cuadrilla/domain/people/permissions.ts';
import { IconPencil } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { ReportsCard } from '#records/services/reports-card.tsx';
import { useSession } from '#session/session-context.tsx';
import { Card, TwoColumns } from '#shared/detail/card.tsx';
import { lazyPage } from '#shared/lazy-page.ts';
import { Waiting } from '#shared/ui/states/waiting.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ChecklistCard } from '../checklist/checklist-card.tsx';
import { LinesCard } from '../lines/lines-card.tsx';
import { ServicePhotos } from '../photos/service-photos.tsx';
import { VisitsCard } from '../visits/visits-card.tsx';
import classes from './detail.module.css';
import type { Service } from './service.ts';
import { ContactCard, DataCard, TotalsCard } from './side-cards.tsx';

type Props = { service: Service; now: Date };

// Rare and heavy: work filed for review.
const { Page: Filed } = lazyPage(() => import('../filed/filed-card.tsx'), 'FiledCard');
const { Page: Activity } = lazyPage(
  () => import('#records/activity/activity-timeline.tsx'),
  'ActivityTimeline',
);
const { Page: Note } = lazyPage(() => import('#records/activity/note-form.tsx'), 'NoteForm');

function WordsCard({ service: { description, instructions, resolution } }: { service: Service }) {
  const texts = [
    { title: 'Lo que dice el cliente', text: description },
    { title: 'Instrucciones', text: instructions },
    { title: 'Lo que se hizo', text: resolution },
  ].filter(({ text }) => text !== null);
  if (texts.length === 0) return null;
  return (
    <Card title="Descripción">
      <div className={classes['words']}>
        {texts.map(({ title, text }) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        ))}
      </div>
    </Card>
  );
}

function ActivityCard({ id }: { id: string }) {
  const { role } = useSession().session;
  const [isWriting, setWriting] = useState(false);
  const write = can(role, 'notes:write') && !isWriting && (
    <Button
      type="secondary"
      title="Anotar"
      icon={<IconPencil size={16} stroke={1.75} />}
      onClick={() => setWriting(true)}
    />
  );
  return (
    // Technicians see only their own actions.
    <Card title={worksInField(role) ? 'Tu actividad' : 'Actividad'} action={write}>
      <Suspense fallback={<Waiting />}>
        {isWriting && <Note entity="SERVICE" id={id} isAskedFor />}
        <Activity entity="SERVICE" id={id} size={6} />
      </Suspense>
    </Card>
  );
}

function Side({ service, now }: Props) {
  const { role } = useSession().session;
  return (
    <>
      <TotalsCard service={service} />
      <ContactCard service={service} now={now} />
      <ReportsCard serviceId={service.id} reports={service.reports} />
      {can(role, 'activity:read') && <ActivityCard id={service.id} />}
      <DataCard service={service} now={now} />
    </>
  );
}

export function ServiceBody({ service, now }: Props) {
  return (
    <TwoColumns side={<Side service={service} now={now} />}>
      {service.workReviews.length > 0 && (
        <Suspense fallback={<Waiting />}>
          <Filed service={service} now={now} />
        </Suspense>
      )}
      <VisitsCard service={service} now={now} />
      <div className={classes['pair']}>
        {service.checklist.length > 0 && (
          <div className={classes['stack']}>
            <ChecklistCard service={service} />
          </div>
        )}
        <div className={classes['stack']}>
          <ServicePhotos service={service} />
          <WordsCard service={service} />
        </div>
      </div>
      <LinesCard service={service} />
    </TwoColumns>
  );
}
