import { formatEuros } from '@cuadrilla/domain/services/money.ts';
import type { ProspectStatus } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { useId, useRef, type ReactNode } from 'react';
import { ProspectStatusBadge } from '#shared/status/prospect-status.tsx';
import { BoardCard } from './board-card.tsx';
import type { BoardColumn as Column, Total } from './board-model.ts';
import type { BoardTools } from './board-tools.ts';
import classes from './board.module.css';
import { useDropTarget } from './drag.ts';

type HeadProps = {
  id: string;
  status: ProspectStatus;
  total: Total | null;
  action?: ReactNode;
};

function Head({ id, status, total, action }: HeadProps) {
  return (
    <div className={classes['head']}>
      <h2 id={id} tabIndex={-1}>
        <ProspectStatusBadge status={status} />
        {total && <span className={classes['count']}>{total.count}</span>}
      </h2>
      {total && <span className={classes['sum']}>{formatEuros(total.valueCents)}</span>}
      {action}
    </div>
  );
}

type Props = Omit<HeadProps, 'id'> & {
  column: Column | null;
  tools: BoardTools;
  isSelected: boolean;
  more: { load: () => void; isLoading: boolean };
  isLate?: boolean;
};

function More({ column, total, more }: Pick<Props, 'total' | 'more'> & { column: Column }) {
  if (!column.pageInfo.hasNextPage) return null;
  const left = total && total.count - column.edges.length;
  return (
    <button
      type="button"
      className={classes['more']}
      aria-busy={more.isLoading || undefined}
      disabled={more.isLoading}
      onClick={more.load}
    >
      {left !== null && left > 0 && <>Quedan {left} · </>}
      <span>Cargar más</span>
    </button>
  );
}

function Waiting() {
  return [1, 2, 3].map((each) => <li key={each} className={classes['waiting']} aria-hidden="true" />);
}

export function BoardColumn({ status, column, total, tools, isSelected, more, action, isLate }: Props) {
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const isOver = useDropTarget(ref, {
    accepts: (edge) => tools.accepts(edge, status),
    onDrop: (edge) => tools.move(edge, status),
  });
  return (
    <section
      ref={ref}
      className={classes['column']}
      aria-labelledby={id}
      aria-busy={isLate || undefined}
      data-column={status}
      data-over={isOver || undefined}
      data-selected={isSelected || undefined}
    >
      <Head id={id} status={status} total={total} action={action} />
      <ul className={classes['cards']}>
        {column === null ? (
          <Waiting />
        ) : (
          column.edges.map((edge) => <BoardCard key={edge.node.id} edge={edge} tools={tools} />)
        )}
      </ul>
      {column?.edges.length === 0 && <p className={classes['empty']}>Ninguno en este estado</p>}
      {column && <More column={column} total={total} more={more} />}
    </section>
  );
}
