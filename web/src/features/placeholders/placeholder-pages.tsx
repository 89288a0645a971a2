import { can } from '@cuadrilla/domain/permissions.ts';
import { IconPlus, IconTool, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSession } from '#session/session-context.tsx';
import { PATHS } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { PageHeader, type Crumb } from '#shared/ui/page-header.tsx';

type Props = {
  title: string;
  parents?: readonly Crumb[];
  action?: ReactNode;
  icon: Icon;
  /** What the screen will be. */
  children: string;
};

/** A screen of later work: its title, what it will be, and that it is not there yet. */
function Placeholder({ title, parents = [], action, icon: Icon, children }: Props) {
  return (
    <>
      <PageHeader title={title} parents={parents} action={action} />
      <EmptyState icon={<Icon size={24} stroke={1.75} />} title="Pantalla en preparación">
        {children} Todavía no está disponible.
      </EmptyState>
    </>
  );
}

function NewButton({ title, to }: { title: string; to: string }) {
  return (
    <Button style="link" type="primary" title={title} to={to} icon={<IconPlus size={16} stroke={2} />} />
  );
}

const SERVICES: Crumb = { title: 'Servicios', to: PATHS.services };

/** Everyone may open it; who may not create a service gets no button for it. */
export function ServicesPage() {
  const { role } = useSession().session;
  return (
    <Placeholder
      title="Servicios"
      icon={IconTool}
      action={
        can(role, 'services:create') ? <NewButton title="Nuevo servicio" to={PATHS.newService} /> : undefined
      }
    >
      Aquí estará cada aviso, instalación o revisión, desde que entra hasta que se cierra.
    </Placeholder>
  );
}

export function NewServicePage() {
  return (
    <Placeholder title="Nuevo servicio" parents={[SERVICES]} icon={IconTool}>
      Aquí se abrirá un servicio para un cliente, con su tipo y su prioridad.
    </Placeholder>
  );
}
