import type { CatalogKind, ReasonKind } from '#gql/schema.generated.ts';

export type { ReasonKind };

export const REASON_FIELDS = {
  PROSPECT_SOURCE: 'prospectSources',
  LOST_REASON: 'lostReasons',
  CANCEL_REASON: 'cancelReasons',
  HOLD_REASON: 'holdReasons',
} as const satisfies Record<ReasonKind, string>;

export type ReasonField = (typeof REASON_FIELDS)[ReasonKind];

export function isReasonKind(kind: CatalogKind): kind is ReasonKind {
  return kind in REASON_FIELDS;
}
