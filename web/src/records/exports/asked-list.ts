import { mayExport, type ExportedList } from '@cuadrilla/domain/exports/exported-lists.ts';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import type { CreateExportInput } from '#gql/schema.generated.ts';

type Lists = Omit<CreateExportInput, 'format'>;

export type AskedList = { list: ExportedList; input: Lists };

const INPUTS = {
  PROSPECTS: 'prospects',
  CLIENTS: 'clients',
  EQUIPMENT: 'equipment',
  SERVICES: 'services',
  ITEMS: 'items',
  WORK_REVIEWS: 'workReviews',
  BILLING_BATCHES: 'billingBatches',
  ABSENCES: 'absences',
  TECHNICIANS: 'technicians',
  AGENTS: 'agents',
  AUDIT: 'audit',
} as const satisfies Record<ExportedList, keyof Lists>;

type Asks = { [L in keyof typeof INPUTS]: NonNullable<Lists[(typeof INPUTS)[L]]> };

/** `variables` are those of the list's query; its page does not matter. */
export function askedList<L extends keyof Asks>(
  list: L,
  variables: Asks[L] & { first?: unknown; after?: unknown },
): AskedList {
  const asked = { ...variables };
  delete asked.first;
  delete asked.after;
  return { list, input: { [INPUTS[list]]: asked } };
}

export const allowedLists = (role: Role | null, lists: readonly AskedList[]): readonly AskedList[] =>
  lists.filter(({ list }) => mayExport(role, list));
