import { notBillable } from '@cuadrilla/domain/billing/service-billing.ts';
import { invoicesOf, sumOf } from '@cuadrilla/domain/billing/invoice.ts';
import { newBatchSchema } from '@cuadrilla/domain/inputs/billing/batches.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { BILLING_BATCH } from '@cuadrilla/domain/records/billing-batch.ts';
import { emptyRecord } from '@cuadrilla/domain/records/record.ts';
import { assertCan, actOf, actorOf, type Acting, type Key } from '../acting.ts';
import { NOT_FOUND, refused, type Failure } from '../failures.ts';
import type { CreateBillingBatchInput } from '../graphql/types.generated.ts';
import type { Done } from '../store/act.ts';
import type { UnitDeps } from '../unit/unit.ts';
import { clientIn, zoneIn, type BatchStores } from './batch-deps.ts';
import { worksOf } from './billing-work.ts';

/** A draft may contain services with something missing; it can be delivered once that is corrected. */
export async function createBillingBatch(
  { unit, now }: UnitDeps<keyof BatchStores | 'codes'>,
  viewer: Acting,
  input: CreateBillingBatchInput,
  key: Key,
): Promise<Done | Failure> {
  assertCan(viewer, 'billing:prepare');
  const validation = validate(newBatchSchema(), input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const { grouping, serviceIds } = validation.value;
  const act = actOf(viewer, 'createBillingBatch', validation.value, { key, now: now() });
  return unit(
    act,
    async (stores) => {
      const { billing, services: records, codes } = stores;
      const found = await records.findAll(serviceIds);
      const services = found.filter((service) => service !== null);
      if (services.length < found.length) return NOT_FOUND;
      const [problem] = services.flatMap((service) => notBillable(service) ?? []);
      if (problem !== undefined) return refused(problem);
      const works = await worksOf(services, { client: clientIn(stores), zone: zoneIn(stores) });
      const invoices = invoicesOf(works, grouping);
      const id = billing.newId();
      const code = await codes.next('batch');
      billing.insert({
        ...emptyRecord(BILLING_BATCH),
        id,
        code,
        grouping,
        serviceIds,
        services: services.length,
        invoices: invoices.length,
        ...sumOf(invoices),
        createdByName: actorOf(viewer).name,
      });
      const invoicing = { batchId: id, batchCode: code, state: 'DRAFT', ...NO_INVOICE } as const;
      for (const service of services) {
        records.saveInvoicing(service, invoicing);
      }
      return { kind: 'done', ids: [id] };
    },
    'codes.batch',
  );
}

const NO_INVOICE = { invoiceNumber: null, invoicedOn: null };
