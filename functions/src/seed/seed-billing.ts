import { addDays, todayIn } from '@cuadrilla/domain/time/local-date.ts';
import { invoicesOf } from '@cuadrilla/domain/billing/invoice.ts';
import type { Acting } from '../acting.ts';
import { createBillingBatch } from '../billing/create-billing-batch.ts';
import { deliverBillingBatch } from '../billing/deliver-billing-batch.ts';
import { confirmBillingItems } from '../billing/settle-items.ts';
import { worksOf } from '../billing/billing-work.ts';
import { openStores } from '../unit/unit.ts';
import type { SeedWorld } from './seed-world.ts';

const DAY_MS = 86_400_000;
/** Of the batches, from the oldest on: one delivered, of which half has its invoices, and a draft. */
const DELIVERED = 12;
const CONFIRMED = 6;
const DRAFT = 8;
const FIRST_DAYS_AGO = 6;

type Ended = { kind: string; ids?: string[] };

function idOf({ kind, ids = [] }: Ended): string {
  const [id] = ids;
  if (kind !== 'done' || id === undefined)
    throw new Error(`a batch of the demo company was refused: ${kind}`);
  return id;
}

/** Keeps existing batches; the remaining closed services stay to be invoiced. */
export async function seedBilling({ firestore, admin, now, timeZone }: SeedWorld): Promise<void> {
  if (!(await firestore.collection('billingBatches').limit(1).get()).empty) return;
  const { stores, unit } = openStores(firestore);
  const viewer: Acting = { id: admin.id, role: 'ADMIN', name: admin.name, lastName: '' };
  const { services } = await stores.billing.proposed();
  const works = await worksOf(services, {
    client: (id) => stores.clients.find(id),
    zone: () => Promise.resolve(timeZone),
  });
  const whole = invoicesOf(works, 'SERVICE').filter(({ problems }) => problems.length === 0);
  const today = todayIn(timeZone, now);
  // Done before the first batch was prepared.
  const ids = whole
    .flatMap(({ works: done }) => done)
    .filter(({ on }) => on <= addDays(today, -FIRST_DAYS_AGO))
    .map(({ serviceId }) => serviceId)
    .sort();
  if (ids.length < DELIVERED + DRAFT) return;
  const ago = (days: number) => ({ unit, now: () => new Date(now.getTime() - days * DAY_MS) });
  const first = { grouping: 'SERVICE' as const, serviceIds: ids.slice(0, DELIVERED) };
  const id = idOf(await createBillingBatch(ago(FIRST_DAYS_AGO), viewer, first, null));
  idOf(await deliverBillingBatch(ago(5), { viewer, input: { id, version: 1 }, key: null }));
  const items = (await stores.billing.itemsOf(id)).slice(0, CONFIRMED).map((item, index) => ({
    itemId: item.id,
    invoiceNumber: `F-${String(now.getUTCFullYear())}-${String(101 + index)}`,
    invoicedOn: addDays(today, -3),
  }));
  idOf(await confirmBillingItems(ago(3), { viewer, input: { id, version: 2, items }, key: null }));
  const second = { grouping: 'CLIENT_MONTH' as const, serviceIds: ids.slice(DELIVERED, DELIVERED + DRAFT) };
  idOf(await createBillingBatch(ago(1), viewer, second, null));
}
