import { IconArrowNarrowUp, IconChevronDown } from '@tabler/icons-react';
import { useId, useMemo, useRef, useState } from 'react';
import { readFailure } from '#shared/graphql/failure.ts';
import { useNow } from '#shared/format/use-now.ts';
import { Button } from '#shared/ui/button.tsx';
import { useDragged } from '../drag/drag-store.ts';
import { useDropTarget } from '../drag/drag.ts';
import type { Pending } from '../drag/overlay.ts';
import { usePlanTools } from '../plan-tools.ts';
import { TrayCard } from './tray-card.tsx';
import classes from './tray.module.css';
import type { useTray } from './use-tray.ts';

type State = ReturnType<typeof useTray>;

/** Without services whose move is pending, so that none is planned twice. */
function useWaiting({ tray }: State, pending: readonly Pending[]): State['tray'] {
  return useMemo(() => {
    if (tray === null) return null;
    const leaving = new Set(pending.flatMap((each) => (each.kind === 'add' ? [each.service.id] : [])));
    const edges = tray.edges.filter(({ node }) => !leaving.has(node.id));
    const left = tray.edges.length - edges.length;
    return { ...tray, edges, totalCount: tray.totalCount === null ? null : tray.totalCount - left };
  }, [tray, pending]);
}

function Cards({ state, isRetriedBeside }: Pick<Props, 'state' | 'isRetriedBeside'>) {
  const now = useNow();
  const { tray, error, refetch } = state;
  if (error) {
    return (
      <div className={classes['empty']} role="alert">
        <p>{readFailure(error).message}</p>
        {!isRetriedBeside && (
          <Button title="Reintentar" onClick={() => void refetch().catch(() => undefined)} />
        )}
      </div>
    );
  }
  if (tray === null) {
    return (
      <ul className={classes['cards']} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((each) => (
          <li key={each} className={classes['waiting']} />
        ))}
      </ul>
    );
  }
  if (tray.edges.length === 0) return <p className={classes['empty']}>No hay servicios sin asignar</p>;
  return (
    <ul className={classes['cards']}>
      {tray.edges.map(({ node }) => (
        <TrayCard key={node.id} service={node} now={now} />
      ))}
    </ul>
  );
}

function More({ state: { tray, isLoadingMore, loadMore } }: { state: State }) {
  if (!tray?.pageInfo.hasNextPage) return null;
  const left = tray.totalCount === null ? 0 : tray.totalCount - tray.edges.length;
  return (
    <button
      type="button"
      className={classes['more']}
      aria-busy={isLoadingMore || undefined}
      disabled={isLoadingMore}
      onClick={loadMore}
    >
      {left > 0 && <>{left === 1 ? 'Falta 1' : `Faltan ${left}`} · </>}
      <span>Cargar más</span>
    </button>
  );
}

/** The same count as Tablero and the list, with services returning from a hold apart. */
function countWords({ totalCount, edges }: NonNullable<State['tray']>): string {
  const returning = edges.filter(({ node }) => node.hold !== null).length;
  const pending = (totalCount ?? edges.length) - returning;
  if (returning === 0) return `${pending}`;
  return `${pending} · ${returning === 1 ? 'vuelve' : 'vuelven'} ${returning}`;
}

const isShort = () => window.matchMedia('(max-width: 61.99em) and (max-height: 30em)').matches;

type Props = {
  state: State;
  pending: readonly Pending[];
  /** The plan failed too, and its button asks for both. */
  isRetriedBeside: boolean;
};

export function Tray({ state, pending, isRetriedBeside }: Props) {
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const tools = usePlanTools();
  const [isFolded, setFolded] = useState(isShort);
  const tray = useWaiting(state, pending);
  const takesBack = useDragged(tools.store, ({ subject }) => subject?.visit != null);
  useDropTarget(ref, {
    onOver: () => tools.store.away(),
    onLeave: () => undefined,
    onDrop: ({ visit }) => {
      if (visit) tools.unschedule(visit);
    },
  });
  const shown = { ...state, tray };
  return (
    <section
      ref={ref}
      className={classes['tray']}
      aria-labelledby={id}
      data-takes={takesBack || undefined}
      data-folded={isFolded || undefined}
    >
      <div className={classes['head']}>
        <h2 id={id}>Sin asignar</h2>
        {tray && <span className={classes['count']}>{countWords(tray)}</span>}
        <span className={classes['sort']}>
          Plazo
          <IconArrowNarrowUp size={14} stroke={1.75} aria-hidden="true" />
        </span>
        <button
          type="button"
          className={classes['fold']}
          aria-label={isFolded ? 'Desplegar lo que está sin asignar' : 'Plegar lo que está sin asignar'}
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
        >
          <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
      <Cards state={shown} isRetriedBeside={isRetriedBeside} />
      <More state={shown} />
    </section>
  );
}
