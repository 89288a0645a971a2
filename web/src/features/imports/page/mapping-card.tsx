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
import { useMapping, type MappingChoices } from './use-mapping.ts';

type Props = { found: ImportDetailFragment };
type ColumnProps = Props & { column: number; mapping: MappingChoices };

function TargetSelect({ found, column, mapping }: ColumnProps) {
  const { columns, targets } = found;
  const { header = '', target = null } = columns[column] ?? {};
  const taken = new Set(columns.flatMap((each, index) => (index === column ? [] : (each.target ?? []))));
  return (
    <SavedSelect
      aria-label={`Campo para «${header}»`}
      value={target ?? ''}
      isBusy={mapping.askedFor(column) !== null}
      onChoose={(path) => mapping.choose({ column, target: path === '' ? null : path })}
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
function NeverOverwrite({ found, column, mapping }: ColumnProps) {
  const { header = '', target = null, neverOverwrite = null } = found.columns[column] ?? {};
  const asked = mapping.askedFor(column);
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
          if (asked === null) mapping.choose({ column, target, neverOverwrite: checked });
        }}
      />
      <span>No sobrescribir nunca</span>
    </label>
  );
}

function Origin({ found: { rememberedAt } }: Props) {
  return (
    <>
      {rememberedAt === null
        ? 'Propuesto por las cabeceras y por lo que hay en cada columna.'
        : `Recordado de una importación anterior · ${formatDate(rememberedAt)}.`}
    </>
  );
}

export function MappingCard({ found }: Props) {
  const { step } = useImportActs(found);
  const mapping = useMapping(found);
  const { columns, problem } = found;
  return (
    <Card title="Qué es cada columna" count={columns.length} isFlush>
      <p className={classes['about']}>
        <Origin found={found} /> Lo que no se sobrescribe nunca solo se rellena donde falte.
      </p>
      <table className={classes['columns']} aria-label="Columnas del archivo">
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
                <TargetSelect found={found} column={column} mapping={mapping} />
              </td>
              <td>
                <NeverOverwrite found={found} column={column} mapping={mapping} />
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
              busy={step.isBusy || mapping.isPending}
              onClick={() => step.run('CHECK')}
            />
            <Discard found={found} />
          </div>
        </div>
      </div>
    </Card>
  );
}
