import { Link } from 'react-router-dom';
import { Card, CardEmpty, CardLink } from '#shared/detail/card.tsx';
import { PATHS } from '#shared/paths.ts';
import { ProspectStatusBadge } from '#shared/status/prospect-status.tsx';
import { countText } from '../figures/figure.tsx';
import { HOME_LINKS } from '../home-links.ts';
import type { OfficeHomeQuery } from '../office-home.generated.ts';
import classes from './rows.module.css';
import { useLastRows } from './use-last-rows.ts';
import { WaitingRows } from './waiting-rows.tsx';

type Props = { actions: OfficeHomeQuery['actions'] | undefined; overdue: number | null | undefined };

export function NextActions({ actions, overdue }: Props) {
  const rows = actions?.edges ?? [];
  const lines = useLastRows('actions', actions?.edges.length);
  const isLate = overdue !== undefined && overdue !== 0;
  return (
    <Card
      title="Acciones de hoy"
      count={actions ? countText(actions.totalCount) : null}
      action={
        <>
          {isLate && <CardLink to={HOME_LINKS.actionsOverdue} title={`Vencidas: ${countText(overdue)}`} />}
          <CardLink to={HOME_LINKS.actionsToday} title="Ver todas" />
        </>
      }
      isFlush
    >
      {actions === undefined && <WaitingRows lines={lines} kind="prospect" />}
      {actions !== undefined && rows.length === 0 && (
        <CardEmpty>No hay ninguna acción con prospectos para hoy.</CardEmpty>
      )}
      {rows.length > 0 && (
        <ul className={`${classes['rows'] ?? ''} ${classes['prospect'] ?? ''}`}>
          {rows.map(({ node: { id, displayName, need, status, owner } }) => (
            <li key={id} className={classes['row']}>
              <div className={classes['what']}>
                <div className={classes['title']}>
                  <Link to={PATHS.prospect(id)} title={displayName}>
                    {displayName}
                  </Link>
                </div>
                <div className={classes['where']} title={need ?? undefined}>
                  {[need, owner?.name].filter(Boolean).join(' · ')}
                </div>
              </div>
              <ProspectStatusBadge status={status} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
