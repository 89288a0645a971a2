import type { EntityKind } from '../graphql/types.generated.ts';
import type { Audited } from '../store/audit.ts';

export type ActivityEntry = {
  id: string;
  at: Date;
  actorId: string;
  actorName: string;
  action: string;
  entity: EntityKind;
  entityId: string;
  subject: string | null;
  text: string | null;
  noteKind: 'NOTE' | 'CALL' | 'EMAIL' | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

const WITHOUT_TIMELINE = { ABSENCE: true, SETTINGS: true, IMPORT: true, EXPORT: true } satisfies Record<
  Exclude<Audited, EntityKind>,
  true
>;

export const isEntityKind = (kind: Audited): kind is EntityKind => !(kind in WITHOUT_TIMELINE);
