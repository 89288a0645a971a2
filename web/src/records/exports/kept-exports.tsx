import { EXPORTED_LISTS } from '@cuadrilla/domain/exports/exported-lists.ts';
import { formatDateTime } from '#shared/format/dates.ts';
import { Button } from '#shared/ui/button.tsx';
import { useExportsQuery, type ExportDialog_ExportFragment as Export } from './exports.generated.ts';
import classes from './exports.module.css';
import { exportProblem, rowsOf } from './use-export.ts';

type Props = { isBusy: boolean; onFetch: (kept: Export) => void };

const SHOWN = 5;

const stateOf = (each: Export): string => {
  const rows = rowsOf(each);
  if (each.status === 'RUNNING') return `Se está preparando: ${rows}`;
  return each.status === 'FAILED' ? exportProblem(each) : rows;
};

/** Files of the last day, for downloads that were interrupted or finished by the server. */
export function KeptExports({ isBusy, onFetch }: Props) {
  const { data } = useExportsQuery({ fetchPolicy: 'cache-and-network' });
  const kept = data?.exports.slice(0, SHOWN) ?? [];
  if (kept.length === 0) return null;
  return (
    <section aria-label="Últimas exportaciones" className={classes['kept']}>
      <h3>Tus exportaciones de las últimas 24 horas</h3>
      <ul>
        {kept.map((each) => (
          <li key={each.id}>
            <div>
              <b>{EXPORTED_LISTS[each.list].label}</b> · {each.format} · {formatDateTime(each.requestedAt)}
              <small>{stateOf(each)}</small>
            </div>
            {each.status !== 'FAILED' && (
              <Button
                title={each.status === 'READY' ? 'Descargar' : 'Terminar'}
                disabled={isBusy}
                onClick={() => onFetch(each)}
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
