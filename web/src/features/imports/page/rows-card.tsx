import { useState } from 'react';
import { Card, CardEmpty } from '#shared/detail/card.tsx';
import { Button } from '#shared/ui/button.tsx';
import { SegmentedControl } from '#shared/ui/fields/segmented-control.tsx';
import { QueryError } from '#shared/ui/states/query-error.tsx';
import { Waiting } from '#shared/ui/states/waiting.tsx';
import type { ImportView } from '#gql/schema.generated.ts';
import type { ImportDetailFragment } from '../parts/import.generated.ts';
import classes from '../parts/imports.module.css';
import { useImportRowsQuery } from './import-page.generated.ts';
import { ImportRowItem } from './import-row-item.tsx';

const VIEWS: Record<ImportView, string> = {
  ERRORS: 'Con errores',
  DUPLICATES: 'Repetidas',
  NOTICES: 'Con avisos',
  CHANGED: 'Cambiaron',
  KEPT: 'Se quedan',
  ALL: 'Todas',
};

const NOTHING: Record<ImportView, string> = {
  ERRORS: 'No hay errores.',
  DUPLICATES: 'No hay filas repetidas.',
  NOTICES: 'Ninguna fila tiene avisos.',
  CHANGED: 'Ninguna fila cambió mientras tanto.',
  KEPT: 'Nada se ha quedado.',
  ALL: 'No hay filas.',
};

/** Rows that need attention first. */
function viewsOf({ status, announced, noticed, result, undo }: ImportDetailFragment): ImportView[] {
  const isWaiting = status === 'CHECKED';
  const hasErrors = (announced?.error ?? 0) > 0;
  const { repeated = 0, undecided = 0, skipped = 0, updated = 0 } = announced ?? {};
  const hasDuplicates = repeated + undecided + skipped + updated > 0;
  const views: ImportView[] = [
    ...(undo !== null && undo.kept > 0 ? (['KEPT'] as const) : []),
    ...((result?.changed ?? 0) > 0 ? (['CHANGED'] as const) : []),
    ...(isWaiting && (announced?.undecided ?? 0) > 0 ? (['DUPLICATES'] as const) : []),
    ...(hasErrors ? (['ERRORS'] as const) : []),
    ...(isWaiting && noticed > 0 ? (['NOTICES'] as const) : []),
  ];
  const others = hasDuplicates ? (['DUPLICATES', 'ALL'] as const) : (['ALL', 'DUPLICATES'] as const);
  const last = noticed > 0 ? (['NOTICES'] as const) : [];
  return [...new Set<ImportView>([...views, ...others, ...last])];
}

export function RowsCard({ found }: { found: ImportDetailFragment }) {
  const views = viewsOf(found);
  const [view, setView] = useState<ImportView>(views[0] ?? 'ALL');
  const [from, setFrom] = useState<readonly number[]>([0]);
  const result = useImportRowsQuery({ variables: { id: found.id, view, fromPage: from.at(-1) ?? 0 } });
  const data = result.data ?? (result.loading ? result.previousData : undefined);
  const page = data?.importRows ?? null;
  const show = (next: ImportView) => {
    setView(next);
    setFrom([0]);
  };
  return (
    <Card title="Filas" isFlush>
      <div className={classes['tabs']}>
        <SegmentedControl
          label="Qué filas"
          value={view}
          options={views.map((value) => ({ value, label: VIEWS[value] }))}
          onChange={show}
        />
      </div>
      {page === null && result.error !== undefined && (
        <QueryError title="No se han podido cargar las filas" result={result} />
      )}
      {page === null && result.error === undefined && <Waiting />}
      {page?.rows.length === 0 && <CardEmpty>{NOTHING[view]}</CardEmpty>}
      {page !== null && page.rows.length > 0 && (
        <ul className={classes['rows']} aria-label={`Filas: ${VIEWS[view]}`}>
          {page.rows.map((row) => (
            <ImportRowItem key={row.number} found={found} row={row} />
          ))}
        </ul>
      )}
      {(from.length > 1 || page?.nextPage != null) && (
        <div className={classes['foot']}>
          <div className={classes['actions']}>
            <Button
              title="Anterior"
              disabled={from.length === 1}
              onClick={() => setFrom(from.slice(0, -1))}
            />
            <Button
              title="Siguiente"
              disabled={page?.nextPage == null}
              onClick={() => page?.nextPage != null && setFrom([...from, page.nextPage])}
            />
          </div>
        </div>
      )}
    </Card>
  );
}
