import type { EntityKind } from '../graphql/types.generated.ts';

/** An entry of a record's timeline, as `audit/{id}` says; free of Firestore's types. */
export type ActivityEntry = {
  id: string;
  at: Date;
  actorId: string;
  actorName: string;
  action: string;
  /** The kind of record it is about; what has no timeline of its own stands under the record it belongs to. */
  entity: EntityKind;
  entityId: string;
  subject: string | null;
  text: string | null;
  noteKind: 'NOTE' | 'CALL' | 'EMAIL' | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
};

/** The kinds of record that have a timeline; the names are those of the GraphQL enum. */
export const ENTITY_KINDS = [
  'USER',
  'PROSPECT',
  'CLIENT',
  'SITE',
  'EQUIPMENT',
  'SERVICE',
] as const satisfies EntityKind[];

/** Whether a logged kind of record has a timeline. */
export function isEntityKind(kind: string): kind is EntityKind {
  return (ENTITY_KINDS as readonly string[]).includes(kind);
}
