import { formatEuros } from '@cuadrilla/domain/services/money.ts';
import { PROSPECT_STATUS_LABELS } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { IconChevronsLeft, IconChevronsRight } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { readFailure } from '#shared/graphql/failure.ts';
import { toneStyle } from '#shared/status/status-badge.tsx';
import { PROSPECT_STATUS_LOOKS } from '#shared/status/prospect-status.tsx';
import { toastError } from '#shared/ui/toasts/toast.tsx';
import { QueryError } from '#shared/ui/states/query-error.tsx';
import { useBoardColumnQuery, type BoardColumnQueryVariables } from '../board/board-column.generated.ts';
import { BoardColumn } from '../board/board-column.tsx';
import { appended, type EndStatus, type Total } from '../board/board-model.ts';
import type { BoardTools } from '../board/board-tools.ts';
import classes from '../board/board.module.css';
import { useDropTarget } from '../board/drag.ts';

type Props = {
  status: EndStatus;
  total: Total | null;
  tools: BoardTools;
  isOpen: boolean;
  isSelected: boolean;
  onToggle: () => void;
  variables: BoardColumnQueryVariables;
};

function Strip({ status, total, tools, onToggle }: Props) {
  const ref = useRef<HTMLButtonElement>(null);
  const isOver = useDropTarget(ref, {
    accepts: (edge) => tools.accepts(edge, status),
    onDrop: (edge) => tools.move(edge, status),
  });
  const { word, tone, icon: Icon } = PROSPECT_STATUS_LOOKS[status];
  return (
    <button
      ref={ref}
      type="button"
      className={classes['strip']}
      aria-expanded={false}
      data-column={status}
      data-over={isOver || undefined}
      onClick={onToggle}
    >
      <IconChevronsRight size={16} stroke={1.75} aria-hidden="true" />
      <span className="visually-hidden">Abrir </span>
      <span className={classes['stripWord']} style={toneStyle(tone)} data-tone={tone}>
        <Icon size={14} stroke={1.75} aria-hidden="true" />
        {word}
      </span>
      {total && <span className={classes['stripCount']}>{total.count}</span>}
      {total && total.valueCents > 0 && (
        <span className={classes['stripCount']}>{formatEuros(total.valueCents)}</span>
      )}
    </button>
  );
}

function Opened({ status, total, tools, isSelected, onToggle, variables }: Props) {
  const { data, error, loading, refetch, fetchMore } = useBoardColumnQuery({ variables });
  const [isLoading, setLoading] = useState(false);
  const column = data?.prospects ?? null;
  const load = () => {
    setLoading(true);
    void fetchMore({
      variables: { after: column?.pageInfo.endCursor ?? null },
      updateQuery: (before, { fetchMoreResult }) => ({
        prospects: appended(before.prospects, fetchMoreResult.prospects),
      }),
    })
      .catch((failed: unknown) => toastError(readFailure(failed)))
      .finally(() => setLoading(false));
  };
  if (column === null && error !== undefined) {
    return (
      <QueryError
        title={`No se ha podido cargar ${PROSPECT_STATUS_LABELS[status]}`}
        result={{ error, loading, refetch }}
      />
    );
  }
  return (
    <BoardColumn
      status={status}
      column={column}
      total={total}
      tools={tools}
      isSelected={isSelected}
      more={{ load, isLoading }}
      action={
        <button
          type="button"
          className={classes['fold']}
          aria-label={`Plegar ${PROSPECT_STATUS_LABELS[status]}`}
          onClick={onToggle}
        >
          <IconChevronsLeft size={16} stroke={1.75} aria-hidden="true" />
        </button>
      }
    />
  );
}

export function EndStrip(props: Props) {
  return props.isOpen ? <Opened {...props} /> : <Strip {...props} />;
}
