import { worksInField } from '@cuadrilla/domain/people/roles.ts';
import { IconCalendarTime } from '@tabler/icons-react';
import { useSession } from '#session/session-context.tsx';
import { correctedNow } from '#shared/device-clock.ts';
import { today } from '#shared/format/dates.ts';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { PATHS } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { CreateLink } from '#shared/ui/create-link.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { OfficeHomeDocument } from './office-home.generated.ts';
import { OfficeHome } from './office-home.tsx';

export function firstOperation() {
  return persistedOperation(OfficeHomeDocument, 'OfficeHome', { date: today(correctedNow()) });
}

const ACTIONS = (
  <>
    <Button
      style="link"
      title="Planificación"
      to={PATHS.schedule}
      icon={<IconCalendarTime size={16} stroke={1.75} />}
    />
    <CreateLink isPrimary title="Nuevo servicio" to={PATHS.newService} />
  </>
);

export function HomePage() {
  const { role } = useSession().session;
  const isOffice = role !== null && !worksInField(role);
  return (
    <>
      <PageHeader title="Tablero" action={isOffice ? ACTIONS : undefined} />
      {isOffice && <OfficeHome />}
    </>
  );
}
