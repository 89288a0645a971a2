import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId, type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, type ButtonProps } from '../ui/button.tsx';
import { PAGE_SIZES } from './list-state.ts';
import classes from './pager.module.css';
import { useChosen } from './use-chosen.ts';
import type { Paging, Place } from './use-list-state.ts';

type PagerProps = {
  paging: Paging;
  shown: number;
  total: number | null;
  endCursor: string | null;
  noun: readonly [string, string];
  isFiltered?: boolean;
  isLate?: boolean;
};

const COUNT = new Intl.NumberFormat('es-ES', { useGrouping: 'always' });

function summary({ paging: { offset }, shown, total, noun, isFiltered = false }: PagerProps): string {
  const filter = isFiltered ? ' con este filtro' : '';
  const all = total === null ? null : `${COUNT.format(total)} ${noun[total === 1 ? 0 : 1]}${filter}`;
  if (offset === null) return all ?? '';
  const range = `${COUNT.format(offset + 1)}–${COUNT.format(offset + shown)}`;
  return all === null ? range : `${range} de ${all}`;
}

function PageSize({ paging }: { paging: Paging }) {
  const id = useId();
  const [size, choose] = useChosen(paging.size, paging.resize);
  return (
    <div className={classes['size']}>
      <label htmlFor={id}>Filas por página</label>
      <select id={id} value={size} onChange={(event) => choose(Number(event.currentTarget.value))}>
        {PAGE_SIZES.map((each) => (
          <option key={each}>{each}</option>
        ))}
      </select>
    </div>
  );
}

type StepProps = Pick<ButtonProps, 'title' | 'icon'> & {
  place: Place | null;
  turn: (place: Place | null) => void;
};

function Step({ place, turn, ...look }: StepProps) {
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    turn(place);
  };
  return (
    <Button
      style="link"
      {...look}
      to={place?.to ?? ''}
      state={place?.state}
      disabled={place === null}
      onClick={press}
    />
  );
}

/** While the next rows load, Siguiente leads to the page already requested, so that a second press does not skip one. */
export function Pager(props: PagerProps) {
  const { paging, endCursor, isLate = false } = props;
  const navigate = useNavigate();
  const [asked, ask] = useChosen<Place | null>(null, (place) => {
    if (place) void navigate(place.to, { state: place.state, replace: place.to === paging.here.to });
  });
  const turn = (place: Place | null) => {
    if (asked === null) ask(place);
  };
  const onward = isLate ? paging.here : endCursor === null ? null : paging.next(endCursor);
  return (
    <div className={classes['pager']}>
      <div className={classes['summary']} aria-live="polite">
        {isLate || asked ? '' : summary(props)}
      </div>
      <PageSize paging={paging} />
      <nav aria-label="Páginas" className={classes['pages']}>
        <Step title="Anterior" icon={<IconChevronLeft size={16} />} place={paging.previous} turn={turn} />
        <Step title="Siguiente" icon={<IconChevronRight size={16} />} place={onward} turn={turn} />
      </nav>
    </div>
  );
}

export function PagerSpace() {
  return <div className={classes['pager']} />;
}
