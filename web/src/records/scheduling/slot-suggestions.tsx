import { IconSparkles } from '@tabler/icons-react';
import { formatRelativeDay, formatTime, today } from '#shared/format/dates.ts';
import { localOf, type Interval } from '@cuadrilla/domain/time/time.ts';
import { companyZone } from '#shared/format/company-zone.ts';
import classes from './schedule-dialog.module.css';
import { useSlotSuggestionsQuery } from './suggestions.generated.ts';

const SHOWN = 3;
const WAITING = Array.from({ length: SHOWN }, (_each, index) => index);

type Props = {
  serviceId: string;
  onChoose: (technicianId: string, interval: Interval) => void;
};

export function SlotSuggestions({ serviceId, onChoose }: Props) {
  const { data, previousData, error } = useSlotSuggestionsQuery({
    variables: { serviceId, from: null },
    fetchPolicy: 'cache-and-network',
  });
  const answer = data ?? previousData;
  const suggestions = answer?.slotSuggestions?.slice(0, SHOWN) ?? [];
  const isWaiting = answer === undefined && error === undefined;
  return (
    <section className={classes['suggestions']} aria-label="Huecos sugeridos" aria-busy={isWaiting}>
      <h3>
        <IconSparkles size={14} stroke={1.75} aria-hidden="true" />
        Huecos sugeridos
      </h3>
      {!isWaiting && suggestions.length === 0 && (
        <p className={classes['why']}>
          {error ? 'No se han podido buscar huecos' : 'No hay ningún hueco en los próximos siete días'}
        </p>
      )}
      <ul>
        {isWaiting && WAITING.map((each) => <li key={each} className={classes['waiting']} />)}
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
