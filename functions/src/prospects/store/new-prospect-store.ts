import type { NewProspect } from '@cuadrilla/domain/records/prospect.ts';
import { duplicateAmong, type Duplicate } from '../../duplicates/duplicate-failure.ts';
import { findDuplicates } from '../../duplicates/duplicate-store.ts';
import type { Failure } from '../../unit/failures.ts';
import { readSection } from '../../settings/settings-store.ts';
import type { Done, Occasion } from '../../store/act.ts';
import { nextCode } from '../../store/codes.ts';
import { firstResponseDueAt } from '../convert/first-response.ts';
import { identityOf } from '../prospect-fields.ts';
import { resolveReferences } from './prospect-references-store.ts';
import { writeNewProspect, type Handle } from './prospect-writes-store.ts';

type Invalid = Extract<Failure, { kind: 'invalid' }>;
export type CreateProspectOutcome = Done | Invalid | Duplicate | { kind: 'keyReused' };

/** What is known of a prospect to be made, and of whom somebody said that they are others. */
export type ProspectToMake = { prospect: NewProspect; notDuplicateOf: readonly string[] };

/** Makes a prospect with its code and its first-response clock, unless they look like somebody there already. */
export async function makeProspect(
  { tx, firestore }: Handle,
  { prospect: { ownerId, ...typed }, notDuplicateOf }: ProspectToMake,
  occasion: Occasion,
): Promise<Done | Invalid | Duplicate> {
  const { now } = occasion;
  const [{ timeZone }, { firstResponse }] = await Promise.all([
    readSection(firestore, tx, 'company'),
    readSection(firestore, tx, 'buffers'),
  ]);
  const references = await resolveReferences({ tx, firestore }, { ...typed, ownerId });
  if (references.kind === 'invalid') return references;
  // Of two at once the second finds the counter changed and begins anew: then it sees what the first made, although the
  // duplicates are looked up outside the transaction, where they hold up nobody.
  const { code, take } = await nextCode(tx, firestore, 'prospect', { now, timeZone });
  const matches = await findDuplicates(firestore, { ...identityOf(typed), toldApart: notDuplicateOf });
  const duplicate = duplicateAmong(matches, notDuplicateOf, { mayShareNif: true });
  if (duplicate) return duplicate;
  take();
  const clock = { firstResponseDueAt: firstResponseDueAt(now, firstResponse), firstResponseAt: null };
  const start = { status: 'NEW' as const, lostReasonId: null, discardKind: null, ...clock };
  const unconverted = { convertedTo: null, convertedSiteId: null, convertedServiceId: null };
  // Only of those who were asked about: what else was sent is not kept.
  const others = matches.filter(({ id }) => notDuplicateOf.includes(id)).map(({ id }) => id);
  const known = { ...typed, code, owner: references.owner, notDuplicateOf: others };
  const fields = { ...known, ...start, ...unconverted };
  return { kind: 'done', ids: [writeNewProspect({ tx, firestore }, fields, occasion)] };
}
