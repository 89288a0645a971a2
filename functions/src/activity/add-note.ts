import { note } from '@cuadrilla/domain/inputs/checks.ts';
import type { FieldMessage } from '@cuadrilla/domain/inputs/validate.ts';
import { MESSAGES } from '@cuadrilla/domain/messages.ts';
import { assertCan, occasionOf, type Acting } from '../acting.ts';
import type { GraphQLContext } from '../context.ts';
import type { AddNoteInput } from '../graphql/types.generated.ts';
import type { Done } from '../store/act.ts';

/** How writing a note ends; the id of a `done` is the entry's. */
export type AddNoteOutcome =
  Done | { kind: 'invalid'; fields: FieldMessage[] } | { kind: 'notFound' } | { kind: 'keyReused' };

/** Writes a note into the timeline of a prospect or a client; throws FORBIDDEN for whoever may not. */
export async function addNote(
  { stores, now }: Pick<GraphQLContext, 'stores' | 'now'>,
  viewer: Acting,
  input: AddNoteInput,
  key: string | null | undefined,
): Promise<AddNoteOutcome> {
  assertCan(viewer, 'notes:write');
  const { entity, id, kind, text } = input;
  const wrongText = note(text);
  const fields = [
    ...(entity === 'PROSPECT' || entity === 'CLIENT' ? [] : [{ path: 'entity', message: MESSAGES.choice }]),
    ...(wrongText === null ? [] : [{ path: 'text', message: wrongText }]),
  ];
  if (fields.length > 0 || (entity !== 'PROSPECT' && entity !== 'CLIENT')) return { kind: 'invalid', fields };
  const written = { entity, id, kind, text: text.trim().replace(/\r\n?/gu, '\n') };
  return stores.activity.addNote(written, occasionOf(viewer, 'addNote', input, { key, now: now() }));
}
