import { AUDIT_KIND_LABELS, type AuditKind } from '@cuadrilla/domain/activity/audit-kinds.ts';
import type { AuditFilter, AuditKind as AskedKind } from '#gql/schema.generated.ts';
import { dayOf } from '#shared/list/days.ts';
import type { ListOptions, ListState } from '#shared/list/list-state.ts';

const LABELS: Readonly<Record<AskedKind, string>> = AUDIT_KIND_LABELS;
const KINDS = Object.keys(LABELS) as AuditKind[];

/** `registro` is a record of the kind `tipo`. */
export const LIST = {
  filters: { persona: 'any', tipo: KINDS, registro: 'any', desde: 'any', hasta: 'any' },
} as const satisfies ListOptions;

export const KIND_OPTIONS = KINDS.map((value) => ({ value, label: LABELS[value] }));

type State = Pick<ListState<typeof LIST>, 'variables' | 'filters'>;

export function filterOf({ persona, tipo, registro, desde, hasta }: State['filters']): AuditFilter | null {
  const from = dayOf(desde);
  const to = dayOf(hasta);
  const filter: AuditFilter = {
    ...(persona && { actorId: persona }),
    ...(tipo && { kind: tipo }),
    ...(tipo && registro && { recordId: registro }),
    ...(from && { from }),
    ...(to && { to }),
  };
  return Object.keys(filter).length === 0 ? null : filter;
}

export function variablesOf({ variables: { first, after }, filters }: State) {
  return { first, after, filter: filterOf(filters) };
}
