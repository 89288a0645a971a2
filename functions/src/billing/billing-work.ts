import type { BillingItem } from '@cuadrilla/domain/billing/billing-item.ts';
import { netCents } from '@cuadrilla/domain/billing/service-billing.ts';
import type { BillingParty, BillingWork } from '@cuadrilla/domain/billing/billing-work.ts';
import { invoicesOf, type Grouping } from '@cuadrilla/domain/billing/invoice.ts';
import { chargedLines } from '@cuadrilla/domain/services/service-lines.ts';
import { todayIn } from '@cuadrilla/domain/time/local-date.ts';
import type { Client } from '../clients/client.ts';
import { placeLine } from '../records.ts';
import type { Service } from '../work/service.ts';

function partyOf({ id, code, kind, legalName, nif, billingAddress, managedBy }: Client): BillingParty {
  const manager = managedBy && { id: managedBy.id, code: managedBy.code, name: managedBy.name };
  return { clientId: id, code, kind, name: legalName, nif, address: billingAddress, manager };
}

/** Of the day on which the work was done, which may not be the planned one. */
export function workOf(service: Service, client: Client, zone: string): BillingWork {
  const { id, code, title, site, lines, plannedAt, workedAt, requestedAt } = service;
  return {
    serviceId: id,
    code,
    title,
    on: todayIn(zone, workedAt ?? plannedAt ?? requestedAt),
    place: `${site.name}, ${placeLine(site.address) ?? ''}`,
    postalCode: site.address.postalCode,
    party: partyOf(client),
    lines: chargedLines(lines).map(
      ({ id: lineId, kind, text, quantityMilli, unit, unitPriceCents, ...rest }) => ({
        id: lineId,
        kind,
        text,
        quantityMilli,
        unit,
        unitPriceCents,
        discountBasisPoints: rest.discountBasisPoints,
        vatPercent: rest.vatPercent,
        billable: rest.billable,
      }),
    ),
  };
}

type Loaders = {
  client: (id: string) => Promise<Client | null>;
  zone: () => Promise<string>;
};

export async function worksOf(
  services: readonly Service[],
  { client, zone }: Loaders,
): Promise<BillingWork[]> {
  const ids = [...new Set(services.map((service) => service.client.id))];
  const [found, timeZone] = await Promise.all([Promise.all(ids.map(client)), zone()]);
  const clients = new Map(ids.map((id, index) => [id, found[index]]));
  return services.map((service) => {
    const payer = clients.get(service.client.id);
    // Clients are never deleted.
    if (!payer) throw new Error(`clients/${service.client.id} is not there`);
    return workOf(service, payer, timeZone);
  });
}

/** As items of the invoices that they would become. */
export function draftItems(
  batchId: string,
  works: readonly BillingWork[],
  grouping: Grouping,
): BillingItem[] {
  return invoicesOf(works, grouping).flatMap((invoice, place) =>
    invoice.works.map((work): BillingItem => ({
      id: work.serviceId,
      batchId,
      place,
      state: 'DRAFT',
      work,
      netCents: netCents(work.lines),
      invoiceNumber: null,
      invoicedOn: null,
      returnReason: null,
    })),
  );
}
