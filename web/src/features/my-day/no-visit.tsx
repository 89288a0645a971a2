import { IconCalendarOff } from '@tabler/icons-react';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';

/** There is no such visit, or none for this person. */
export function NoVisit({ to, title }: { to: string; title: string }) {
  return (
    <EmptyState
      icon={<IconCalendarOff size={24} stroke={1.75} />}
      title="No se ha encontrado"
      action={<Button style="link" to={to} title={title} />}
    >
      Esta visita no existe, o ya no es tuya.
    </EmptyState>
  );
}
