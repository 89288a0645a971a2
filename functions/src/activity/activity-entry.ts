import type { EntityKind } from '../graphql/types.generated.ts';

export type ActivityEntry = {
  id: string;
  at: Date;
  actorId: string;
  actorName: string;
  action: string;
  /** An absence stands under its technician, having no timeline of its own. */
  entity: EntityKind;
  entityId: string;
  subject: string | null;
  text: string | null;
  noteKind: 'NOTE' | 'CALL' | 'EMAIL' | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

export const ENTITY_KINDS = [
  'USER',
  'PROSPECT',
  'CLIENT',
  'SITE',
  'EQUIPMENT',
  'SERVICE',
] as const satisfies EntityKind[];

export function isEntityKind(kind: string): kind is EntityKind {
  return (ENTITY_KINDS as readonly string[]).includes(kind);
}
