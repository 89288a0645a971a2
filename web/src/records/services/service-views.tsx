import { can } from '@cuadrilla/domain/people/permissions.ts';
import { IconCalendarEvent, IconChecklist, IconFileEuro, IconList } from '@tabler/icons-react';
import { NavLink } from 'react-router-dom';
import { useSession } from '#session/session-context.tsx';
import { Ahead } from '#shared/navigation/ahead.tsx';
import { PATHS } from '#shared/paths.ts';
import classes from './services.module.css';

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

const VIEWS = [
  { to: PATHS.services, title: 'Lista', permission: 'services:open', icon: <IconList {...ICON} /> },
  {
    to: PATHS.schedule,
    title: 'Planificación',
    permission: 'planning:open',
    icon: <IconCalendarEvent {...ICON} />,
  },
  { to: PATHS.review, title: 'Por revisar', permission: 'services:act', icon: <IconChecklist {...ICON} /> },
  { to: PATHS.billing, title: 'Facturar', permission: 'billing:open', icon: <IconFileEuro {...ICON} /> },
] as const;

type Props = {
  openReviews?: number;
};

const waitingWords = (count: number) =>
  `${count} ${count === 1 ? 'trabajo' : 'trabajos'} del móvil por revisar`;

export const SERVICE_SEARCH = 'Código, título, cliente o calle';

export function ServiceViews({ openReviews = 0 }: Props) {
  const { role } = useSession().session;
  const open = VIEWS.filter(({ permission }) => can(role, permission));
  if (open.length < 2) return null;
  return (
    <Ahead>
      <nav aria-label="Vistas de Servicios" className={classes['views']}>
        {open.map(({ to, title, icon }) => (
          <NavLink key={to} to={to} end className={classes['view'] ?? ''}>
            {icon}
            {title}
            {to === PATHS.review && openReviews > 0 && (
              <span className={classes['waiting']} title={waitingWords(openReviews)}>
                <span aria-hidden="true">{openReviews}</span>
                <span className="visually-hidden">: {waitingWords(openReviews)}</span>
              </span>
            )}
          </NavLink>
        ))}
      </nav>
    </Ahead>
  );
}
