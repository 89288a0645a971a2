import type { BillingItem } from '@cuadrilla/domain/billing/billing-item.ts';
/** Batches in memory, for tests of what is done with them. */
import { BILLING_BATCH } from '@cuadrilla/domain/records/billing-batch.ts';
import { emptyRecord } from '@cuadrilla/domain/records/record.ts';
import type { Client } from '../../clients/client.ts';
import { aClient } from '../../clients/testing/test-client.ts';
import { ADMIN, inMemory } from '../../unit/testing/test-unit.ts';
import type { UnitStores } from '../../unit/stores.ts';
import type { Unit } from '../../unit/unit.ts';
import type { Service } from '../../work/service.ts';
import { aService } from '../../work/testing/test-service.ts';
import type { BatchStores } from '../batch-deps.ts';
import { deliverBillingBatch } from '../deliver-billing-batch.ts';
import type { BillingBatch } from '../billing-batch.ts';
import type { InvoiceClaim } from '@cuadrilla/domain/billing/invoice-claims.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const ADDRESS = { street: 'Mayor', number: '3', floor: null, postalCode: '28013', city: 'Madrid' };

export const payer = (changes: Partial<Client> = {}): Client =>
  aClient({ nif: 'B12345674', billingAddress: ADDRESS, ...changes });

/** With one line of 100,00 € and 21 %. */
export function closed(id: string, changes: Partial<Service> = {}): Service {
  const line: Service['lines'][number] = {
    ...{ id: 'l', kind: 'LABOUR', text: 'Revisión', quantityMilli: 1_000, unit: 'UNIT', billable: 'YES' },
    ...{ unitPriceCents: 10_000, discountBasisPoints: 0, vatPercent: 21, costCents: null, item: null },
    ...{ authorId: 'tec', authorName: 'Leo Gil', version: 1 },
  };
  return aService({ id, code: `S-2026-000${id}`, status: 'CLOSED', lines: [line], ...changes });
}

export const inDraft = (id: string, changes: Partial<Service> = {}): Service =>
  closed(id, {
    invoicing: {
      ...{ batchId: 'b', batchCode: 'LF-2026-0001', state: 'DRAFT' },
      ...{ invoiceNumber: null, invoicedOn: null },
    },
    ...changes,
  });

export const aBatch = (changes: Partial<BillingBatch> = {}): BillingBatch => ({
  ...emptyRecord(BILLING_BATCH),
  ...{ id: 'b', code: 'LF-2026-0001', version: 1, createdAt: NOW, updatedAt: NOW },
  ...changes,
});

export const asked = <I>(input: I, viewer = ADMIN) => ({ viewer, input, key: null });

type World = { services?: Service[]; clients?: Client[]; batches?: BillingBatch[] };

/** What a refusal wrote is dropped, as in the database. */
export function batchesInMemory({ services = [], clients = [payer()], batches = [] }: World = {}) {
  const { deps, found } = inMemory({ services, clients });
  const kept = new Map(batches.map((batch) => [batch.id, batch]));
  const items = new Map<string, BillingItem>();
  const claims = new Map<string, InvoiceClaim>();
  const texts: (string | undefined)[] = [];
  const downloads: [code: string, format: string][] = [];
  let made = 0;
  const unit: Unit<keyof BatchStores | 'codes'> = async (act, work) => {
    const writes: (() => void)[] = [];
    const billing: UnitStores['billing'] = {
      newId: () => `i${(made += 1)}`,
      find: (id) => Promise.resolve(kept.get(id) ?? null),
      itemsOf: (batchId) => Promise.resolve([...items.values()].filter((item) => item.batchId === batchId)),
      insert: (batch) => void writes.push(() => kept.set(batch.id, aBatch(batch))),
      save: (before, after, text) =>
        void writes.push(() => {
          texts.push(text);
          kept.set(before.id, { ...after, version: before.version + 1 });
        }),
      noteDownload: ({ code }, text) => void writes.push(() => downloads.push([code, text])),
      putItem: (item) => void writes.push(() => items.set(item.id, item)),
      claimsOf: (keys) => Promise.resolve(new Map(keys.map((key) => [key, claims.get(key) ?? null]))),
      saveClaims: (changed) =>
        void writes.push(() => {
          for (const [key, claim] of changed) {
            if (claim === null) claims.delete(key);
            else claims.set(key, claim);
          }
        }),
    };
    const outcome = await deps.unit(act, (stores) => work({ ...stores, billing }));
    if (outcome.kind === 'done') for (const write of writes) write();
    return outcome;
  };
  return {
    deps: { unit, now: () => NOW },
    texts,
    downloads,
    claims,
    clients: found.clients,
    batch: (id = 'b') => {
      const batch = kept.get(id);
      if (!batch) throw new Error(`There is no batch ${id}`);
      return batch;
    },
    items: () => [...items.values()],
    service: (id: string) => found.services.get(id),
  };
}

export const SEEN = { id: 'b', version: 1 };
const OTHER = { id: 'y', code: 'C-2026-0002', name: 'Dos' };

export const draftOf = (
  services: Service[],
  changes: Partial<BillingBatch> = {},
  clients: Client[] = [payer()],
) =>
  batchesInMemory({
    ...{ services, clients },
    batches: [aBatch({ serviceIds: services.map(({ id }) => id), services: services.length, ...changes })],
  });

/** Services 1 and 2 of one client and 3 of another, with the ids of their items. */
export async function delivered(clients: Client[] = [payer(), payer({ id: 'y', legalName: 'Dos' })]) {
  const world = draftOf([inDraft('1'), inDraft('2'), inDraft('3', { client: OTHER })], {}, clients);
  const outcome = await deliverBillingBatch(world.deps, asked(SEEN));
  if (outcome.kind !== 'done') throw new Error(JSON.stringify(outcome));
  const idOf = (code: string) => world.items().find(({ work }) => work.code === code)?.id ?? '';
  return { world, ids: [idOf('S-2026-0001'), idOf('S-2026-0002'), idOf('S-2026-0003')] as const };
}

/** Batch `b` with service 1, and `c` with 2 of the same client and 3 of another; the ids of their items. */
export async function deliveredTwice(clients: Client[] = [payer(), payer({ id: 'y', legalName: 'Dos' })]) {
  const inOther = (id: string, changes: Partial<Service> = {}) => {
    const service = inDraft(id, changes);
    return { ...service, invoicing: service.invoicing && { ...service.invoicing, batchId: 'c' } };
  };
  const world = batchesInMemory({
    services: [inDraft('1'), inOther('2'), inOther('3', { client: OTHER })],
    clients,
    batches: [
      aBatch({ serviceIds: ['1'], services: 1 }),
      aBatch({ id: 'c', code: 'LF-2026-0002', serviceIds: ['2', '3'], services: 2 }),
    ],
  });
  for (const id of ['b', 'c']) await deliverBillingBatch(world.deps, asked({ id, version: 1 }));
  const idOf = (code: string) => world.items().find(({ work }) => work.code === code)?.id ?? '';
  return { world, ids: [idOf('S-2026-0001'), idOf('S-2026-0002'), idOf('S-2026-0003')] as const };
}
