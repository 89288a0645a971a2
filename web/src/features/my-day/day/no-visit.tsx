import { IconCalendarOff } from '@tabler/icons-react';
import { NOT_YOURS } from '#outbox/sending/not-yours.ts';
import { PATHS } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';

export const VISIT_NOT_LOADED = 'No se ha podido cargar la visita';

export function NoVisit({ to, title }: { to: string; title: string }) {
  return (
    <EmptyState
      icon={<IconCalendarOff size={24} stroke={1.75} />}
      title="No se ha encontrado"
      action={<Button style="link" to={to} title={title} />}
    >
      Esta visita no existe, se anuló o ya no es tuya.
    </EmptyState>
  );
}

export function Withdrawn() {
  return (
    <EmptyState
      icon={<IconCalendarOff size={24} stroke={1.75} />}
      title={NOT_YOURS}
      action={<Button style="link" to={PATHS.home} title="Volver a Mi día" />}
    >
      La oficina la ha anulado, la ha devuelto a la bandeja o se la ha asignado a otra persona.
    </EmptyState>
  );
}
