import { IconPlus, IconTargetArrow } from '@tabler/icons-react';
import { PATHS } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';

export const PROSPECT_ICON = <IconTargetArrow size={24} stroke={1.75} />;

export function NoProspects() {
  return (
    <EmptyState
      icon={PROSPECT_ICON}
      title="Todavía no hay prospectos"
      action={
        <Button
          style="link"
          type="primary"
          title="Crear el primer prospecto"
          to={PATHS.newProspect}
          icon={<IconPlus size={16} />}
        />
      }
    >
      Aquí aparece cada persona o empresa que ha preguntado, desde el primer contacto hasta que es cliente.
    </EmptyState>
  );
}
