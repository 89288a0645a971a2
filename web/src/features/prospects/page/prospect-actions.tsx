import { actionsFrom } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { IconPencil } from '@tabler/icons-react';
import { useSession } from '#session/session-context.tsx';
import { formatDateTime } from '#shared/format/dates.ts';
import { PATHS } from '#shared/paths.ts';
import { PROSPECT_STATUS_LOOKS, ProspectStatusBadge } from '#shared/status/prospect-status.tsx';
import { ActionsMenu } from '#shared/ui/dialogs/actions-menu.tsx';
import { Button } from '#shared/ui/button.tsx';
import classes from './detail.module.css';
import type { Prospect } from './prospect-loader.tsx';
import { transitionWords } from '../moves/transition-command.ts';
import { TransitionQuestions } from '../moves/transition-questions.tsx';
import { useTransitions } from '../moves/use-transitions.tsx';

export function ProspectActions({ prospect }: { prospect: Prospect }) {
  const { role } = useSession().session;
  const transitions = useTransitions();
  const { id, version, status, displayName, createdAt } = prospect;
  const start = transitions.start.bind(null, { id, version, status, displayName });
  // Conversion is the page's own button.
  const actions = role === null ? [] : actionsFrom(status, role).filter(({ action }) => action !== 'convert');
  const [first, ...others] = actions.map(({ action, to }) => ({ to, title: transitionWords(action, to) }));
  return (
    <div className={classes['actions']}>
      <span className={classes['phoneBadge']}>
        <ProspectStatusBadge status={status} />
      </span>
      <span className={classes['since']}>Creado: {formatDateTime(createdAt)}</span>
      {first && (
        <Button title={first.title} busy={transitions.busyId !== null} onClick={() => start(first.to)} />
      )}
      {status !== 'CONVERTED' && (
        <Button
          style="link"
          title="Editar"
          to={PATHS.editProspect(id)}
          icon={<IconPencil size={16} stroke={1.75} />}
        />
      )}
      <ActionsMenu
        items={others.map(({ title, to }) => {
          const { icon: Icon } = PROSPECT_STATUS_LOOKS[to];
          return {
            label: title,
            icon: <Icon size={16} stroke={1.75} aria-hidden="true" />,
            onSelect: () => start(to),
          };
        })}
      />
      <TransitionQuestions transitions={transitions} />
    </div>
  );
}
