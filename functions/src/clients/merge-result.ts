import { mayBeManaged } from '@cuadrilla/domain/contact/party.ts';
import { CLIENT, type ClientFields } from '@cuadrilla/domain/records/client.ts';
import { mergeRecords } from '@cuadrilla/domain/records/record-merge.ts';
import { matchKeys } from '../store/lists/match-keys.ts';
import type { Client, Contact } from './client.ts';

/** Entries are of the record they were written for, and stay in its timeline. */
const ACTIVITY = 'La actividad anterior a la fusión';

/** The client that comes out of a merge, and what stays in the other, in Spanish. The one that stays wins where both say something. */
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

/** What the one that stays is recognised by besides its own: all that the other was. */
export function inheritedBy(keep: Client, merge: Client): string[] {
  return [...new Set([...keep.inheritedMatch, ...matchKeys(merge), ...merge.inheritedMatch])];
}

/** The contacts that come: there is one main contact at most, and the one that stays has chosen first. */
function othersOf(keep: Client, merge: Client): Contact[] {
  const chosen = keep.contacts.some(({ main }) => main);
  return merge.contacts.map((contact) => ({ ...contact, main: contact.main && !chosen }));
}
