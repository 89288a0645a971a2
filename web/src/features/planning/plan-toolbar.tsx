import { mondayOf } from '@cuadrilla/domain/time/local-date.ts';
import { VISIT_STATUS_LABELS } from '@cuadrilla/domain/visits/visit-states.ts';
import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import {
  IconArrowAutofitWidth,
  IconChevronDown,
  IconChevronLeft,
  IconChevronRight,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { useCatalog, type CatalogOption } from '#records/catalog/use-catalog.ts';
import type { PlanTechnician } from '#records/scheduling/plan-facts.ts';
import { ServiceViews } from '#records/services/service-views.tsx';
import { today } from '#shared/format/dates.ts';
import { AskedChip } from '#shared/list/asked-chip.tsx';
import { Button } from '#shared/ui/button.tsx';
import { SegmentedControl } from '#shared/ui/fields/segmented-control.tsx';
import { dayShort, dayTitle, weekShort, weekTitle } from './grid/day-words.ts';
import { useOpenReviewsQuery } from './tray/open-reviews.generated.ts';
import type { usePlanState } from './plan-state.ts';
import classes from './plan-toolbar.module.css';

type StepsProps = { state: ReturnType<typeof usePlanState> };
type Props = StepsProps & { technicians: readonly PlanTechnician[] };

const VIEWS = [
  { value: 'dia', label: 'Día' },
  { value: 'semana', label: 'Semana' },
] as const;

const ICON = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

type FilterProps = {
  label: string;
  all: string;
  value: string | null;
  options: readonly CatalogOption[];
  onChange: (value: string) => void;
};

function Filter({ label, all, value, options, onChange }: FilterProps) {
  return (
    <span className={classes['filter']}>
      <select
        aria-label={label}
        value={value ?? ''}
        data-chosen={value !== null || undefined}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <IconChevronDown {...ICON} />
    </span>
  );
}

function Steps({ state }: StepsProps) {
  const { view, day, isFitted, back, forth, goTo, setFitted } = state;
  const unit = view === 'dia' ? 'Día' : 'Semana';
  const step = (word: string) => `${unit} ${word}`;
  return (
    <div className={classes['steps']}>
      <button type="button" aria-label={step('anterior')} title={step('anterior')} onClick={back}>
        <IconChevronLeft {...ICON} />
      </button>
      <Button title="Hoy" onClick={() => goTo(today())} />
      <button type="button" aria-label={step('siguiente')} title={step('siguiente')} onClick={forth}>
        <IconChevronRight {...ICON} />
      </button>
      {view === 'dia' && (
        <button
          type="button"
          className={classes['fit']}
          aria-label="Ajustar el día"
          aria-pressed={isFitted}
          title="Ajustar el día: todas las horas a la vista"
          onClick={() => setFitted(!isFitted)}
        >
          <IconArrowAutofitWidth {...ICON} />
        </button>
      )}
      <h2 aria-live="polite">
        <span className={classes['long']}>{view === 'dia' ? dayTitle(day) : weekTitle(mondayOf(day))}</span>
        <span className={classes['short']} aria-hidden="true">
          {view === 'dia' ? dayShort(day) : weekShort(mondayOf(day))}
        </span>
      </h2>
    </div>
  );
}

const EVERY_MS = 60_000;

function useOpenReviews(): number {
  const { data } = useOpenReviewsQuery({
    fetchPolicy: 'cache-and-network',
    pollInterval: EVERY_MS,
    skipPollAttempt: () => document.hidden,
  });
  return data?.openReviewCount ?? 0;
}

export function PlanToolbar({ state, technicians }: Props) {
  const { optionsOf } = useCatalog();
  const openReviews = useOpenReviews();
  const { view, zoneId, skillId, technicianId, status, setView, setZone, setSkill } = state;
  const filters = useRef<HTMLDivElement>(null);
  const focusFilters = () => filters.current?.querySelector('select')?.focus();
  const technician = technicians.find(({ id }) => id === technicianId);
  return (
    <div className={classes['toolbar']} data-long={technicianId !== null || undefined}>
      <ServiceViews openReviews={openReviews} />
      <Steps state={state} />
      <div ref={filters} className={classes['end']}>
        {technicianId !== null && (
          <AskedChip
            label="Técnico"
            chosen={technician ? fullName(technician) : 'elegido'}
            onRemove={() => {
              state.showEverybody();
              focusFilters();
            }}
          />
        )}
        {status !== null && (
          <AskedChip
            label="Visitas"
            chosen={VISIT_STATUS_LABELS[status]}
            onRemove={() => {
              state.showEveryStatus();
              focusFilters();
            }}
          />
        )}
        <Filter
          label="Zona"
          all="Todas las zonas"
          value={zoneId}
          options={optionsOf('zones', [zoneId])}
          onChange={setZone}
        />
        <Filter
          label="Competencia"
          all="Todas las competencias"
          value={skillId}
          options={optionsOf('skills', [skillId])}
          onChange={setSkill}
        />
        <SegmentedControl label="Cuánto" value={view} options={VIEWS} onChange={setView} />
      </div>
    </div>
  );
}
