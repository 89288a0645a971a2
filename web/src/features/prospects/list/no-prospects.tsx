import { IconTargetArrow } from '@tabler/icons-react';
import { PATHS } from '#shared/paths.ts';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { CreateLink } from '#shared/ui/create-link.tsx';

export const PROSPECT_ICON = <IconTargetArrow size={24} stroke={1.75} />;

export function NoProspects() {
  return (
    <EmptyState
      icon={PROSPECT_ICON}
      title="Todavía no hay prospectos"
      action={<CreateLink isPrimary title="Crear el primer prospecto" to={PATHS.newProspect} />}
    >
      Aquí aparece cada persona o empresa que ha preguntado, desde el primer contacto hasta que es cliente.
    </EmptyState>
  );
}
