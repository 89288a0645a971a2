import { invoiceKey, type InvoiceNumber } from './invoice-numbers.ts';
import type { FieldMessage } from '../inputs/parts/validate.ts';
import { formatLocalDate } from '../time/local-date.ts';
import type { BillingItem } from './billing-item.ts';

/** An invoice as it was first noted, its client and the items that are on it. */
export type InvoiceClaim = InvoiceNumber & {
  clientId: string;
  itemIds: readonly string[];
  /** An item was returned with its number: the invoice was issued, and its number stays with its client. */
  isKept: boolean;
};
export type InvoiceClaims = ReadonlyMap<string, InvoiceClaim | null>;

/** Before and after, in the order in which they were sent. */
export type ItemChange = { before: BillingItem; after: BillingItem };

type Numbered = BillingItem & InvoiceNumber;

const isNumbered = (item: BillingItem): item is Numbered =>
  item.state === 'INVOICED' && item.invoiceNumber !== null && item.invoicedOn !== null;

export const claimedKeys = (changes: readonly ItemChange[]): string[] => [
  ...new Set(changes.flatMap(({ before, after }) => [before, after].filter(isNumbered).map(invoiceKey))),
];

const claimBy = (
  { invoiceNumber, invoicedOn, work }: Numbered,
  itemIds: readonly string[],
): InvoiceClaim => ({
  clientId: work.party.clientId,
  invoiceNumber,
  invoicedOn,
  itemIds,
  isKept: false,
});

/** Also claims the numbers that items of the batch got before there were claims. */
export function withNoted(known: InvoiceClaims, items: readonly BillingItem[]): InvoiceClaims {
  const numbered = items.filter(isNumbered);
  return new Map(
    [...known].map(([key, claim]) => {
      const noted = numbered.filter((item) => invoiceKey(item) === key);
      const [first] = noted;
      const ids = noted.map(({ id }) => id);
      return [key, claim ?? (first === undefined ? null : claimBy(first, ids))];
    }),
  );
}

/** Those of the invoices that name more than one, noted before or in this call. */
export function clientsInDoubt(known: InvoiceClaims, changes: readonly ItemChange[]): string[] {
  const numbered = changes.flatMap(({ after }) => (isNumbered(after) ? after : []));
  const named = Map.groupBy(numbered, invoiceKey);
  const inDoubt = [...named].flatMap(([key, items]) => {
    const ids = new Set(items.map(({ work }) => work.party.clientId));
    const claimed = known.get(key)?.clientId;
    if (claimed !== undefined) ids.add(claimed);
    return ids.size > 1 ? [...ids] : [];
  });
  return [...new Set(inDoubt)];
}

export type ClaimClients = {
  isSame: (clientId: string, other: string) => boolean;
  nameOf: (clientId: string) => string;
};

type Moved = {
  claims: InvoiceClaims;
  /** With each number as it is spelled in its claim. */
  changes: readonly ItemChange[];
  /** At `items.N.…`; with any, nothing may be written. */
  problems: readonly FieldMessage[];
};

const returns = ({ before, after }: ItemChange, key: string): boolean =>
  after.state === 'RETURNED' && isNumbered(before) && invoiceKey(before) === key;

export function movedClaims(
  changes: readonly ItemChange[],
  known: InvoiceClaims,
  clients: ClaimClients,
): Moved {
  const changed = new Set(changes.map(({ before }) => before.id));
  const claims = new Map<string, InvoiceClaim | null>();
  for (const [key, claim] of known) {
    const itemIds = claim?.itemIds.filter((id) => !changed.has(id)) ?? [];
    const isKept = claim?.isKept === true || changes.some((change) => returns(change, key));
    claims.set(key, claim !== null && (itemIds.length > 0 || isKept) ? { ...claim, itemIds, isKept } : null);
  }
  const problems: FieldMessage[] = [];
  const spelled = changes.map(({ before, after }, index) => {
    if (!isNumbered(after)) return { before, after };
    const key = invoiceKey(after);
    const held = claims.get(key) ?? claimBy(after, []);
    const problem = contradiction(held, after, clients);
    if (problem !== null) problems.push({ ...problem, path: `items.${index}.${problem.path}` });
    const claim = held.itemIds.length === 0 ? { ...claimBy(after, []), isKept: held.isKept } : held;
    claims.set(key, { ...claim, itemIds: [...claim.itemIds, after.id] });
    return { before, after: { ...after, invoiceNumber: claim.invoiceNumber } };
  });
  return { claims, changes: spelled, problems };
}

function contradiction(
  claim: InvoiceClaim,
  { invoiceNumber, invoicedOn, work }: Numbered,
  { isSame, nameOf }: ClaimClients,
): FieldMessage | null {
  if (!isSame(claim.clientId, work.party.clientId))
    return {
      path: 'invoiceNumber',
      message: `La factura ${invoiceNumber} ya es de ${nameOf(claim.clientId)}`,
    };
  if (claim.invoicedOn === invoicedOn || claim.itemIds.length === 0) return null;
  const date = formatLocalDate(claim.invoicedOn);
  return {
    path: 'invoicedOn',
    message: `La factura ${invoiceNumber} ya tiene otra fecha en otro servicio: ${date}`,
  };
}
