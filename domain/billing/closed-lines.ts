import { can } from '../people/permissions.ts';
import type { Role } from '../people/roles.ts';
import type { ServiceLine } from '../records/line.ts';
import { serviceActProblem } from '../services/service-acts.ts';
import { lacksPrice } from '../services/service-lines.ts';
import type { ServiceStatus } from '../services/service-status.ts';
import { deliveredProblem, type ServiceInvoicing } from './service-billing.ts';
import { hasWrongVat } from './vat-elsewhere.ts';

/** Whether the user may complete the lines of a closed service, which otherwise cannot be changed, for the invoice. */
export const completesLines = (status: ServiceStatus, role: Role | null): boolean =>
  status === 'CLOSED' && can(role, 'services:act') && can(role, 'prices:read');

type Charged = {
  status: ServiceStatus;
  invoicing: Pick<ServiceInvoicing, 'state' | 'batchCode'> | null;
  site: { address: { postalCode: string } };
};

/** Why a user who `completesLines` may not make this change, in Spanish; null if they may. */
export function lineChangeProblem(
  { status, invoicing, site }: Charged,
  before: ServiceLine,
  after: ServiceLine,
): string | null {
  const settled = serviceActProblem('writeLines', { status, hasVisitInProgress: false });
  const isCompleted = status === 'CLOSED' && givesWhatLacks(before, after, site.address.postalCode);
  if (settled === null || !isCompleted) return settled;
  return deliveredProblem(invoicing, 'cambiar sus líneas');
}

type Names = readonly (keyof ServiceLine)[];

const PRICING: Names = ['unitPriceCents', 'discountBasisPoints', 'vatPercent'];
const RATE: Names = ['vatPercent'];

function givesWhatLacks(before: ServiceLine, after: ServiceLine, postalCode: string): boolean {
  const names = Object.keys(after) as (keyof ServiceLine)[];
  const changed = names.filter((name) => after[name] !== before[name]);
  const isOnly = (allowed: Names) => changed.every((name) => allowed.includes(name));
  const isPriced = lacksPrice(before) && !lacksPrice(after) && isOnly(PRICING);
  const isRateRight = hasWrongVat(before, postalCode) && !hasWrongVat(after, postalCode) && isOnly(RATE);
  return isPriced || isRateRight;
}
