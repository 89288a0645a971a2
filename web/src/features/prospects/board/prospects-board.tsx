import { formatEuros } from '@cuadrilla/domain/services/money.ts';
import { OPEN_PROSPECT_STATUSES, type ProspectStatus } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { useState } from 'react';
import { readFailure } from '#shared/graphql/failure.ts';
import { askedList } from '#records/exports/asked-list.ts';
import { ExportButton } from '#records/exports/export-button.tsx';
import { useCatalog } from '#records/catalog/use-catalog.ts';
import type { ListState } from '#shared/list/list-state.ts';
import { ListToolbar } from '#shared/list/list-toolbar.tsx';
import { useListState } from '#shared/list/use-list-state.ts';
import { Busy } from '#shared/ui/states/busy.tsx';
import { ErrorState } from '#shared/ui/states/error-state.tsx';
import { BoardColumn } from './board-column.tsx';
import { END_STATUSES, openTotal, totalOf, type Board, type EndStatus } from './board-model.ts';
import type { BoardTools } from './board-tools.ts';
import { columnVariables, exportedVariables } from './board-variables.ts';
import classes from './board.module.css';
import { EndStrip } from '../moves/end-strip.tsx';
import { BOARD, SEARCH_HINT } from '../list/list-options.ts';
import { NoProspects } from '../list/no-prospects.tsx';
import lists from '../prospects.module.css';
import { StateTabs } from '../list/state-tabs.tsx';
import { TransitionQuestions } from '../moves/transition-questions.tsx';
import { useBoard } from './use-board.ts';
import { useSlow } from '#shared/ui/states/use-slow.ts';
import { useBoardMoves } from './use-board-moves.ts';
import { useNow } from '#shared/format/use-now.ts';
import { OwnerFilter } from '../list/owner-filter.tsx';
import { useProspectFilters } from '../list/use-prospect-filters.ts';
import { ViewSwitch } from '../parts/view-switch.tsx';

type ColumnsProps = { board: ReturnType<typeof useBoard>; state: ListState<typeof BOARD> };

const isEnd = (status: ProspectStatus): status is EndStatus =>
  (END_STATUSES as readonly ProspectStatus[]).includes(status);

function Columns({ board: { board, isLate, more, ...rest }, state }: ColumnsProps) {
  const { nameOf } = useCatalog();
  const now = useNow();
  const { ends, transitions, move, accepts } = useBoardMoves({ board, isLate, more, ...rest });
  const [selected, setSelected] = useState<ProspectStatus>('NEW');
  const isSlow = useSlow(isLate);
  // Without totals during a search, so the column heads show none.
  const isCounted = state.variables.search === null;
  const count = (status: ProspectStatus) => (board && isCounted ? totalOf(board, status) : null);
  const { busyId } = transitions;
  const tools: BoardTools = { now, sourceName: (id) => nameOf('prospectSources', id), move, accepts, busyId };
  const select = (status: ProspectStatus) => {
    setSelected(status);
    if (isEnd(status)) ends.unfold(status);
  };
  return (
    <>
      <StateTabs selected={selected} countOf={(status) => count(status)?.count ?? null} onSelect={select} />
      <div className={classes['board']} data-late={isSlow || undefined}>
        {OPEN_PROSPECT_STATUSES.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            column={board?.[status] ?? null}
            total={count(status)}
            tools={tools}
            isSelected={status === selected}
            isLate={isLate}
            more={{ load: () => more.load(status), isLoading: more.loading === status }}
          />
        ))}
        {END_STATUSES.map((status) => (
          <EndStrip
            key={status}
            status={status}
            total={count(status)}
            tools={tools}
            isOpen={ends.open.includes(status)}
            isSelected={status === selected}
            onToggle={() => ends.toggle(status)}
            variables={columnVariables(state, status, 'NEWEST')}
          />
        ))}
      </div>
      <TransitionQuestions transitions={transitions} />
    </>
  );
}

function Sums({ board }: { board: Board }) {
  const { count, valueCents } = openTotal(board);
  return (
    <span className={lists['sums']}>
      <strong>{count === 1 ? '1 abierto' : `${count} abiertos`}</strong> · {formatEuros(valueCents)} estimados
    </span>
  );
}

function Content({ board, state }: ColumnsProps) {
  if (board.error !== undefined) {
    return (
      <ErrorState
        title="No se ha podido cargar el tablero"
        failure={readFailure(board.error)}
        busy={board.isLoading}
        onRetry={board.refetch}
      />
    );
  }
  const isNothing = board.board?.prospectTotals.every(({ count }) => count === 0) === true;
  if (isNothing && !state.isFiltered && !board.isLate) return <NoProspects />;
  return (
    <>
      {(board.board === undefined || board.isLate) && <Busy />}
      <Columns board={board} state={state} />
    </>
  );
}

export function ProspectsBoard() {
  const list = useListState(BOARD);
  const filters = useProspectFilters('board');
  const board = useBoard(list);
  return (
    <>
      <ListToolbar
        list={list}
        search={SEARCH_HINT}
        choices={<OwnerFilter list={list} />}
        filters={filters}
        start={<ViewSwitch view={list.view} onChange={list.setView} />}
        end={
          <>
            {board.board && list.variables.search === null && <Sums board={board.board} />}
            <ExportButton lists={[askedList('PROSPECTS', exportedVariables(list))]} />
          </>
        }
      />
      <Content board={board} state={list} />
    </>
  );
}
