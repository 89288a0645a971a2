import { GROUPING_LABELS, GROUPINGS, type Grouping } from '@cuadrilla/domain/billing/invoice.ts';
import { formatEuros } from '@cuadrilla/domain/services/money.ts';
import { IconFileEuro } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useAct } from '#records/save/use-act.ts';
import { Notice } from '#shared/detail/notice.tsx';
import { useSaveKey } from '#shared/form/draft/use-save-key.ts';
import { SaveHint } from '#shared/form/save-hint.tsx';
import { formatDate } from '#shared/format/dates.ts';
import { PATHS } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { SegmentedControl } from '#shared/ui/fields/segmented-control.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Banner } from '#shared/ui/states/banner.tsx';
import { EmptyState } from '#shared/ui/states/empty-state.tsx';
import { QueryError } from '#shared/ui/states/query-error.tsx';
import { RecordSkeleton } from '#shared/detail/record-skeleton.tsx';
import detail from '../parts/invoice-card.module.css';
import { BILLING_CRUMBS, BILLING_LISTS } from '../parts/billing-crumb.ts';
import classes from '../parts/billing.module.css';
import { ByManager } from '../parts/by-manager.tsx';
import { InvoiceHead } from '../parts/invoice-head.tsx';
import type { InvoiceCard_InvoiceFragment } from '../parts/invoice.generated.ts';
import { invoiceTitle } from '../parts/invoice-month.ts';
import { Problems } from '../parts/problems.tsx';
import { CreateBillingBatchDocument, useBillingProposalQuery } from './new-batch-page.generated.ts';
import { usePicked } from './use-picked.ts';
import { lackingWords } from '../parts/lacking-words.ts';

const OPTIONS = GROUPINGS.map((value) => ({ value, label: GROUPING_LABELS[value] }));

type Picking = ReturnType<typeof usePicked>;

type ProposedProps = { invoice: InvoiceCard_InvoiceFragment; grouping: Grouping; picking: Picking };

