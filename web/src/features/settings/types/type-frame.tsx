import { IconListSearch } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { PATHS } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import classes from '../frame/section.module.css';

const PARENTS = [
  { title: 'Configuración', to: PATHS.settings },
  { title: 'Tipos de servicio', to: PATHS.settingsSection('tipos') },
];

export function TypeFrame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <PageHeader title={title} parents={PARENTS} />
      <div className={classes['section']}>{children}</div>
    </>
  );
}

export function NoType() {
  return (
    <TypeFrame title="No se ha encontrado">
      <EmptyState
        icon={<IconListSearch size={24} stroke={1.75} />}
        title="No se ha encontrado"
        action={
          <Button
            style="link"
            type="primary"
            title="Ir a Tipos de servicio"
            to={PATHS.settingsSection('tipos')}
          />
        }
      >
        Este tipo de servicio no existe o se ha eliminado.
      </EmptyState>
    </TypeFrame>
  );
}
