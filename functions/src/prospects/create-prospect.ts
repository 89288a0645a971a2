import { prospectSchema, type NewProspect } from '@cuadrilla/domain/inputs/prospect.ts';
import { validate } from '@cuadrilla/domain/inputs/validate.ts';
import { assertCan, occasionOf, type Acting } from '../acting.ts';
import { duplicateAmong, type Duplicate } from '../duplicates/duplicate-failure.ts';
import { findDuplicates } from '../duplicates/duplicate-store.ts';
import type { Failure } from '../failures.ts';
import type { CreateProspectInput } from '../graphql/types.generated.ts';
import { readSection } from '../settings/settings-store.ts';
import type { Done, Occasion } from '../store/act.ts';
import { nextCode } from '../store/codes.ts';
import { firstResponseDueAt } from './first-response.ts';
import { within, type ProspectContext } from './prospect-context.ts';
import { identityOf } from './prospect-fields.ts';
import { resolveReferences } from './prospect-references-store.ts';
import { writeNewProspect, type Handle } from './prospect-store.ts';

type Invalid = Extract<Failure, { kind: 'invalid' }>;
export type CreateProspectOutcome = Done | Invalid | Duplicate | { kind: 'keyReused' };

/**
 * Makes a prospect with its code and its first-response clock. Whoever looks like somebody there already is refused until a
 * person has named them as seen; also where the NIF is a client's, since it is the conversion that will link them.
 */
export async function createProspect(
  { stores, parsePhone, now }: ProspectContext,
  viewer: Acting,
  input: CreateProspectInput,
  key: string | null | undefined,
): Promise<CreateProspectOutcome> {
  assertCan(viewer, 'prospects:create');
  const checked = validate(prospectSchema(parsePhone), input.prospect);
  if (!checked.ok) return { kind: 'invalid', fields: within('prospect', checked.fields) };
  const occasion = occasionOf(viewer, 'createProspect', input, { key, now: now() });
  return stores.prospects.actInTurn('prospect', occasion, (handle) =>
    make(handle, { prospect: checked.value, notDuplicateOf: input.notDuplicateOf ?? [] }, occasion),
  );
}

type Request = { prospect: NewProspect; notDuplicateOf: readonly string[] };

async function make(
  { tx, firestore }: Handle,
  { prospect: { ownerId, ...typed }, notDuplicateOf }: Request,
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
  const matches = await findDuplicates(firestore, identityOf(typed));
  const duplicate = duplicateAmong(matches, notDuplicateOf, { mayShareNif: true });
  if (duplicate) return duplicate;
  take();
  const clock = { firstResponseDueAt: firstResponseDueAt(now, firstResponse), firstResponseAt: null };
  const start = { status: 'NEW' as const, lostReasonId: null, discardKind: null, ...clock };
  const unconverted = { convertedTo: null, convertedSiteId: null };
  const fields = { ...typed, code, owner: references.owner, ...start, ...unconverted };
  return { kind: 'done', ids: [writeNewProspect({ tx, firestore }, fields, occasion)] };
}
