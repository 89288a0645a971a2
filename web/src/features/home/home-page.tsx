import { worksInField } from '@cuadrilla/domain/people/roles.ts';
import { useSession } from '#session/session-context.tsx';
import { correctedNow } from '#shared/device-clock.ts';
import { today } from '#shared/format/dates.ts';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { PATHS } from '#shared/paths.ts';
import { CreateLink } from '#shared/ui/create-link.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { OfficeHomeDocument } from './office-home.generated.ts';
import { OfficeHome } from './office-home.tsx';

export function firstOperation() {
  return persistedOperation(OfficeHomeDocument, 'OfficeHome', { date: today(correctedNow()) });
}

export function HomePage() {
  const { role } = useSession().session;
  const isOffice = role !== null && !worksInField(role);
  const action = <CreateLink isPrimary title="Nuevo servicio" to={PATHS.newService} />;
  return (
    <>
      <PageHeader title="Tablero" action={isOffice ? action : undefined} />
      {isOffice && <OfficeHome />}
    </>
  );
}
