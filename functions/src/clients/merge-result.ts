import { mayBeManaged } from '@cuadrilla/domain/contact/party.ts';
import { CLIENT, type ClientFields } from '@cuadrilla/domain/records/client.ts';
import { mergeRecords } from '@cuadrilla/domain/records/record-merge.ts';
import { matchKeys } from '../store/lists/match-keys.ts';
import type { Client, Contact } from './client.ts';

/** Entries stay in the timeline of the record they were written for. */
const ACTIVITY = 'La actividad anterior a la fusión';

/** The merged client, and the data that remains in the other, in Spanish. If both have a value, `keep` wins. */
export function mergeResult(keep: Client, merge: Client): { merged: ClientFields; leftBehind: string[] } {
  const canCome = mayBeManaged(keep.kind);
  const { merged, leftBehind } = mergeRecords(CLIENT, keep, {
    ...merge,
    managedBy: canCome ? merge.managedBy : null,
    contacts: othersOf(keep, merge),
  });
  const lostManager = canCome ? null : merge.managedBy;
  return {
    merged: { ...merged, originProspectId: keep.originProspectId ?? merge.originProspectId },
    leftBehind: [
      ...leftBehind,
      ...(lostManager ? [`${CLIENT.managedBy.leftBehind} ${lostManager.name}`] : []),
      ACTIVITY,
    ],
  };
}

export function inheritedBy(keep: Client, merge: Client): string[] {
  return [...new Set([...keep.inheritedMatch, ...matchKeys(merge), ...merge.inheritedMatch])];
}

/** There is at most one main contact, and the one of `keep` stays. */
function othersOf(keep: Client, merge: Client): Contact[] {
  const chosen = keep.contacts.some(({ main }) => main);
  return merge.contacts.map((contact) => ({ ...contact, main: contact.main && !chosen }));
}
