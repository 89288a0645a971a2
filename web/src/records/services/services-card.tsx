import type { ServiceFilter } from '#gql/schema.generated.ts';
import { Card } from '#shared/detail/card.tsx';
import { QueryError } from '#shared/ui/states/query-error.tsx';
import { useServicesOfQuery } from './services-of.generated.ts';
import { ServicesRows } from './services-rows.tsx';

type Props = {
  of: Pick<ServiceFilter, 'siteId'> | Pick<ServiceFilter, 'equipmentId'>;
  empty: string;
  allTo: string;
};

const TITLE = 'Servicios';
const FIRST = 8;

export function ServicesCard({ of, ...rest }: Props) {
  const { data, error, loading, refetch } = useServicesOfQuery({
    variables: { first: FIRST, after: null, filter: of, sort: 'NEWEST' },
  });
  if (!data && error) {
    return (
      <Card title={TITLE}>
        <QueryError title="No se han podido cargar los servicios" result={{ error, loading, refetch }} />
      </Card>
    );
  }
  const rows = data?.services.edges.map(({ node }) => node) ?? null;
  return <ServicesRows {...rest} title={TITLE} count={data?.services.totalCount ?? null} rows={rows} />;
}
