import { heldUntilWords } from '@cuadrilla/domain/services/service-hold.ts';
import { IconGripVertical, IconPlayerPauseFilled } from '@tabler/icons-react';
import { memo, useRef } from 'react';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import { shortStreetLine } from '#records/places/short-street.ts';
import { today } from '#shared/format/dates.ts';
import { PriorityMark } from '#shared/status/priority-mark.tsx';
import { useDragged } from '../drag/drag-store.ts';
import { useDraggable } from '../drag/drag.ts';
import { dueShort } from '../grid/day-words.ts';
import { usePlanTools } from '../plan-tools.ts';
import { subjectOfService } from '../drag/subject.ts';
import classes from './tray.module.css';
import type { TrayService } from './use-tray.ts';

type Props = { service: TrayService; now: Date };

export const TrayCard = memo(function TrayCard({ service, now }: Props) {
  const ref = useRef<HTMLLIElement>(null);
  const tools = usePlanTools();
  const { namesOf, nameOf } = useCatalog();
  useDraggable(ref, { store: tools.store, subject: () => subjectOfService(service), isBlock: false }, true);
  const isTaken = useDragged(
    tools.store,
    (state) => (state.subject ?? state.asked?.subject)?.serviceId === service.id,
  );
  const facts = [
    shortStreetLine(service.site.address),
    `${service.durationMinutes} min`,
    ...namesOf('skills', service.skillIds),
  ];
  const due = dueShort(service.dueAt, now);
  return (
    <li ref={ref} className={classes['card']} data-taken={isTaken || undefined}>
      <IconGripVertical className={classes['grip']} size={14} stroke={2} aria-hidden="true" />
      <div className={classes['client']}>
        <span>{service.client.name}</span>
        <span className={classes['code']}>{service.code}</span>
      </div>
      <button
        type="button"
        className={classes['title']}
        data-service={service.id}
        title={`Programar ${service.code}`}
        onClick={() => tools.openService(service)}
      >
        {service.title}
      </button>
      <div className={classes['facts']} title={facts.join(' · ')}>
        {facts.join(' · ')}
      </div>
      {service.hold && (
        <div className={classes['back']}>
          <IconPlayerPauseFilled size={12} aria-hidden="true" />
          <span>{nameOf('holdReasons', service.hold.reasonId)}</span>
        </div>
      )}
      <div className={classes['foot']}>
        <PriorityMark priority={service.priority} />
        {service.hold ? (
          <span className={classes['due']} data-tone="soon">
            {heldUntilWords(service.hold.until, today(now))}
          </span>
        ) : (
          <span className={classes['due']} data-tone={due.tone}>
            <span className="visually-hidden">Plazo: </span>
            {due.text}
          </span>
        )}
      </div>
    </li>
  );
});
