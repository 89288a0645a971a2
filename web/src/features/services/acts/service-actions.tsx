import { can } from '@cuadrilla/domain/people/permissions.ts';
import { serviceActsFrom, type ServiceAct } from '@cuadrilla/domain/services/service-acts.ts';
import {
  IconArrowForwardUp,
  IconBan,
  IconCalendarPlus,
  IconLock,
  IconLockOpen,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { useAct } from '#records/save/use-act.ts';
import { startWords } from '#records/services/slot-words.ts';
import { useSession } from '#session/session-context.tsx';
import { useNow } from '#shared/format/use-now.ts';
import { PATHS } from '#shared/paths.ts';
import { ServiceStatusBadge } from '#shared/status/service-status.tsx';
import { PriorityMark } from '#shared/status/priority-mark.tsx';
import { ActionsMenu } from '#shared/ui/dialogs/actions-menu.tsx';
import { Button } from '#shared/ui/button.tsx';
import type { MenuItem } from '#shared/ui/dialogs/menu.tsx';
import classes from '../page/detail.module.css';
import { factsOf, type Service } from '../page/service.ts';
import type { ServiceQuestion } from './service-dialogs.tsx';
import { SERVICE_ACT } from './service-act.ts';
import { ResumeServiceDocument } from './service-acts.generated.ts';

type Props = { service: Service; onAsk: (question: ServiceQuestion) => void };

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

function useActs(service: Service): readonly ServiceAct[] {
  const { role } = useSession().session;
  return role === null ? [] : serviceActsFrom(factsOf(service), role);
}

export function MainAction({ service, onAsk }: Props) {
  const acts = useActs(service);
  if (acts.includes('schedule')) {
    return (
      <Button
        type="primary"
        title="Programar visita"
        icon={<IconCalendarPlus {...ICON} />}
        onClick={() => onAsk('schedule')}
      />
    );
  }
  if (!acts.includes('close')) return null;
  return (
    <Button
      type="primary"
      title="Cerrar servicio"
      icon={<IconLock {...ICON} />}
      onClick={() => onAsk('close')}
    />
  );
}

function followUp(service: Service, mayCreate: boolean, onAsk: Props['onAsk']): MenuItem {
  const icon = <IconArrowForwardUp {...ICON} />;
  if (!mayCreate) return { label: 'Proponer seguimiento', icon, onSelect: () => onAsk('followUp') };
  const { id, client, site, equipment } = service;
  const [machine] = equipment;
  const known = { client: client.id, site: site.id, follows: id };
  const to = PATHS.newServiceFor(machine === undefined ? known : { ...known, equipment: machine.id });
  return { label: 'Nuevo servicio de seguimiento', icon, to };
}

function Menu({ service, onAsk }: Props) {
  const { role } = useSession().session;
  const acts = useActs(service);
  const items: MenuItem[] = [];
  if (acts.includes('hold')) {
    items.push({
      label: 'Poner en espera',
      icon: <IconPlayerPause {...ICON} />,
      onSelect: () => onAsk('hold'),
    });
  }
  if (acts.includes('changeHold')) {
    items.push({
      label: 'Cambiar la espera',
      icon: <IconPlayerPause {...ICON} />,
      onSelect: () => onAsk('changeHold'),
    });
  }
  if (can(role, 'services:follow-up')) {
    items.push(followUp(service, can(role, 'services:create'), onAsk));
  }
  if (acts.includes('cancel')) {
    items.push({
      label: 'Anular servicio',
      icon: <IconBan {...ICON} />,
      isDanger: true,
      onSelect: () => onAsk('cancel'),
    });
  }
  return <ActionsMenu items={items} />;
}

export function ServiceActions({ service, onAsk }: Props) {
  const { id, version, status, priority, requestedAt } = service;
  const now = useNow();
  const acts = useActs(service);
  const resume = useAct(ResumeServiceDocument, { ...SERVICE_ACT, success: 'Servicio reanudado' });
  return (
    <div className={classes['actions']}>
      <span className={classes['phoneBadges']}>
        <ServiceStatusBadge status={status} />
        <PriorityMark priority={priority} />
      </span>
      <span className={classes['since']}>Solicitado: {startWords(requestedAt, now)}</span>
      {acts.includes('resume') && (
        <Button
          title="Reanudar"
          icon={<IconPlayerPlay {...ICON} />}
          busy={resume.isBusy}
          onClick={() => resume.run({ id, version })}
        />
      )}
      {acts.includes('reopen') && (
        <Button title="Reabrir" icon={<IconLockOpen {...ICON} />} onClick={() => onAsk('reopen')} />
      )}
      {acts.includes('edit') && (
        <Button style="link" title="Editar" to={PATHS.editService(id)} icon={<IconPencil {...ICON} />} />
      )}
      <Menu service={service} onAsk={onAsk} />
    </div>
  );
}
