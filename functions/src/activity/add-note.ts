import { note } from '@cuadrilla/domain/inputs/parts/checks.ts';
import { MESSAGES } from '@cuadrilla/domain/text/messages.ts';
import { displayName } from '@cuadrilla/domain/contact/party.ts';
import type { Permission } from '@cuadrilla/domain/people/permissions.ts';
import { isAnswer } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { occurredAtOf } from '@cuadrilla/domain/visits/visit-states.ts';
import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import { NOT_FOUND, type Failure } from '../failures.ts';
import { reportOf } from '../work-reviews/field-report.ts';
import { lastVisitOf } from '../work-reviews/last-visit.ts';
import type { AddNoteInput } from '../graphql/types.generated.ts';
import { inNewStatus } from '../prospects/prospect-status.ts';
import type { Prospect } from '../prospects/prospect.ts';
import { mayReadService } from '../work/ownership.ts';
import type { Done } from '../store/act.ts';
import type { UnitDeps } from '../unit/unit.ts';
import type { UnitStores } from '../unit/stores.ts';
import type { Noted } from './note-store.ts';

export type AddNoteOutcome = Done | Extract<Failure, { kind: 'invalid' | 'notFound' | 'keyReused' }>;

type Names = 'prospects' | 'clients' | 'services' | 'visits' | 'settings' | 'notes';

const WRITTEN_WITH: Record<Noted, Permission> = {
  PROSPECT: 'prospects:open',
  CLIENT: 'clients:open',
  SERVICE: 'services:open',
};

/** Adds a note to a timeline; with `answers` it is the first answer to a prospect and moves it out of NEW. */
export async function addNote(
  { unit, now }: UnitDeps<Names>,
  viewer: Acting,
  input: AddNoteInput,
  key: Key,
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
  const act = actOf(viewer, 'addNote', input, { key, now: now() });
  return unit(act, async (stores) => {
    const times = { ...reportOf(input), receivedAt: act.now };
    const written = { kind, text: text.trim().replace(/\r\n?/gu, '\n'), times, at: occurredAtOf(times) };
    if (entity === 'SERVICE') {
      const service = await stores.services.find(id);
      if (service === null) return NOT_FOUND;
      // A note written offline is kept although the visit was reassigned meanwhile.
      const hadVisit = async () =>
        times.occurredAt !== null && lastVisitOf(await stores.visits.ofService(id), viewer.id) !== null;
      if (!mayReadService(viewer, service) && !(await hadVisit())) return NOT_FOUND;
      const subject = `${service.code} ${service.title}`;
      const alsoOn = [{ entity: 'CLIENT', id: service.client.id }] as const;
      return { kind: 'done', ids: [stores.notes.insert({ ...written, entity, id, subject, alsoOn })] };
    }
    const prospect = entity === 'PROSPECT' ? await stores.prospects.find(id) : null;
    const record = entity === 'PROSPECT' ? prospect : await stores.clients.find(id);
    if (record === null) return NOT_FOUND;
    if (answers && prospect) await markContacted(stores, viewer, prospect, act.now);
    const subject = displayName(record);
    return { kind: 'done', ids: [stores.notes.insert({ ...written, entity, id, subject, alsoOn: [] })] };
  });
}

async function markContacted(
  { prospects, settings }: Pick<UnitStores, 'prospects' | 'settings'>,
  { role }: Acting,
  prospect: Prospect,
  now: Date,
): Promise<void> {
  if (prospect.status !== 'NEW') return;
  // A millisecond later, so that the timeline shows it after the note.
  const at = new Date(now.getTime() + 1);
  const command = { action: 'advance', to: 'CONTACTED', role, now: at } as const;
  const moved = await inNewStatus(settings, prospect, command);
  if (moved.kind !== 'moved') throw new Error(`prospects/${prospect.id} is new and was not advanced`);
  prospects.save(prospect, moved.prospect, { action: 'advanceProspect', at });
}

function isNoted(entity: AddNoteInput['entity']): entity is Noted {
  return entity in WRITTEN_WITH;
}
