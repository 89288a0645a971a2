import { IconSparkles } from '@tabler/icons-react';
import { formatRelativeDay, formatTime, today } from '#shared/format/dates.ts';
import { localOf, type Interval } from '@cuadrilla/domain/time.ts';
import { companyZone } from '#shared/format/company-zone.ts';
import classes from './schedule-dialog.module.css';
import { useSlotSuggestionsQuery } from './suggestions.generated.ts';

/** As many as leave the form in sight. */
const SHOWN = 3;

type Props = {
  serviceId: string;
  onChoose: (technicianId: string, interval: Interval) => void;
};

/** Who could come when, the best first: one tap fills the form in. */
export function SlotSuggestions({ serviceId, onChoose }: Props) {
  const { data, previousData } = useSlotSuggestionsQuery({
    variables: { serviceId, from: null },
    fetchPolicy: 'cache-and-network',
  });
  const suggestions = (data ?? previousData)?.slotSuggestions?.slice(0, SHOWN) ?? [];
  if (suggestions.length === 0) return null;
  return (
    <section className={classes['suggestions']} aria-label="Huecos sugeridos">
      <h3>
        <IconSparkles size={14} stroke={1.75} aria-hidden="true" />
        Huecos sugeridos
      </h3>
      <ul>
        {suggestions.map(({ technician, start, end, reasons }) => (
          <li key={`${technician.id}-${start}`}>
            <button
              type="button"
              onClick={() => onChoose(technician.id, { start: new Date(start), end: new Date(end) })}
            >
              <span className={classes['when']}>
                {formatRelativeDay(localOf(companyZone(), new Date(start)).day, today())}, {formatTime(start)}{' '}
                · {technician.name}
              </span>
              <span className={classes['why']}>{reasons.join(' · ')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
