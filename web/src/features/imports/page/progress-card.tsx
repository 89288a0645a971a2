import { isUnderWay } from '@cuadrilla/domain/imports/import-states.ts';
import { IconPlayerPause, IconRefresh } from '@tabler/icons-react';
import { Card } from '#shared/detail/card.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Banner } from '#shared/ui/states/banner.tsx';
import type { ImportDetailFragment } from '../parts/import.generated.ts';
import classes from '../parts/imports.module.css';
import { useAdvance } from '../parts/use-advance.ts';
import { useImportActs } from '../parts/use-import.ts';

const TITLES = {
  CHECKING: 'Comprobando el archivo',
  IMPORTING: 'Importando',
  UNDOING: 'Deshaciendo',
} as const;

const HINTS = {
  CHECKING: 'Se compara cada fila con lo que ya hay. No se guarda nada todavía.',
  IMPORTING: 'Puedes cerrar esta página: sigue solo. Lo que ya se ha importado se queda.',
  UNDOING: 'Se quita lo que creó esta importación y se recuperan los datos anteriores.',
} as const;

export function ProgressCard({ found }: { found: ImportDetailFragment }) {
  const { failure, retry } = useAdvance(found);
  const { step } = useImportActs(found);
  const { status, progress } = found;
  if (!isUnderWay(found.status)) return null;
  const what = status as keyof typeof TITLES;
  const total = progress?.total ?? 0;
  const percent = total === 0 ? 0 : Math.round(((progress?.done ?? 0) * 100) / total);
  return (
    <Card title={TITLES[what]} count={total === 0 ? null : `${percent}\u00a0%`}>
      <div className={classes['lines']}>
        <progress
          className={classes['bar']}
          aria-label={TITLES[what]}
          max={100}
          {...(total > 0 && { value: percent })}
        />
        <p className={classes['quiet']}>{HINTS[what]}</p>
        {failure !== null && <Banner kind="error">{failure.message}</Banner>}
        <div className={classes['actions']}>
          {failure !== null && (
            <Button type="primary" title="Seguir" icon={<IconRefresh size={16} />} onClick={retry} />
          )}
          {status === 'IMPORTING' && (
            <Button
              title={step.isBusy ? 'Pausando…' : 'Pausar'}
              icon={<IconPlayerPause size={16} />}
              busy={step.isBusy}
              onClick={() => step.run('PAUSE')}
            />
          )}
        </div>
      </div>
    </Card>
  );
}
