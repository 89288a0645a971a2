import { isHard } from '@cuadrilla/domain/visits/scheduling.ts';
import { IconAlertTriangle, IconBan, IconCalendarEvent } from '@tabler/icons-react';
import { toneStyle } from '#shared/status/status-badge.tsx';
import { placeOn, type Axis } from '../grid/axis.ts';
import { useDragged, type Hover } from './drag-store.ts';
import { Hint } from './hint.tsx';
import { HourWords } from '../grid/hour-words.tsx';
import { usePlanTools } from '../plan-tools.ts';
import classes from '../grid/visit-block.module.css';

export function ghostLook({ reasons }: Pick<Hover, 'reasons'>) {
  if (isHard(reasons)) return { tone: 'bad', icon: IconBan } as const;
  return reasons.length > 0
    ? ({ tone: 'pending', icon: IconAlertTriangle } as const)
    : ({ tone: 'scheduled', icon: IconCalendarEvent } as const);
}

const hoverAt = (hover: Hover | null, technicianId: string) =>
  hover?.technicianId === technicianId ? hover : null;

type Props = { technicianId: string; axis: Axis };

export function Ghost({ technicianId, axis }: Props) {
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
          <HourWords instant={hover.interval.start} />
        </span>
        <span className={classes['client']}>{hover.subject.client.name || hover.subject.title}</span>
      </div>
      {!isAsked && hover.reasons.length > 0 && (
        <Hint
          reasons={hover.reasons}
          style={left > 0.55 ? { right: `${(1 - left - width) * 100}%` } : { left: `${left * 100}%` }}
        />
      )}
    </>
  );
}
