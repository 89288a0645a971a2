import { invoicesOf, sumOf } from '@cuadrilla/domain/billing/invoice.ts';
import { leftOutSchema } from '@cuadrilla/domain/inputs/billing/batches.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import type { Acting, Key } from '../acting.ts';
import { refused } from '../failures.ts';
import type { BatchVersionInput, LeaveOutOfBatchInput } from '../graphql/types.generated.ts';
import type { Service } from '../work/service.ts';
import {
  clientIn,
  namesOf,
  zoneIn,
  type BatchDeps,
  type BatchOutcome,
  type BatchStores,
} from './batch-deps.ts';
import type { BillingBatch } from './billing-batch.ts';
import { worksOf } from './billing-work.ts';
import { changeBatch } from './change-batch.ts';

type Asked<I> = { viewer: Acting; input: I; key: Key };

/** Its services can be added to another batch. */
export function leaveOutOfBatch(deps: BatchDeps, asked: Asked<LeaveOutOfBatchInput>): Promise<BatchOutcome> {
  const validation = validate(leftOutSchema(), asked.input);
  if (!validation.ok) return Promise.resolve({ kind: 'invalid', fields: validation.fields });
  const { serviceIds: leaving } = validation.value;
  return changeBatch(
    deps,
    asked,
    { name: 'leaveOut', operation: 'leaveOutOfBatch' },
    async (batch, stores) => {
      const serviceIds = batch.serviceIds.filter((id) => !leaving.includes(id));
      if (serviceIds.length === 0) return refused('El lote se quedaría vacío: descártalo');
      const [kept, left] = await Promise.all([
        ofBatch(stores, batch, serviceIds),
        ofBatch(stores, batch, leaving),
      ]);
      const works = await worksOf(kept, { client: clientIn(stores), zone: zoneIn(stores) });
      const invoices = invoicesOf(works, batch.grouping);
      const now = { serviceIds, services: kept.length, invoices: invoices.length, ...sumOf(invoices) };
      stores.billing.save(batch, { ...batch, ...now }, namesOf(left.map(({ code }) => code)));
      release(stores, left);
      return null;
    },
  );
}

export function discardBillingBatch(deps: BatchDeps, asked: Asked<BatchVersionInput>): Promise<BatchOutcome> {
  return changeBatch(
    deps,
    asked,
    { name: 'discard', operation: 'discardBillingBatch' },
    async (batch, stores) => {
      release(stores, await ofBatch(stores, batch, batch.serviceIds));
      stores.billing.save(batch, { ...batch, status: 'DISCARDED', serviceIds: [] });
      return null;
    },
  );
}

async function ofBatch(
  { services }: BatchStores,
  batch: BillingBatch,
  ids: readonly string[],
): Promise<Service[]> {
  const known = ids.filter((id) => batch.serviceIds.includes(id));
  const found = await services.findAll(known);
  return found.filter((service) => service !== null);
}

function release({ services }: BatchStores, left: readonly Service[]): void {
  for (const service of left) services.saveInvoicing(service, null);
}