function Proposed({ invoice, grouping, picking }: ProposedProps) {
  const ids = invoice.items.map(({ serviceId }) => serviceId);
  return (
    <div role="group" className={detail['card']} aria-label={invoiceTitle(invoice, grouping)}>
      <InvoiceHead invoice={invoice} grouping={grouping}>
        {invoice.items.length > 1 && (
          <label className={classes['whole']}>
            <input
              type="checkbox"
              checked={ids.every(picking.isPicked)}
              onChange={(event) => picking.pick(ids, event.currentTarget.checked)}
            />
            Incluir los {ids.length}
          </label>
        )}
      </InvoiceHead>
      <Problems invoice={invoice} />
      <ul className={classes['rows']}>
        {invoice.items.map(({ serviceId, code, title, on, place, netCents }) => (
          <li key={serviceId} className={classes['row']}>
            <span className={classes['pick']}>
              <input
                type="checkbox"
                aria-label={`Incluir ${code}`}
                checked={picking.isPicked(serviceId)}
                onChange={(event) => picking.pick([serviceId], event.currentTarget.checked)}
              />
              <span className={classes['name']}>
                <Link to={PATHS.service(serviceId)}>{title}</Link>
                <span className={classes['third']}>
                  {code} · {place}
                </span>
              </span>
            </span>
            <span className="num">{formatDate(on)}</span>
            <span className={classes['money']}>{formatEuros(netCents)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Selects all services of an administrador de fincas. */
const wholeOf = (picking: Picking) => (invoices: readonly InvoiceCard_InvoiceFragment[], name: string) => {
  const ids = invoices.flatMap(({ items }) => items.map(({ serviceId }) => serviceId));
  return (
    <label className={classes['whole']}>
      <input
        type="checkbox"
        aria-label={`Incluir todo: ${name}`}
        checked={ids.every(picking.isPicked)}
        onChange={(event) => picking.pick(ids, event.currentTarget.checked)}
      />
      Incluir todo
    </label>
  );
};

function NothingToInvoice() {
  return (
    <EmptyState
      icon={<IconFileEuro size={24} stroke={1.75} />}
      title="No hay nada por facturar"
      action={<Button style="link" title="Ir a Por revisar" to={PATHS.review} />}
    >
      Aquí aparecen los servicios cerrados que todavía no están en ningún lote. Los finalizados se cierran en
      «Por revisar».
    </EmptyState>
  );
}

function Foot({ grouping, picking }: { grouping: Grouping; picking: Picking }) {
  const navigate = useNavigate();
  const create = useAct(CreateBillingBatchDocument, {
    evict: BILLING_LISTS,
    success: 'Lote preparado',
    onDone: ({ batch }) => void navigate(PATHS.billingBatch(batch.id)),
  });
  const { ids, netCents } = picking;
  const bar = useRef<HTMLDivElement>(null);
  const prepare = () => {
    if (ids.length > 0 && !create.isBusy) create.run({ grouping, serviceIds: [...ids] });
  };
  // Up to 200 services lie before the button.
  useSaveKey(bar, prepare);
  return (
    <>
      {create.problem !== null && <Banner kind="error">{create.problem}</Banner>}
      <div ref={bar} className={classes['bar']}>
        <span className="num" role="status">
          {ids.length === 1 ? '1 servicio elegido' : `${ids.length} servicios elegidos`}:{' '}
          <b>{formatEuros(netCents)}</b> sin IVA
        </span>
        <SaveHint what="prepara el lote" />
        <Button
          type="primary"
          title="Preparar lote"
          disabled={ids.length === 0}
          busy={create.isBusy}
          onClick={prepare}
        />
      </div>
    </>
  );
}

type Content = { invoices: readonly InvoiceCard_InvoiceFragment[]; hasMore: boolean; grouping: Grouping };

function Proposal({ invoices, hasMore, grouping }: Content) {
  const picking = usePicked(invoices);
  const lacking = invoices.filter(({ problems }) => problems.length > 0).length;
  if (invoices.length === 0) return <NothingToInvoice />;
  return (
    <>
      {hasMore && <Notice>Hay más de 200: estos son los más antiguos. Los demás irán en otro lote.</Notice>}
      {lacking > 0 && (
        <Notice>{lackingWords(lacking)}: se quedan fuera mientras no lo completes o las elijas.</Notice>
      )}
      <div className={classes['tools']}>
        <Button
          type="secondary"
          title={picking.ids.length > 0 ? 'No elegir ninguno' : 'Elegir todos los completos'}
          onClick={picking.toggle}
        />
      </div>
      <div className={classes['cards']}>
        <ByManager grouping={grouping} invoices={invoices} tool={wholeOf(picking)}>
          {(invoice) => (
            <Proposed
              key={invoice.items[0]?.id ?? ''}
              invoice={invoice}
              grouping={grouping}
              picking={picking}
            />
          )}
        </ByManager>
      </div>
      <Foot grouping={grouping} picking={picking} />
    </>
  );
}

export function NewBatchPage() {
  const [grouping, setGrouping] = useState<Grouping>('CLIENT_MONTH');
  const { data, error, loading, refetch } = useBillingProposalQuery({
    variables: { grouping },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <>
      <PageHeader title="Preparar lote" parents={BILLING_CRUMBS} />
      <div className={classes['tools']}>
        <SegmentedControl label="Una factura" value={grouping} options={OPTIONS} onChange={setGrouping} />
      </div>
      {data ? (
        <Proposal key={grouping} grouping={grouping} {...data.billingProposal} />
      ) : error ? (
        <QueryError
          title="No se ha podido cargar lo que hay por facturar"
          result={{ error, loading, refetch }}
        />
      ) : (
        <RecordSkeleton shape="detail" />
      )}
    </>
  );
}
