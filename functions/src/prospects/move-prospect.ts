import type { Permission } from '@cuadrilla/domain/permissions.ts';
import {
  prospectTransition,
  type ProspectAction,
  type ProspectStatus,
} from '@cuadrilla/domain/prospect-states.ts';
import { assertCan, occasionOf, type Acting } from '../acting.ts';
import type { Failure } from '../failures.ts';
import { readSection } from '../settings/settings-store.ts';
import { clockAfter } from './first-response.ts';
import type { ProspectContext, ProspectOutcome } from './prospect-context.ts';
import type { Handle, NextProspect } from './prospect-store.ts';
import type { ProspectFields } from './prospect.ts';

type Invalid = Extract<Failure, { kind: 'invalid' }>;

/** Why it is done: what the prospect is to say beside its status, and the words of the timeline. */
export type Why = { kind: 'why'; fields?: Partial<ProspectFields>; text?: string | null };

/** A named transition. */
export type Move = {
  /** The mutation's name. */
  operation: string;
  action: ProspectAction;
  /** Whereto, where the action leaves a choice. */
  to?: ProspectStatus;
  permission?: Permission;
  why?: (handle: Handle) => Why | Invalid | Promise<Why | Invalid>;
};

/** Who asks for it, for which prospect as it was seen. */
export type Request<I extends { id: string; version: number }> = {
  viewer: Acting;
  input: I;
  key: string | null | undefined;
};

/** Moves a prospect as the one table of states allows; with its status go the reasons of the one it leaves. */
export function moveProspect<I extends { id: string; version: number }>(
  { stores, now }: ProspectContext,
  { viewer, input, key }: Request<I>,
  { operation, permission = 'prospects:edit', action, to, why }: Move,
): Promise<ProspectOutcome> {
  assertCan(viewer, permission);
  const { id, version } = input;
  const occasion = occasionOf(viewer, operation, input, { key, now: now() });
  return stores.prospects.change<Failure>(
    {
      id,
      version,
      async work(current, { tx, firestore }): Promise<NextProspect | Failure> {
        const allowed = prospectTransition({ from: current.status, action, to, role: viewer.role });
        if (!allowed.ok) return { kind: 'transition', message: allowed.message };
        const reason: Why | Invalid = why ? await why({ tx, firestore }) : { kind: 'why' };
        if (reason.kind === 'invalid') return reason;
        // The settings are read only where the first-response clock begins to run again.
        const hours = allowed.to === 'NEW' ? (await readSection(firestore, tx, 'buffers')).firstResponse : 0;
        const clock = clockAfter(
          { from: current.status, to: allowed.to },
          { ...current, now: occasion.now, hours },
        );
        const status = { status: allowed.to, lostReasonId: null, discardKind: null };
        return { kind: 'next', fields: { ...status, ...clock, ...reason.fields }, text: reason.text ?? null };
      },
    },
    occasion,
  );
}
