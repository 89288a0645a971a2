import { batchActsFrom } from '@cuadrilla/domain/billing/batch-states.ts';
import { IconFileEuro } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useSession } from '#session/session-context.tsx';
import { Card, TwoColumns } from '#shared/detail/card.tsx';
import { RecordPage } from '#shared/detail/record-page.tsx';
import { RecordSkeleton } from '#shared/detail/record-skeleton.tsx';
import { lazyPage } from '#shared/lazy-page.ts';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Busy } from '#shared/ui/states/busy.tsx';
import { BatchStatusBadge } from '../parts/batch-status.tsx';
import { BILLING_CRUMBS } from '../parts/billing-crumb.ts';
import classes from '../parts/billing.module.css';
import { ByManager } from '../parts/by-manager.tsx';
import { TotalsCard } from '../parts/totals-card.tsx';
import { BatchActions } from './batch-actions.tsx';
import { BatchDialogs, type Asked } from './batch-dialogs.tsx';
import { useBillingBatchPageQuery } from './batch-page.generated.ts';
import { BatchSummary } from './batch-summary.tsx';
import { amountsOf, type Batch } from './batch.ts';
import { FilesCard } from './files-card.tsx';
import { InvoiceCard } from './invoice-card.tsx';

const { Page: ActivityTimeline } = lazyPage(
  () => import('#records/activity/activity-timeline.tsx'),
  'ActivityTimeline',
);

function Side({ batch }: { batch: Batch }) {
  return (
    <>
      <TotalsCard amounts={amountsOf(batch)} />
      {batch.deliveredAt !== null && <FilesCard batch={batch} />}
      <Card title="Actividad">
        <Suspense fallback={<Busy />}>
          <ActivityTimeline entity="BILLING_BATCH" id={batch.id} size={10} />
        </Suspense>
      </Card>
    </>
  );
}

function Content({ batch }: { batch: Batch }) {
  const { role } = useSession().session;
  const [asked, setAsked] = useState<Asked | null>(null);
  const acts = role === null ? [] : batchActsFrom(batch.status, role);
  return (
    <>
      <PageHeader
        title={batch.code}
        parents={BILLING_CRUMBS}
        badges={<BatchStatusBadge status={batch.status} />}
        action={<BatchActions batch={batch} acts={acts} onAsk={setAsked} />}
      />
      <TwoColumns side={<Side batch={batch} />}>
        <BatchSummary batch={batch} acts={acts} />
        <div className={classes['cards']}>
          <ByManager grouping={batch.grouping} invoices={batch.content}>
            {(invoice) => (
              <InvoiceCard
                key={invoice.ref}
                invoice={invoice}
                grouping={batch.grouping}
                acts={acts}
                isLast={batch.services === 1}
                onAsk={setAsked}
              />
            )}
          </ByManager>
        </div>
      </TwoColumns>
      {asked !== null && <BatchDialogs batch={batch} asked={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

export function BatchPage() {
  const { id = '' } = useParams();
  const result = useBillingBatchPageQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  return (
    <RecordPage
      result={result}
      pick={(data) => data.billingBatch}
      parent={{ title: 'Facturar', to: BILLING_CRUMBS[1]?.to ?? '/' }}
      title="Lote"
      missing={{
        title: 'No se ha encontrado',
        icon: <IconFileEuro size={24} stroke={1.75} />,
        text: 'Este lote no existe.',
      }}
      skeleton={<RecordSkeleton shape="detail" />}
    >
      {(batch) => <Content key={batch.id} batch={batch} />}
    </RecordPage>
  );
}
