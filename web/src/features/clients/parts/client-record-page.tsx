import { IconMapSearch } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { PATHS } from '#shared/paths.ts';
import { useSlow } from '#shared/ui/states/skeleton-rows.tsx';
import { RecordPage } from '#shared/detail/record-page.tsx';
import classes from './parts.module.css';

export const CLIENTS_CRUMB = { title: 'Clientes', to: PATHS.clients };

function Skeleton({ shape }: { shape: 'detail' | 'form' }) {
  const isShown = useSlow() || undefined;
  if (shape === 'form') {
    return (
      <div className={classes['bars']} data-shown={isShown} aria-hidden="true">
        <div className={`${classes['bar'] ?? ''} ${classes['form'] ?? ''}`} />
      </div>
    );
  }
  return (
    <div className={classes['columns']} aria-hidden="true">
      <div className={classes['bars']} data-shown={isShown}>
        <div className={classes['bar']} />
        <div className={classes['bar']} />
      </div>
      <div className={classes['bars']} data-shown={isShown}>
        <div className={classes['bar']} />
      </div>
    </div>
  );
}

type Props<D, R> = Omit<ComponentProps<typeof RecordPage<D, R>>, 'parent' | 'missing' | 'skeleton'> & {
  shape: 'detail' | 'form';
  missing: string;
};

export function ClientRecordPage<D, R>({ shape, missing, ...page }: Props<D, R>) {
  const icon = <IconMapSearch size={24} stroke={1.75} />;
  return (
    <RecordPage
      {...page}
      parent={CLIENTS_CRUMB}
      missing={{ title: 'No se ha encontrado', icon, text: missing }}
      skeleton={<Skeleton shape={shape} />}
    />
  );
}
