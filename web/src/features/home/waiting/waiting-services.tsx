import { IconCalendarPlus } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { streetLine } from '#records/places/address.ts';
import { DueClock } from '#records/services/due-clock.tsx';
import { Card, CardEmpty, CardLink } from '#shared/detail/card.tsx';
import { PATHS } from '#shared/paths.ts';
import { PriorityMark } from '#shared/status/priority-mark.tsx';
import { Button } from '#shared/ui/button.tsx';
import { countText } from '../figures/figure.tsx';
import type { OfficeHome_ServiceFragment, OfficeHomeQuery } from '../office-home.generated.ts';
import classes from './rows.module.css';
import { useLastRows } from './use-last-rows.ts';
import { WaitingRows } from './waiting-rows.tsx';

type Service = OfficeHome_ServiceFragment;

type Props = {
  card: 'overdue' | 'pending';
  title: string;
  services: OfficeHomeQuery['pending'] | undefined;
  empty: string;
  allTo: string;
  now: Date;
  onPlan: (service: Service) => void;
};

/** A service that has a visit is moved in the plan instead of scheduled again. */
const canBePlanned = ({ status }: Service) => status === 'PENDING';

function Row({ service, now, onPlan }: Pick<Props, 'now' | 'onPlan'> & { service: Service }) {
  const { id, code, title, client, site, priority } = service;
  const where = `${client.name} · ${streetLine(site.address)}`;
  return (
    <li className={classes['row']}>
      <div className={classes['what']}>
        <div className={classes['title']}>
          <span className={classes['code']}>{code}</span>
          <Link to={PATHS.service(id)} title={title}>
            {title}
          </Link>
        </div>
        <div className={classes['where']} title={where}>
          {where}
        </div>
      </div>
      <div className={classes['signs']}>
        {(priority === 'URGENT' || priority === 'HIGH') && <PriorityMark priority={priority} />}
        <DueClock service={service} now={now} />
      </div>
      {canBePlanned(service) ? (
        <Button
          title="Programar"
          icon={<IconCalendarPlus size={16} stroke={1.75} />}
          onClick={() => onPlan(service)}
        />
      ) : (
        <Button style="link" to={PATHS.service(id)} title="Abrir" />
      )}
    </li>
  );
}

export function WaitingServices({ card, title, services, empty, allTo, now, onPlan }: Props) {
  const rows = services?.edges ?? [];
  const lines = useLastRows(card, services?.edges.length);
  return (
    <Card
      title={title}
      count={services ? countText(services.totalCount) : null}
      action={<CardLink to={allTo} title="Ver todos" />}
      isFlush
    >
      {services === undefined && <WaitingRows lines={lines} kind="service" />}
      {services !== undefined && rows.length === 0 && <CardEmpty>{empty}</CardEmpty>}
      {rows.length > 0 && (
        <ul className={classes['rows']}>
          {rows.map(({ node }) => (
            <Row key={node.id} service={node} now={now} onPlan={onPlan} />
          ))}
        </ul>
      )}
    </Card>
  );
}
