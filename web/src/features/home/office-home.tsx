import { can } from '@cuadrilla/domain/people/permissions.ts';
import { memo, useDeferredValue, useState } from 'react';
import { ScheduleDialog } from '#records/scheduling/schedule-dialog.tsx';
import { useSession } from '#session/session-context.tsx';
import { today } from '#shared/format/dates.ts';
import { useNow } from '#shared/format/use-now.ts';
import { Busy } from '#shared/ui/states/busy.tsx';
import { QueryError } from '#shared/ui/states/query-error.tsx';
import { Figures } from './figures/figures.tsx';
import { FirstSteps, progressOf } from './first-steps.tsx';
import { HOME_LINKS } from './home-links.ts';
import classes from './home.module.css';
import { NextActions } from './waiting/next-actions.tsx';
import {
  useOfficeHomeQuery,
  type OfficeHome_ServiceFragment,
  type OfficeHomeQuery,
} from './office-home.generated.ts';
import { TeamCard } from './team/team-card.tsx';
import { useFreshHome } from './use-fresh-home.ts';
import { VisitsCard } from './team/visits-card.tsx';
import { wasShownHere } from './waiting/use-last-rows.ts';
import { WaitingServices } from './waiting/waiting-services.tsx';

type CardsProps = {
  data: OfficeHomeQuery | undefined;
  now: Date;
  onPlan: (service: OfficeHome_ServiceFragment) => void;
};

/** Apollo's store draws an answer at once; with a deferred answer these skip that drawing and are drawn in slices after it. */
const Cards = memo(function Cards({ data, now, onPlan }: CardsProps) {
  const date = today(now);
  const waiting = { now, onPlan };
  // On a device that has not shown them yet nobody knows how tall the first cards will be: those below come with the answer.
  const [wasHere] = useState(() => wasShownHere('overdue'));
  const isPlaceKnown = data !== undefined || wasHere;
  return (
    <>
      {!data && <Busy />}
      <Figures data={data} now={now} today={date} />
      <div className={classes['columns']}>
        <div className={classes['column']}>
          <WaitingServices
            card="overdue"
            title="Fuera de plazo"
            services={data?.overdue}
            empty="Todo está en plazo."
            allTo={HOME_LINKS.overdue}
            {...waiting}
          />
          {isPlaceKnown && (
            <>
              <WaitingServices
                card="pending"
                title="Sin asignar"
                services={data?.pending}
                empty="Ningún servicio espera visita."
                allTo={HOME_LINKS.unassigned}
                {...waiting}
              />
              <NextActions actions={data?.actions} overdue={data?.figures.overdueProspects} />
            </>
          )}
        </div>
        {isPlaceKnown && (
          <div className={classes['column']}>
            <VisitsCard visits={data?.teamDay.visits} today={date} />
            <TeamCard teamDay={data?.teamDay} today={date} />
          </div>
        )}
      </div>
    </>
  );
});

export function OfficeHome() {
  const now = useNow();
  const date = today(now);
  const { role } = useSession().session;
  const {
    data: latest,
    error,
    refetch,
    loading,
  } = useOfficeHomeQuery({
    variables: { date },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  const data = useDeferredValue(latest);
  useFreshHome(date, refetch);
  const [planned, setPlanned] = useState<OfficeHome_ServiceFragment | null>(null);
  if (error && !latest) {
    return <QueryError title="No se ha podido cargar el tablero" result={{ error, loading, refetch }} />;
  }
  const steps = data && can(role, 'technicians:create') ? progressOf(data) : null;
  if (steps !== null && !(steps.hasStaff && steps.hasRecords)) return <FirstSteps {...steps} />;
  const close = () => setPlanned(null);
  return (
    <div className={classes['home']}>
      <Cards data={data} now={now} onPlan={setPlanned} />
      {planned && (
        <ScheduleDialog
          key={planned.id}
          service={planned}
          open
          onClose={close}
          onDone={() => {
            close();
            void refetch();
          }}
        />
      )}
    </div>
  );
}
