import { invoiceKey, type InvoiceNumber } from '@cuadrilla/domain/billing/invoice-numbers.ts';
import type { BillingItem } from './billing-batch.ts';

/** The client of an invoice number, and the items that carry it. */
export type InvoiceClaim = { clientId: string; itemIds: readonly string[] };
export type InvoiceClaims = ReadonlyMap<string, InvoiceClaim | null>;

/** Before and after, in the order in which they were sent. */
export type ItemChange = { before: BillingItem; after: BillingItem };

const isNumbered = (item: BillingItem): item is BillingItem & InvoiceNumber =>
  item.state === 'INVOICED' && item.invoiceNumber !== null && item.invoicedOn !== null;

const keyOf = (item: BillingItem): string | null => (isNumbered(item) ? invoiceKey(item) : null);

export const claimedKeys = (changes: readonly ItemChange[]): string[] => [
  ...new Set(
    changes.flatMap(({ before, after }) => [before, after].map(keyOf)).filter((key) => key !== null),
  ),
];

/** The claims after the changes, and the indices of changes whose number belongs to another client. */
export function movedClaims(
  changes: readonly ItemChange[],
  known: InvoiceClaims,
  isSame: (clientId: string, other: string) => boolean,
): { claims: InvoiceClaims; taken: readonly { index: number; clientId: string }[] } {
  const changed = new Set(changes.map(({ before }) => before.id));
  const claims = new Map<string, InvoiceClaim | null>();
  for (const [key, claim] of known) {
    const itemIds = claim?.itemIds.filter((id) => !changed.has(id)) ?? [];
    claims.set(key, claim === null || itemIds.length === 0 ? null : { ...claim, itemIds });
  }
  const taken = changes.flatMap(({ after }, index) => {
    const key = keyOf(after);
    if (key === null) return [];
    const { clientId } = after.work.party;
    const claim = claims.get(key) ?? { clientId, itemIds: [] };
    if (!isSame(claim.clientId, clientId)) return [{ index, clientId: claim.clientId }];
    claims.set(key, { ...claim, itemIds: [...claim.itemIds, after.id] });
    return [];
  });
  return { claims, taken };
}
