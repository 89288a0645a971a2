import { Navigate } from 'react-router-dom';
import { PATHS } from '#shared/paths.ts';
import { Busy } from '#shared/ui/states/busy.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { QueryError } from '#shared/ui/states/query-error.tsx';
import { NoVisit, VISIT_NOT_LOADED } from '../day/no-visit.tsx';
import { useVisitPlaceQuery } from './visit-place.generated.ts';

export function OfficeVisit({ id }: { id: string }) {
  const { data, error, refetch, loading } = useVisitPlaceQuery({ variables: { id } });
  if (data?.visit) return <Navigate to={PATHS.service(data.visit.service.id)} replace />;
  return (
    <>
      <PageHeader title="Visita" parents={[{ title: 'Servicios', to: PATHS.services }]} />
      {!data && !error && <Busy />}
      {data && <NoVisit to={PATHS.services} title="Ir a Servicios" />}
      {!data && error && <QueryError title={VISIT_NOT_LOADED} result={{ error, loading, refetch }} />}
    </>
  );
}
