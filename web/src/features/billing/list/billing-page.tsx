import { BATCH_STATUS_LABELS, BATCH_STATUSES } from '@cuadrilla/domain/billing/batch-states.ts';
import { can } from '@cuadrilla/domain/people/permissions.ts';
import { formatEuros } from '@cuadrilla/domain/services/money.ts';
import { IconFileEuro } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { askedList } from '#records/exports/asked-list.ts';
import { ExportButton } from '#records/exports/export-button.tsx';
import { SERVICES_CRUMB } from '#records/services/services-crumb.ts';
import { ServiceViews } from '#records/services/service-views.tsx';
import { useSession } from '#session/session-context.tsx';
import { persistedOperation } from '#shared/graphql/post-operation.ts';
import { FilterChip } from '#shared/list/filter-chip.tsx';
import { readListState, type ListOptions, type ListState } from '#shared/list/list-state.ts';
import { ListToolbar } from '#shared/list/list-toolbar.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useListState } from '#shared/list/use-list-state.ts';
import { PATHS } from '#shared/paths.ts';
import { CreateLink } from '#shared/ui/create-link.tsx';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import classes from '../parts/billing.module.css';
import { BATCH_COLUMNS } from './batch-columns.tsx';
import { BillingPageDocument, useBillingPageQuery, type BillingPageQuery } from './billing-page.generated.ts';

const LIST = { sorts: ['NEWEST'], filters: { estado: BATCH_STATUSES } } as const satisfies ListOptions;

const STATUSES = BATCH_STATUSES.map((value) => ({ value, label: BATCH_STATUS_LABELS[value] }));

type State = Pick<ListState<typeof LIST>, 'variables' | 'filters'>;

function variablesOf({ variables: { first, after }, filters }: State) {
  return { first, after, status: filters.estado };
}

const ICON = <IconFileEuro size={24} stroke={1.75} />;
const COUNT = new Intl.NumberFormat('es-ES', { useGrouping: 'always' });
const CLOSED = `${PATHS.services}?facturacion=TO_INVOICE`;

export function firstOperation(url: URL) {
  const variables = variablesOf(readListState(url.searchParams, LIST));
  return persistedOperation(BillingPageDocument, 'BillingPage', variables);
}

function closedWords(services: number | null): string {
  if (services === null) return 'Servicios cerrados';
  return services === 1 ? '1 servicio cerrado' : `${COUNT.format(services)} servicios cerrados`;
}

function Pending({ toInvoice }: { toInvoice: BillingPageQuery['toInvoice'] | undefined }) {
  const { services = null, netCents = 0 } = toInvoice ?? {};
  return (
    <div className={classes['strip']}>
      <dl>
        <dt>Por facturar, sin IVA</dt>
        <dd aria-busy={services === null || undefined}>{services === null ? '…' : formatEuros(netCents)}</dd>
      </dl>
      <Link to={CLOSED}>{closedWords(services)}</Link>
    </div>
  );
}

function NoBatches({ mayPrepare }: { mayPrepare: boolean }) {
  const create = <CreateLink isPrimary title="Preparar el primer lote" to={PATHS.newBillingBatch} />;
  return (
    <EmptyState icon={ICON} title="Todavía no hay lotes" {...(mayPrepare && { action: create })}>
      Un lote reúne servicios cerrados para dárselos a tu programa de facturación o a tu gestoría. Cuando
      tengas los números de factura, se anotan aquí.
    </EmptyState>
  );
}

export function BillingPage() {
  const { role } = useSession().session;
  const list = useListState(LIST);
  const variables = variablesOf(list);
  const result = useBillingPageQuery({ variables, fetchPolicy: 'cache-and-network' });
  const mayPrepare = can(role, 'billing:prepare');
  const create = <CreateLink isPrimary title="Preparar lote" to={PATHS.newBillingBatch} />;
  return (
    <>
      <PageHeader title="Facturar" parents={[SERVICES_CRUMB]} {...(mayPrepare && { action: create })} />
      <ListToolbar
        list={list}
        start={<ServiceViews />}
        choices={
          <FilterChip
            filter={{ name: 'estado', label: 'Estado', options: STATUSES }}
            value={list.filters.estado}
            onChange={(value) => list.setFilter('estado', value)}
          />
        }
        end={<ExportButton lists={[askedList('BILLING_BATCHES', variables)]} />}
      />
      <Pending toInvoice={result.data?.toInvoice ?? result.previousData?.toInvoice} />
      <ListView
        label="Lotes"
        noun={['lote', 'lotes']}
        them="los lotes"
        list={list}
        result={result}
        pick={(data) => data.billingBatches}
        columns={BATCH_COLUMNS}
        rowTo={({ id }) => PATHS.billingBatch(id)}
        icon={ICON}
        empty={<NoBatches mayPrepare={mayPrepare} />}
      />
    </>
  );
}
