import { IconListCheck } from '@tabler/icons-react';
import { Card } from '#shared/detail/card.tsx';
import { formatDate } from '#shared/format/dates.ts';
import { Button } from '#shared/ui/button.tsx';
import { Banner } from '#shared/ui/states/banner.tsx';
import type { ImportDetailFragment } from '../parts/import.generated.ts';
import classes from '../parts/imports.module.css';
import { SavedSelect } from '../parts/saved-select.tsx';
import { useImportActs } from '../parts/use-import.ts';
import { Discard } from './discard.tsx';
import type { Changes } from './use-changes.ts';

type Props = { found: ImportDetailFragment; changes: Changes };
type ColumnProps = Props & { column: number };

function TargetSelect({ found, column, changes }: ColumnProps) {
  const { columns, targets } = found;
  const { header = '', target = null } = columns[column] ?? {};
  const taken = new Set(columns.flatMap((each, index) => (index === column ? [] : (each.target ?? []))));
  return (
    <SavedSelect
      aria-label={`Campo para «${header}»`}
      value={target ?? ''}
      isBusy={changes.askedFor(column) !== null}
      onChoose={(path) => changes.ask({ mapping: [{ column, target: path === '' ? null : path }] })}
    >
      <option value="">No importar</option>
      {targets.map(({ path, label, takesMany }) => (
        <option key={path} value={path} disabled={!takesMany && taken.has(path)}>
          {label}
        </option>
      ))}
    </SavedSelect>
  );
}

/** The address by any of its columns, the phones by any of theirs. */
function NeverOverwrite({ found, column, changes }: ColumnProps) {
  const { header = '', target = null, neverOverwrite = null } = found.columns[column] ?? {};
  const asked = changes.askedFor(column);
  if (target === null) return null;
  if (neverOverwrite === null) return <p className={classes['quiet']}>Solo para encontrarlo: no se guarda</p>;
  return (
    <label className={classes['never']}>
      <input
        type="checkbox"
        // What was asked for, until the answer is there; a disabled one would lose the focus.
        checked={asked?.neverOverwrite ?? neverOverwrite}
        aria-label={`No sobrescribir nunca «${header}»`}
        onChange={({ currentTarget: { checked } }) => {
          if (asked === null) changes.ask({ mapping: [{ column, target, neverOverwrite: checked }] });
        }}
      />
      <span>No sobrescribir nunca</span>
    </label>
  );
}

function Origin({ found: { rememberedAt } }: Pick<Props, 'found'>) {
  return (
    <>
      {rememberedAt === null
        ? 'Propuesto por las cabeceras y por lo que hay en cada columna.'
        : `Recordado de una importación anterior · ${formatDate(rememberedAt)}.`}
    </>
  );
}

export function MappingCard({ found, changes }: Props) {
  const { step } = useImportActs(found);
  const { columns, problem } = found;
  return (
    <Card title="Qué es cada columna" count={columns.length} isFlush>
      <p className={classes['about']}>
        <Origin found={found} /> Lo que no se sobrescribe nunca solo se rellena donde falte.
      </p>
      <table
        className={classes['columns']}
        aria-label="Columnas del archivo"
        // They are about to be others.
        inert={changes.isReading}
      >
        <thead>
          <tr>
            <th scope="col">Columna del archivo</th>
            <th scope="col">Ejemplos</th>
            <th scope="col">Campo en Cuadrilla</th>
            <th scope="col">Lo que ya hay</th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ header, examples }, column) => (
            // Two columns may have one header.
            <tr key={`${column} ${header}`}>
              <th scope="row">{header}</th>
              <td className={classes['examples']}>{examples.join(' · ')}</td>
              <td>
                <TargetSelect found={found} column={column} changes={changes} />
              </td>
              <td>
                <NeverOverwrite found={found} column={column} changes={changes} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes['foot']}>
        <div className={classes['lines']}>
          {problem !== null && <Banner kind="error">{problem}</Banner>}
          <div className={classes['actions']}>
            <Button
              type="primary"
              title="Comprobar"
              icon={<IconListCheck size={16} />}
              disabled={problem !== null}
              busy={step.isBusy || changes.isPending}
              onClick={() => step.run('CHECK')}
            />
            <Discard found={found} />
          </div>
        </div>
      </div>
    </Card>
  );
}
