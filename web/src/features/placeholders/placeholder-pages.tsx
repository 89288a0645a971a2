import { can } from '@cuadrilla/domain/permissions.ts';
import {
  IconHeadset,
  IconPlus,
  IconSettings,
  IconTargetArrow,
  IconTool,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useSession } from '#session/session-context.tsx';
import { PATHS } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { EmptyState } from '#shared/ui/empty-state.tsx';
import { PageHeader, type Crumb } from '#shared/ui/page-header.tsx';
import { Appearance } from './appearance.tsx';

type Props = {
  title: string;
  parents?: readonly Crumb[];
  action?: ReactNode;
  icon: Icon;
  /** What of it is there already. */
  above?: ReactNode;
  /** What the screen will be. */
  children: string;
};

/** A screen of later work: its title, what it will be, and that it is not there yet. */
function Placeholder({ title, parents = [], action, above, icon: Icon, children }: Props) {
  return (
    <>
      <PageHeader title={title} parents={parents} action={action} />
      {above}
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

const PROSPECTS: Crumb = { title: 'Prospectos', to: PATHS.prospects };
const CLIENTS: Crumb = { title: 'Clientes', to: PATHS.clients };
const SERVICES: Crumb = { title: 'Servicios', to: PATHS.services };
const AGENTS: Crumb = { title: 'Agentes', to: PATHS.agents };

export function ProspectsPage() {
  return (
    <Placeholder
      title="Prospectos"
      icon={IconTargetArrow}
      action={<NewButton title="Nuevo prospecto" to={PATHS.newProspect} />}
    >
      Aquí estará cada persona o empresa que ha preguntado, desde el primer contacto hasta que es cliente.
    </Placeholder>
  );
}

export function NewProspectPage() {
  return (
    <Placeholder title="Nuevo prospecto" parents={[PROSPECTS]} icon={IconTargetArrow}>
      Aquí se dará de alta a quien pregunta por un servicio.
    </Placeholder>
  );
}

export function ClientsPage() {
  return (
    <Placeholder
      title="Clientes"
      icon={IconUsers}
      action={<NewButton title="Nuevo cliente" to={PATHS.newClient} />}
    >
      Aquí estarán los clientes con sus ubicaciones, equipos e historial.
    </Placeholder>
  );
}

export function NewClientPage() {
  return (
    <Placeholder title="Nuevo cliente" parents={[CLIENTS]} icon={IconUsers}>
      Aquí se dará de alta a un cliente con su NIF y su primera ubicación.
    </Placeholder>
  );
}

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

export function AgentsPage() {
  return (
    <Placeholder
      title="Agentes"
      icon={IconHeadset}
      action={<NewButton title="Nuevo agente" to={PATHS.newAgent} />}
    >
      Aquí estarán los agentes y administradores de la empresa.
    </Placeholder>
  );
}

export function NewAgentPage() {
  return (
    <Placeholder title="Nuevo agente" parents={[AGENTS]} icon={IconHeadset}>
      Aquí se dará de alta a un agente o a un administrador.
    </Placeholder>
  );
}

export function SettingsPage() {
  return (
    <Placeholder title="Configuración" icon={IconSettings} above={<Appearance />}>
      Aquí se ajustarán los datos de la empresa, los horarios, los tipos de servicio y las zonas.
    </Placeholder>
  );
}
