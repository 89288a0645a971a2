import { PROSPECT_STATUSES, type ProspectStatus } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { PROSPECT_STATUS_LOOKS } from '#shared/status/prospect-status.tsx';
import classes from '../board/board.module.css';

type Props = {
  selected: ProspectStatus;
  countOf: (status: ProspectStatus) => number | null;
  onSelect: (status: ProspectStatus) => void;
};

export function StateTabs({ selected, countOf, onSelect }: Props) {
  return (
    <div role="group" aria-label="Estado que se ve" className={classes['tabs']}>
      {PROSPECT_STATUSES.map((status) => {
        const { word, icon: Icon } = PROSPECT_STATUS_LOOKS[status];
        return (
          <button
            key={status}
            type="button"
            className={classes['tab']}
            aria-pressed={status === selected}
            onClick={() => onSelect(status)}
          >
            <Icon size={16} stroke={1.75} aria-hidden="true" />
            {word}
            <span className="num">{countOf(status)}</span>
          </button>
        );
      })}
    </div>
  );
}
