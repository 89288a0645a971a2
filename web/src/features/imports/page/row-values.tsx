import { NAME_PATHS } from '@cuadrilla/domain/imports/rows/name-paths.ts';
import { useState } from 'react';
import type { ImportDetailFragment } from '../parts/import.generated.ts';
import classes from '../parts/imports.module.css';
import type { ImportRowsQuery } from './import-page.generated.ts';

type Row = NonNullable<ImportRowsQuery['importRows']>['rows'][number];

const MAIN_MAX = 4;

/** The first columns of the file, the same in each row. */
function mainTargets({ columns, targets }: Pick<ImportDetailFragment, 'columns' | 'targets'>) {
  const paths = new Set(columns.map(({ target }) => target));
  return [...paths]
    .filter((path) => path !== null && !NAME_PATHS.has(path))
    .slice(0, MAIN_MAX)
    .flatMap((path) => targets.find((target) => target.path === path) ?? []);
}

type Props = {
  found: Pick<ImportDetailFragment, 'columns' | 'targets'>;
  row: Pick<Row, 'number' | 'values'>;
};

/** What was read, so that a wrong column is seen at a glance. */
export function RowValues({ found, row: { number, values } }: Props) {
  const [isOpen, setOpen] = useState(false);
  if (values.length === 0) return null;
  const main = mainTargets(found);
  const hasMore = values.some(({ path }) => !main.some((target) => target.path === path));
  const texts = new Map(values.map(({ path, text }) => [path, text]));
  const shown = isOpen
    ? values
    : main.map(({ path, label }) => ({ path, label, text: texts.get(path) ?? '—' }));
  return (
    <>
      {shown.length > 0 && (
        <dl className={classes['values']}>
          {shown.map(({ path, label, text }) => (
            <div key={path}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {(hasMore || isOpen) && (
        <button
          type="button"
          className={classes['more']}
          aria-expanded={isOpen}
          aria-label={`${isOpen ? 'Ver menos' : 'Ver todo'} de la fila ${number}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Ver menos' : 'Ver todo'}
        </button>
      )}
    </>
  );
}
