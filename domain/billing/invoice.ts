import { totalsOf, type Totals } from '../services/service-lines.ts';
import type { ClientRef } from '../records/client.ts';
import type { BillingParty, BillingWork } from './billing-work.ts';
import { invoiceProblems, type InvoiceProblem } from './invoice-problems.ts';
import { sortKey } from '../text/text.ts';

/** As people look for names; equal ones by their characters, so that the order is one. */
function compareTexts(a: string, b: string): number {
  const [left, right] = [sortKey(a), sortKey(b)];
  if (left !== right) return left < right ? -1 : 1;
  return a === b ? 0 : a < b ? -1 : 1;
}

export const GROUPINGS = ['CLIENT_MONTH', 'SERVICE', 'MANAGER'] as const;
export type Grouping = (typeof GROUPINGS)[number];

export const GROUPING_LABELS: Record<Grouping, string> = {
  CLIENT_MONTH: 'Por cliente y mes',
  SERVICE: 'Por servicio',
  MANAGER: 'Por administrador de fincas',
};

export type Invoice<W extends BillingWork = BillingWork> = {
  key: string;
  party: BillingParty;
  works: readonly W[];
  totals: Totals;
  problems: readonly InvoiceProblem[];
};

const monthOf = ({ on }: Pick<BillingWork, 'on'>) => on.slice(0, 7);

const keyOf = (work: BillingWork, grouping: Grouping) =>
  grouping === 'SERVICE' ? work.serviceId : `${work.party.clientId} ${monthOf(work)}`;

/**
 * The works grouped into invoices, by client, then day. IVA is computed on the sum of each. With grouping by
 * administrador de fincas, each community is invoiced by month, and those of one administrador are adjacent.
 */
export function invoicesOf<W extends BillingWork>(works: readonly W[], grouping: Grouping): Invoice<W>[] {
  const groups = new Map<string, W[]>();
  const order = grouping === 'MANAGER' ? byManagerAndClient : byClient;
  for (const work of works.toSorted(order)) {
    const key = keyOf(work, grouping);
    groups.set(key, [...(groups.get(key) ?? []), work]);
  }
  return [...groups].flatMap(([key, grouped]) => {
    const [first] = grouped;
    return first === undefined ? [] : [{ key, party: first.party, works: grouped, ...amountsOf(grouped) }];
  });
}

function amountsOf(works: readonly BillingWork[]) {
  const totals = totalsOf(works.flatMap(({ lines }) => lines));
  return { totals, problems: invoiceProblems(works, totals.totalCents) };
}

function byClient(a: BillingWork, b: BillingWork): number {
  return (
    compareTexts(a.party.name, b.party.name) ||
    compareTexts(a.party.code, b.party.code) ||
    compareTexts(a.on, b.on) ||
    compareTexts(a.code, b.code)
  );
}

/** Those without an administrador come last. */
function byManagerAndClient(a: BillingWork, b: BillingWork): number {
  const [left, right] = [a.party.manager ?? null, b.party.manager ?? null];
  if (left === null || right === null)
    return Number(left === null) - Number(right === null) || byClient(a, b);
  return compareTexts(left.name, right.name) || compareTexts(left.id, right.id) || byClient(a, b);
}

type Managed = { party: { manager?: ClientRef | null } };

/** Invoices in their order, those of one administrador de fincas together. */
export function byManager<I extends Managed>(
  invoices: readonly I[],
): { manager: ClientRef | null; invoices: I[] }[] {
  const groups = Map.groupBy(invoices, ({ party }) => party.manager?.id ?? null);
  return [...groups.values()].map((grouped) => ({
    manager: grouped[0]?.party.manager ?? null,
    invoices: grouped,
  }));
}

export type Amounts = { netCents: number; vatCents: number; totalCents: number };

export function sumOf(invoices: readonly { totals: Pick<Totals, 'baseCents' | 'totalCents'> }[]): Amounts {
  return invoices.reduce(
    (sum, { totals: { baseCents, totalCents } }) => ({
      netCents: sum.netCents + baseCents,
      vatCents: sum.vatCents + totalCents - baseCents,
      totalCents: sum.totalCents + totalCents,
    }),
    { netCents: 0, vatCents: 0, totalCents: 0 },
  );
}

/** How the invoice is called until it has a number: `LF-2026-0001-003`. */
export const invoiceRef = (batchCode: string, place: number) =>
  `${batchCode}-${String(place + 1).padStart(3, '0')}`;
