import { IconArchive } from '@tabler/icons-react';
import { PATHS } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';

export function ArchivedClient({ id }: { id: string }) {
  return (
    <EmptyState
      icon={<IconArchive size={24} stroke={1.75} />}
      title="Este cliente está archivado"
      action={<Button style="link" type="primary" title="Ir al cliente" to={PATHS.client(id)} />}
    >
      Restáuralo antes de cambiarlo o de añadirle algo.
    </EmptyState>
  );
}
