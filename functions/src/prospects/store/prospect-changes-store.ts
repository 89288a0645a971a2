import { legalNameOf, prospectProblems } from '@cuadrilla/domain/inputs/prospects/prospect.ts';
import {
  prospectTransition,
  type ProspectAction,
  type ProspectStatus,
} from '@cuadrilla/domain/prospects/prospect-states.ts';
import type { NewProspect, ProspectFields } from '@cuadrilla/domain/records/prospect.ts';
import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { findDuplicates } from '../../duplicates/duplicate-store.ts';
import { readSection } from '../../settings/settings-store.ts';
import { UNAVAILABLE, type CatalogValue } from '../../settings/settings.ts';
import type { Occasion } from '../../store/act.ts';
import type { Identity } from '../../store/lists/match-keys.ts';
import { clockAfter } from '../convert/first-response.ts';
import { identityOf } from '../prospect-fields.ts';
import { within, type ProspectOutcome } from '../prospect-outcome.ts';
import { resolveReferences } from './prospect-references-store.ts';
import { findProspect, writeProspect, type Handle } from './prospect-writes-store.ts';
import type { Prospect } from '../prospect.ts';

/** Which prospect, as it was seen. */
export type ProspectVersion = { id: string; version: number };

/** What was said of a prospect; the rest stays as it is. */
export type ProspectUpdate = ProspectVersion & {
  prospect: Partial<NewProspect>;
  /** Of whom somebody has said since that they are others. */
  notDuplicateOf: readonly string[];
};

/** Why it is done: what the prospect is to say beside its status, and the words of the timeline. */
export type Why = { fields?: Partial<ProspectFields>; text?: string | null };

/** A named transition. */
export type ProspectMove = ProspectVersion & {
  role: Role;
  action: ProspectAction;
  /** Whereto, where the action leaves a choice. */
  to?: ProspectStatus | undefined;
} & ({ why?: Why } | { lostReasonId: string; whyOf: (reason: CatalogValue) => Why });

const CONVERTED = 'Un prospecto convertido ya no se modifica: sus datos están en el cliente';

/** What a prospect is to say, or why it cannot. */
type Next = ({ kind: 'next' } & Why) | Exclude<ProspectOutcome, { kind: 'done' }>;

/** Changes what is known of a prospect; one that became a client is a document of the past. */
export function updateOne(
  handle: Handle,
  { id, version, prospect, notDuplicateOf: answered }: ProspectUpdate,
  occasion: Occasion,
): Promise<ProspectOutcome> {
  const work = async (current: Prospect): Promise<Next> => {
    if (current.status === 'CONVERTED') return { kind: 'transition', message: CONVERTED };
    const { ownerId = current.owner?.id ?? null, ...changes } = prospect;
    const after = { ...current, ...changes };
    const wrong = prospectProblems(after);
    if (wrong.length > 0) return { kind: 'invalid', fields: within('prospect', wrong) };
    const references = await resolveReferences(handle, { ...after, ownerId }, current);
    if (references.kind === 'invalid') return references;
    const notDuplicateOf = await othersAmong(handle, current, { identity: identityOf(after), answered });
    const fields = { ...changes, legalName: legalNameOf(after), owner: references.owner, notDuplicateOf };
    return { kind: 'next', fields };
  };
  return changeProspect(handle, { id, version, work }, occasion);
}

/** Who is known to be another: only of those who look alike, what else was sent is not kept. */
async function othersAmong(
  { firestore }: Handle,
  { id, notDuplicateOf: known }: Prospect,
  { identity, answered }: { identity: Identity; answered: readonly string[] },
): Promise<string[]> {
  const fresh = answered.filter((each) => !known.includes(each));
  if (fresh.length === 0) return known;
  const matches = await findDuplicates(firestore, { ...identity, exceptId: id, toldApart: fresh });
  return [...known, ...matches.map((match) => match.id).filter((each) => fresh.includes(each))];
}

/** Moves a prospect as the one table of states allows; with its status go the reasons of the one it leaves. */
export function moveOne(handle: Handle, move: ProspectMove, occasion: Occasion): Promise<ProspectOutcome> {
  const { tx, firestore } = handle;
  const { id, version, action, to, role } = move;
  const work = async (current: Prospect): Promise<Next> => {
    const allowed = prospectTransition({ from: current.status, action, to, role });
    if (!allowed.ok) return { kind: 'transition', message: allowed.message };
    const why = await whyOf(handle, move);
    if (why === null) return { kind: 'invalid', fields: [{ path: 'reasonId', message: UNAVAILABLE }] };
    // The settings are read only where the first-response clock begins to run again.
    const hours = allowed.to === 'NEW' ? (await readSection(firestore, tx, 'buffers')).firstResponse : 0;
    const states = { from: current.status, to: allowed.to };
    const clock = clockAfter(states, { ...current, now: occasion.now, hours });
    const status = { status: allowed.to, lostReasonId: null, discardKind: null };
    return { kind: 'next', ...why, fields: { ...status, ...clock, ...why.fields } };
  };
  return changeProspect(handle, { id, version, work }, occasion);
}

/** Null where the reason that was chosen is none of the settings' any more. */
async function whyOf({ tx, firestore }: Handle, move: ProspectMove): Promise<Why | null> {
  if (!('whyOf' in move)) return move.why ?? {};
  const { lostReasons } = await readSection(firestore, tx, 'reasons');
  const reason = lostReasons.find(({ id, retired }) => id === move.lostReasonId && !retired);
  return reason ? move.whyOf(reason) : null;
}

type Change = ProspectVersion & {
  /** May read in the transaction, and writes nothing. */
  work: (current: Prospect) => Promise<Next>;
};

async function changeProspect(
  handle: Handle,
  { id, version, work }: Change,
  occasion: Occasion,
): Promise<ProspectOutcome> {
  const current = await findProspect(handle, id);
  if (current === null) return { kind: 'notFound' };
  if (current.version !== version) return { kind: 'conflict' };
  const next = await work(current);
  if (next.kind !== 'next') return next;
  const { fields = {}, text = null } = next;
  writeProspect(handle, { current, fields, text }, occasion);
  return { kind: 'done', ids: [id] };
}
