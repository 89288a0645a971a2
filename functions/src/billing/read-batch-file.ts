import type { BillingItem } from '@cuadrilla/domain/billing/billing-item.ts';
import { batchJson } from '@cuadrilla/domain/billing/formats/batch-json.ts';
import {
  BATCH_FORMAT_NAMES,
  type BatchFormat,
  type DeliveredBatch,
  type FormatTable,
} from '@cuadrilla/domain/billing/formats/delivered-batch.ts';
import { holdedTable } from '@cuadrilla/domain/billing/formats/holded.ts';
import { invoicesTable, linesTable } from '@cuadrilla/domain/billing/formats/own-tables.ts';
import { todayIn } from '@cuadrilla/domain/time/local-date.ts';
import { actOf, assertCan, type Acting } from '../acting.ts';
import { TABLE_FILES, type TableFormat } from '../tables/table.ts';
import { csvTable } from '../tables/text-table.ts';
import { xlsxFile } from '../tables/xlsx-table.ts';
import type { Stores } from '../unit/stores.ts';
import type { UnitDeps } from '../unit/unit.ts';
import type { BillingBatch } from './billing-batch.ts';
import { frozenContent } from './read-content.ts';

export type BatchFile = { name: string; mime: string; bytes: Uint8Array<ArrayBuffer> };

type Deps = UnitDeps<'billing'> & { stores: Pick<Stores, 'billing' | 'settings'> };

/** Frozen data only: null for a draft, which may still change, and for an unknown batch. Each download is audited. */
export async function readBatchFile(
  { stores, unit, now }: Deps,
  viewer: Acting,
  id: string,
  format: BatchFormat,
): Promise<BatchFile | null> {
  assertCan(viewer, 'billing:open');
  const batch = await stores.billing.find(id);
  if (batch === null || batch.deliveredAt === null) return null;
  const [items, zone] = await Promise.all([stores.billing.itemsOf(id), stores.settings.timeZone(now())]);
  const file = await batchFile(deliveredBatch(batch, items, todayIn(zone, batch.deliveredAt)), format, zone);
  const act = actOf(viewer, 'downloadBillingBatch', { id, format }, { key: null, now: now() });
  await unit(act, ({ billing }) => {
    billing.noteDownload(batch, BATCH_FORMAT_NAMES[format]);
    return Promise.resolve({ kind: 'done', ids: [id] });
  });
  return file;
}

/** Returned services are skipped, as they are not invoiced. */
export function deliveredBatch(
  { code }: Pick<BillingBatch, 'code'>,
  items: readonly BillingItem[],
  deliveredOn: string,
): DeliveredBatch {
  const left = items.filter(({ state }) => state !== 'RETURNED');
  const invoices = frozenContent(code, left).map(({ ref, party, totals, items: grouped }) => ({
    key: ref ?? '',
    ref: ref ?? '',
    party,
    totals,
    problems: [],
    works: grouped.map(({ work, invoiceNumber, invoicedOn }) => ({ ...work, invoiceNumber, invoicedOn })),
  }));
  return { code, deliveredOn, invoices };
}

export async function batchFile(
  batch: DeliveredBatch,
  format: BatchFormat,
  zone: string,
): Promise<BatchFile> {
  const written = await WRITERS[format](batch, zone);
  const { mime, extension } = TABLE_FILES[written.as];
  const name = `${batch.code}${format === 'HOLDED' ? '-holded' : ''}.${extension}`;
  return { name, mime, bytes: written.bytes };
}

type Written = { as: TableFormat; bytes: Uint8Array<ArrayBuffer> };

const WRITERS: Record<BatchFormat, (batch: DeliveredBatch, zone: string) => Promise<Written>> = {
  CSV: (batch, zone) => {
    const table = linesTable(batch);
    const { head, rows, foot } = csvTable({ ...table, zone });
    return Promise.resolve({ as: 'CSV', bytes: utf8(head + rows(table.rows, true) + foot) });
  },
  XLSX: async (batch, zone) => sheets([linesTable(batch), invoicesTable(batch)], zone),
  JSON: (batch) => Promise.resolve({ as: 'JSON', bytes: utf8(batchJson(batch)) }),
  HOLDED: async (batch, zone) => sheets([holdedTable(batch)], zone),
};

const utf8 = (text: string) => new TextEncoder().encode(text);

async function sheets(tables: readonly FormatTable[], zone: string): Promise<Written> {
  const file = await xlsxFile(tables.map((table) => ({ ...table, zone })));
  return { as: 'XLSX', bytes: new Uint8Array(file) };
}
