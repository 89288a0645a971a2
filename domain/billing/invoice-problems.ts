import { taxTerritoryOf } from '../contact/postal-code.ts';
import { formatEuros } from '../services/money.ts';
import { MISSING } from '../services/missing-to-invoice.ts';
import { needsNif, NIF_FREE_CENTS } from './nif-limit.ts';
import type { BillingWork } from './billing-work.ts';
import { hasWrongVat, placeWithoutVat } from './vat-elsewhere.ts';

/** NIF and ADDRESS are mended in the client, the others in the service. */
export const PROBLEM_KINDS = ['NIF', 'ADDRESS', 'PRICE', 'VAT', 'NOTHING'] as const;
export type ProblemKind = (typeof PROBLEM_KINDS)[number];

/** `serviceId` is null for problems of the client. */
export type InvoiceProblem = { kind: ProblemKind; serviceId: string | null; text: string };

export function invoiceProblems(works: readonly BillingWork[], totalCents: number): InvoiceProblem[] {
  const [first] = works;
  if (first === undefined) return [];
  const { party } = first;
  const ofClient: InvoiceProblem[] = [];
  if (needsNif({ hasNif: party.nif !== null, mayLackNif: party.kind === 'PERSON' }, totalCents)) {
    const over = `Falta el NIF: pasa de ${formatEuros(NIF_FREE_CENTS)}`;
    const text = party.kind === 'PERSON' ? over : MISSING.NIF;
    ofClient.push({ kind: 'NIF', serviceId: null, text });
  }
  if (party.address === null) {
    ofClient.push({ kind: 'ADDRESS', serviceId: null, text: MISSING.ADDRESS });
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
  if (lines.some((line) => hasWrongVat(line, postalCode))) {
    const where = placeWithoutVat(postalCode) ?? '';
    const said = `${code}: la ubicación está en ${where} y el IVA no vale allí.`;
    const tax = taxTerritoryOf(postalCode) ?? '';
    problems.push(found('VAT', `${said} Pon sus líneas al 0 % y aplica el ${tax} en tu programa`));
  }
  return problems;
}
