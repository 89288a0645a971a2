import { isHard } from '@cuadrilla/domain/scheduling.ts';
import { IconAlertTriangle, IconBan, IconCalendarEvent } from '@tabler/icons-react';
import { formatTime } from '#shared/format/dates.ts';
import { toneStyle } from '#shared/status/status-badge.tsx';
import { ReasonsList } from '#records/scheduling/reasons-list.tsx';
import { placeOn, type Axis } from './axis.ts';
import { useDragged, type Hover } from './drag-store.ts';
import { usePlanTools } from './plan-tools.ts';
import classes from './visit-block.module.css';
import panel from './slot-question.module.css';

export function ghostLook({ reasons }: Pick<Hover, 'reasons'>) {
  if (isHard(reasons)) return { tone: 'bad', icon: IconBan } as const;
  return reasons.length > 0
    ? ({ tone: 'pending', icon: IconAlertTriangle } as const)
    : ({ tone: 'scheduled', icon: IconCalendarEvent } as const);
}

const hoverAt = (hover: Hover | null, technicianId: string) =>
  hover?.technicianId === technicianId ? hover : null;

type Props = { technicianId: string; axis: Axis; isLast: boolean };

/** Where something that is dragged would come to stand, and what speaks against it. */
export function Ghost({ technicianId, axis, isLast }: Props) {
  const { store } = usePlanTools();
  const hover = useDragged(store, (state) => hoverAt(state.hover ?? state.asked, technicianId));
  const isAsked = useDragged(store, (state) => state.hover === null);
  const place = hover && placeOn(axis, hover.interval);
  if (!place) return null;
  const { tone, icon: Icon } = ghostLook(hover);
  const { left, width } = place;
  return (
    <>
      <div
        className={classes['ghost']}
        style={{ left: `${left * 100}%`, width: `${width * 100}%`, ...toneStyle(tone) }}
        data-asked={isAsked || undefined}
      >
        <span className={classes['time']}>
          <Icon size={14} stroke={2} aria-hidden="true" />
          {formatTime(hover.interval.start.toISOString())}
        </span>
        <span className={classes['client']}>{hover.subject.client.name || hover.subject.title}</span>
      </div>
      {!isAsked && hover.reasons.length > 0 && (
        <div
          className={panel['hint']}
          data-above={isLast || undefined}
          style={left > 0.55 ? { right: `${(1 - left - width) * 100}%` } : { left: `${left * 100}%` }}
        >
          <ReasonsList reasons={hover.reasons} />
        </div>
      )}
    </>
  );
}
