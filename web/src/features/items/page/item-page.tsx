import { can } from '@cuadrilla/domain/people/permissions.ts';
import { formatEuros } from '@cuadrilla/domain/services/money.ts';
import { LINE_KIND_LABELS, LINE_UNIT_LABELS } from '@cuadrilla/domain/services/service-lines.ts';
import { IconPencil } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useSession } from '#session/session-context.tsx';
import { Card, TwoColumns } from '#shared/detail/card.tsx';
import { DataList } from '#shared/detail/data-list.tsx';
import { formatDate } from '#shared/format/dates.ts';
import { lazyPage } from '#shared/lazy-page.ts';
import { PATHS } from '#shared/paths.ts';
import { Tag } from '#shared/status/tag.tsx';
import { Button } from '#shared/ui/button.tsx';
import { PageHeader } from '#shared/ui/page-header.tsx';
import { Busy } from '#shared/ui/states/busy.tsx';
import { ITEMS_CRUMB, ItemRecordPage } from '../parts/item-record-page.tsx';
import { useItemPageQuery, type ItemDetail_ItemFragment } from './item-page.generated.ts';
import classes from './item-page.module.css';
import { PricesCard } from './prices-card.tsx';

const { Page: ItemMenu } = lazyPage(() => import('./item-actions.tsx'), 'ItemMenu');
const { Page: ArchivedItemNotice } = lazyPage(() => import('./item-actions.tsx'), 'ArchivedItemNotice');
const { Page: ActivityTimeline } = lazyPage(
  () => import('#records/activity/activity-timeline.tsx'),
  'ActivityTimeline',
);

type Props = { item: ItemDetail_ItemFragment };

function marginOf({ priceCents, costCents }: ItemDetail_ItemFragment): string | null {
  if (priceCents === null || costCents === null || priceCents === 0) return null;
  const percent = Math.round(((priceCents - costCents) * 100) / priceCents);
  return `${formatEuros(priceCents - costCents)} (${percent}\u00a0%)`;
}

const money = (cents: number | null) => cents !== null && <span className="num">{formatEuros(cents)}</span>;

function Data({ item }: Props) {
  const { barcodes, unit, priceCents } = item;
  return (
    <Card title="Datos">
      <DataList
        items={[
          // The header cuts a long one.
          { label: 'Nombre', value: item.name },
          { label: 'Referencia', value: item.ref },
          { label: 'Tipo', value: LINE_KIND_LABELS[item.kind] },
          { label: 'Familia', value: item.family },
          {
            label: 'Precio',
            value:
              priceCents === null ? (
                'Sin precio'
              ) : (
                <span className="num">
                  {formatEuros(priceCents)} / {LINE_UNIT_LABELS[unit]}, sin IVA
                </span>
              ),
          },
          { label: 'IVA', value: `${item.vatPercent}\u00a0%` },
          { label: 'Coste', value: money(item.costCents) },
          { label: 'Margen', value: marginOf(item) },
          {
            label: barcodes.length > 1 ? 'Códigos de barras' : 'Código de barras',
            value: barcodes.length > 0 && <span className="num">{barcodes.join(', ')}</span>,
          },
          { label: 'Ref. del proveedor', value: item.supplierRef },
          { label: 'Descripción', value: item.description },
          { label: 'Alta', value: <span className="num">{formatDate(item.createdAt)}</span> },
        ]}
      />
    </Card>
  );
}

function Content({ item }: Props) {
  const { role } = useSession().session;
  const mayEdit = can(role, 'items:edit');
  const { id, name, archived } = item;
  return (
    <>
      <PageHeader
        title={name}
        crumb={item.ref}
        parents={[ITEMS_CRUMB]}
        badges={archived && <Tag>Archivado</Tag>}
        {...(mayEdit &&
          !archived && {
            action: (
              <span className={classes['acts']}>
                <Button style="link" title="Editar" to={PATHS.editItem(id)} icon={<IconPencil size={16} />} />
                <Suspense fallback={<span className={classes['menu']} />}>
                  <ItemMenu item={item} />
                </Suspense>
              </span>
            ),
          })}
      />
      {archived && (
        <Suspense fallback={<Busy />}>
          <ArchivedItemNotice item={item} mayEdit={mayEdit} />
        </Suspense>
      )}
      <TwoColumns
        side={
          <Card title="Actividad">
            <Suspense fallback={<Busy />}>
              <ActivityTimeline entity="ITEM" id={id} size={10} />
            </Suspense>
          </Card>
        }
      >
        <Data item={item} />
        <PricesCard prices={item.prices} withCosts={can(role, 'items:costs')} />
      </TwoColumns>
    </>
  );
}

export function ItemPage() {
  const { id = '' } = useParams();
  const result = useItemPageQuery({ variables: { id } });
  return (
    <ItemRecordPage result={result} pick={(data) => data.item} title="Artículo" shape="detail">
      {(item) => <Content key={item.id} item={item} />}
    </ItemRecordPage>
  );
}
