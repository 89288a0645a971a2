import { useState } from 'react';
import type { InvoiceCard_InvoiceFragment } from '../parts/invoice.generated.ts';

type Invoices = readonly InvoiceCard_InvoiceFragment[];

const idsOf = ({ items }: InvoiceCard_InvoiceFragment) => items.map(({ serviceId }) => serviceId);

/** Everything without problems is selected until the person changes the selection. */
export function usePicked(invoices: Invoices) {
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map());
  const whole = new Set(invoices.filter(({ problems }) => problems.length === 0).flatMap(idsOf));
  const isPicked = (id: string) => said.get(id) ?? whole.has(id);
  const ids = invoices.flatMap(idsOf).filter(isPicked);
  const all = invoices.flatMap(idsOf);
  return {
    ids,
    /** Selects nothing, or everything without problems. */
    toggle: () =>
      setSaid(
        ids.length > 0
          ? new Map(all.map((id) => [id, false]))
          : new Map(all.map((id) => [id, whole.has(id)])),
      ),
    isPicked,
    pick: (picked: readonly string[], value: boolean) =>
      setSaid((before) => new Map([...before, ...picked.map((id) => [id, value] as const)])),
    netCents: invoices
      .flatMap(({ items }) => items)
      .filter(({ serviceId }) => isPicked(serviceId))
      .reduce((sum, { netCents }) => sum + netCents, 0),
  };
}
