import { taxTerritoryOf, type TaxTerritory } from '../contact/postal-code.ts';
import { formatEuros } from '../services/money.ts';
import { needsNif, NIF_FREE_CENTS } from './nif-limit.ts';
import type { BillingWork } from './billing-work.ts';

/** NIF and ADDRESS are mended in the client, the others in the service. */
export const PROBLEM_KINDS = ['NIF', 'ADDRESS', 'PRICE', 'VAT', 'NOTHING'] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** `serviceId` is null for what is missing in the client. */
export type InvoiceProblem = { kind: ProblemKind; serviceId: string | null; text: string };

/** Per cent. Ley 37/1992 art. 90 and 91; Ley 4/2012 (Canarias) art. 51; Ley 8/1991 art. 18: rates in force, to be edited here. */
const RATES: Record<TaxTerritory, readonly number[]> = {
  IVA: [21, 10, 5, 4, 0],
  IGIC: [20, 15, 9.5, 7, 5, 3, 1, 0],
  IPSI: [10, 8, 4, 2, 1, 0.5, 0],
};

const TERRITORY_LABELS: Record<TaxTerritory, string> = {
  IVA: 'la península y Baleares (IVA)',
  IGIC: 'Canarias (IGIC)',
  IPSI: 'Ceuta y Melilla (IPSI)',
};

/** What keeps works of one client from becoming one invoice. */
export function invoiceProblems(works: readonly BillingWork[], totalCents: number): InvoiceProblem[] {
  const [first] = works;
  if (first === undefined) return [];
  const { party } = first;
  const ofClient: InvoiceProblem[] = [];
  if (needsNif({ hasNif: party.nif !== null, mayLackNif: party.kind === 'PERSON' }, totalCents)) {
    const over = `Falta el NIF: pasa de ${formatEuros(NIF_FREE_CENTS)}`;
    const text = party.kind === 'PERSON' ? over : 'Falta el NIF del cliente';
    ofClient.push({ kind: 'NIF', serviceId: null, text });
  }
  if (party.address === null) {
    ofClient.push({ kind: 'ADDRESS', serviceId: null, text: 'Falta la dirección fiscal' });
  }
  return [...ofClient, ...works.flatMap(workProblems)];
}

function workProblems({ serviceId, code, lines, postalCode }: BillingWork): InvoiceProblem[] {
  const found = (kind: ProblemKind, text: string): InvoiceProblem => ({ kind, serviceId, text });
  if (lines.length === 0) return [found('NOTHING', `${code}: no hay nada que cobrar`)];
  const problems: InvoiceProblem[] = [];
  if (lines.some(({ unitPriceCents }) => unitPriceCents === null)) {
    problems.push(found('PRICE', `${code}: hay líneas sin precio`));
  }
  const territory = taxTerritoryOf(postalCode) ?? 'IVA';
  const wrong = lines.find(({ vatPercent }) => !RATES[territory].includes(vatPercent));
  if (wrong !== undefined) {
    problems.push(
      found('VAT', `${code}: el tipo ${wrong.vatPercent} % no vale en ${TERRITORY_LABELS[territory]}`),
    );
  }
  return problems;
}
