import { note } from '@cuadrilla/domain/inputs/parts/checks.ts';
import type { FieldMessage } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { isAnswer } from '@cuadrilla/domain/prospects/prospect-states.ts';
import type { Permission } from '@cuadrilla/domain/people/permissions.ts';
import { assertCan, occasionOf, type Acting } from '../unit/acting.ts';
import type { GraphQLContext } from '../server/context.ts';
import { reportOf } from '../field-work/field-report.ts';
import type { AddNoteInput } from '../graphql/types.generated.ts';
import type { Done } from '../store/act.ts';
import type { Noted } from './activity-store.ts';

/** How writing a note ends; the id of a `done` is the entry's. */
export type AddNoteOutcome =
  Done | { kind: 'invalid'; fields: FieldMessage[] } | { kind: 'notFound' } | { kind: 'keyReused' };

/** A note is for whoever may open the record; of a service, the store asks whose it is. */
const WRITTEN_WITH: Record<Noted, Permission> = {
  PROSPECT: 'prospects:open',
  CLIENT: 'clients:open',
  SERVICE: 'services:open',
};

/** Writes a note into the timeline of a prospect, a client or a service; throws FORBIDDEN for whoever may not. */
export async function addNote(
  { stores, now }: Pick<GraphQLContext, 'stores' | 'now'>,
  viewer: Acting,
  input: AddNoteInput,
  key: string | null | undefined,
): Promise<AddNoteOutcome> {
  assertCan(viewer, 'notes:write');
  const { entity, id, kind, text } = input;
  const isAboutNoted = isNoted(entity);
  if (isAboutNoted) assertCan(viewer, WRITTEN_WITH[entity]);
  const answers = input.answers ?? false;
  if (answers) assertCan(viewer, 'prospects:edit');
  const wrongText = note(text);
  const fields = [
    ...(isAboutNoted ? [] : [{ path: 'entity', message: MESSAGES.choice }]),
    ...(answers && !(entity === 'PROSPECT' && isAnswer(kind))
      ? [{ path: 'answers', message: MESSAGES.choice }]
      : []),
    ...(wrongText === null ? [] : [{ path: 'text', message: wrongText }]),
  ];
  if (fields.length > 0 || !isAboutNoted) return { kind: 'invalid', fields };
  const written = {
    entity,
    id,
    kind,
    text: text.trim().replace(/\r\n?/gu, '\n'),
    report: reportOf(input),
    answers,
    viewer,
  };
  return stores.activity.addNote(written, occasionOf(viewer, 'addNote', input, { key, now: now() }));
}

function isNoted(entity: AddNoteInput['entity']): entity is Noted {
  return entity in WRITTEN_WITH;
}
