import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#shared/ui/button.tsx';
import { PAGE_SIZES, type Paging } from './paging.ts';
import classes from './technicians.module.css';

type Props = { paging: Paging; shown: number; total: number | null; endCursor: string | null };

const COUNT = new Intl.NumberFormat('es-ES');

function summary({ paging: { offset }, shown, total }: Omit<Props, 'endCursor'>): string {
  const all = total === null ? null : `${COUNT.format(total)} ${total === 1 ? 'técnico' : 'técnicos'}`;
  if (offset === null) return all ?? '';
  const range = `${COUNT.format(offset + 1)}–${COUNT.format(offset + shown)}`;
  return all === null ? range : `${range} de ${all}`;
}

function PageSize({ paging }: { paging: Paging }) {
  const id = useId();
  const navigate = useNavigate();
  const choose = (size: number) => {
    const { to, state } = paging.resized(size);
    void navigate(to, { state });
  };
  return (
    <div className={classes['size']}>
      <label htmlFor={id}>Filas por página</label>
      <select id={id} value={paging.size} onChange={(event) => choose(Number(event.currentTarget.value))}>
        {PAGE_SIZES.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </div>
  );
}

/** Forward and back by cursor; a page is an address, so both are links. */
export function Pager(props: Props) {
  const { paging, endCursor } = props;
  const previous = paging.previous;
  const next = endCursor === null ? null : paging.next(endCursor);
  return (
    <div className={classes['pager']}>
      <div className={classes['summary']}>{summary(props)}</div>
      <PageSize paging={paging} />
      <nav aria-label="Páginas" className={classes['pages']}>
        <Button
          style="link"
          title="Anterior"
          icon={<IconChevronLeft size={16} />}
          to={previous?.to ?? ''}
          state={previous?.state}
          disabled={previous === null}
        />
        <Button
          style="link"
          title="Siguiente"
          icon={<IconChevronRight size={16} />}
          to={next?.to ?? ''}
          state={next?.state}
          disabled={next === null}
        />
      </nav>
    </div>
  );
}
