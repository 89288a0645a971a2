import type { AddNoteInput } from '../gql/graphql.ts';
import { type AnswerOf, clearProject, execute, gql, startKit, type Kit, type Person } from './kit.ts';

export const NOW = new Date('2026-11-20T10:00:00Z');
export const KEY = '1b9d6bcd-bbfd-4b2d-9b5d-ab8dfbbd4bed';
export const ADD_NOTE = gql(`mutation AddNote($input: AddNoteInput!, $key: UUID) {
  addNote(input: $input, key: $key) {
    __typename
    ... on AddNoteSuccess {
      entry { id at actorId actorName action entity entityId subject text noteKind changes { field } }
      prospect { status version firstResponseAt firstResponseDueAt }
    }
    ... on UserError { message }
    ... on ValidationError { fields { path message } }
  }
}`);

export async function startNotes(): Promise<{ kit: Kit; agent: Person }> {
  const kit = startKit(() => ({ now: () => NOW }));
  await clearProject(kit);
  return { kit, agent: await kit.given.agent() };
}

export async function addNote(
  kit: Pick<Kit, 'send'>,
  by: Person,
  input: AddNoteInput,
  key: string | null,
): Promise<AnswerOf<typeof ADD_NOTE>> {
  return (await execute(kit, by, ADD_NOTE, { input, key })).addNote;
}
