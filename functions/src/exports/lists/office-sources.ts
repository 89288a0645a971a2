import { recordColumns } from '@cuadrilla/domain/exports/record-columns.ts';
import { WORK_REVIEW_STATUS_LABELS } from '@cuadrilla/domain/field/field-work.ts';
import { ABSENCE } from '@cuadrilla/domain/records/absence.ts';
import { BILLING_BATCH } from '@cuadrilla/domain/records/billing-batch.ts';
import { CLIENT } from '@cuadrilla/domain/records/client.ts';
import { figure, system, type RecordFields } from '@cuadrilla/domain/records/field.ts';
import { SERVICE } from '@cuadrilla/domain/records/service.ts';
import { EUROS } from '@cuadrilla/domain/services/euros.ts';
import type { BillingBatch } from '../../billing/billing-batch.ts';
import type { Absence } from '../../staff/absences/absence.ts';
import type { WorkReview } from '../../work-reviews/work-review.ts';
import type { Asked } from '../export.ts';
import { CREATED, PAGE, recordSource, withCreated } from './export-source.ts';

const ABSENCE_COLUMNS = withCreated(ABSENCE, {
  labels: { technicianName: 'Técnico', decidedByName: 'Decidida por' },
});

export const ABSENCES = recordSource<Asked<'absences'>, Absence>(
  () => ABSENCE_COLUMNS,
  ({ stores }, { technicianId, status }, after) =>
    stores.absences.list({
      first: PAGE,
      after,
      technicianId: technicianId ?? null,
      status: status ?? null,
    }),
);

const amount = (label: string) => figure({ label, figure: EUROS, initial: null });

const BATCH_COLUMNS = recordColumns({
  ...BILLING_BATCH,
  invoices: system(0, { label: 'Número de facturas' }),
  invoiced: system(0, { label: 'Servicios con factura' }),
  returned: system(0, { label: 'Servicios devueltos' }),
  netCents: amount('Base'),
  vatCents: amount('Cuota'),
  totalCents: amount('Total'),
  createdAt: CREATED,
  createdByName: system('', { label: 'Preparado por' }),
  deliveredAt: system(new Date(0), { label: 'Entregado' }),
  deliveredByName: system('', { label: 'Entregado por' }),
});

export const BILLING_BATCHES = recordSource<Asked<'billingBatches'>, BillingBatch>(
  () => BATCH_COLUMNS,
  ({ stores }, { status }, after) => stores.billing.list({ first: PAGE, after, status: status ?? null }),
  batchRow,
);

function batchRow({ counts: { invoiced, returned }, ...batch }: BillingBatch): object {
  return { ...batch, invoiced, returned };
}

const REVIEW: RecordFields = {
  code: system('', { label: 'Servicio' }),
  title: system('', { label: SERVICE.title.label }),
  clientCode: system('', { label: 'Código de cliente' }),
  clientName: system('', { label: CLIENT.legalName.label }),
  technicianName: system('', { label: 'Técnico' }),
  from: system(new Date(0), { label: 'Visita desde' }),
  to: system(new Date(0), { label: 'Visita hasta' }),
  because: system('', { label: 'Por qué no se aplicó' }),
  actCount: system(0, { label: 'Acciones' }),
  openedAt: system(new Date(0), { label: 'Llegó' }),
  status: system('', { label: 'Estado', words: WORK_REVIEW_STATUS_LABELS }),
  decidedAt: system(new Date(0), { label: 'Decidido' }),
  decidedByName: system('', { label: 'Decidido por' }),
  reason: system('', { label: 'Motivo' }),
};

const REVIEW_COLUMNS = recordColumns(REVIEW);

export const WORK_REVIEWS = recordSource<Asked<'workReviews'>, WorkReview>(
  () => REVIEW_COLUMNS,
  ({ stores }, { status }, after) =>
    stores.workReviews.list({ first: PAGE, after, status: status ?? 'OPEN' }),
  reviewRow,
);

function reviewRow({ service, client, technician, ...review }: WorkReview): object {
  return {
    ...review,
    code: service.code,
    title: service.title,
    technicianName: technician.name,
    clientCode: client.code,
    clientName: client.name,
  };
}
