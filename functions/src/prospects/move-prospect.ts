import {
  loseProspectSchema,
  stepBackProspectSchema,
} from '@cuadrilla/domain/inputs/prospects/prospect-moves.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import type { Permission } from '@cuadrilla/domain/people/permissions.ts';
import {
  DISCARD_KIND_LABELS,
  type ProspectAction,
  type ProspectStatus,
} from '@cuadrilla/domain/prospects/prospect-states.ts';
import type { ProspectFields } from '@cuadrilla/domain/records/prospect.ts';
import { assertCan, actOf, type Acting, type Key } from '../acting.ts';
import { CONFLICT, NOT_FOUND, wrongField, type Failure } from '../failures.ts';
import type {
  AdvanceProspectInput,
  DiscardProspectInput,
  LoseProspectInput,
  ProspectVersionInput,
  StepBackProspectInput,
} from '../graphql/types.generated.ts';
import type { UnitDeps } from '../unit/unit.ts';
import type { UnitStores } from '../unit/stores.ts';
import { inNewStatus } from './prospect-status.ts';
import type { ProspectOutcome } from './update-prospect.ts';

type Deps = UnitDeps<'prospects' | 'settings'>;

export type MoveRequest<I extends ProspectVersionInput> = { viewer: Acting; input: I; key: Key };

type Why = { fields?: Partial<ProspectFields>; text?: string };

type Move = {
  action: ProspectAction;
  /** Required where the action leaves a choice. */
  to?: ProspectStatus;
  permission?: Permission;
  why?: (settings: UnitStores['settings']) => Promise<Why | Extract<Failure, { kind: 'invalid' }>>;
};

export function advanceProspect(
  deps: Deps,
  request: MoveRequest<AdvanceProspectInput>,
): Promise<ProspectOutcome> {
  return moveProspect(deps, request, { action: 'advance', to: request.input.to });
}

export async function stepBackProspect(
  deps: Deps,
  request: MoveRequest<StepBackProspectInput>,
): Promise<ProspectOutcome> {
  assertCan(request.viewer, 'prospects:edit');
  const validation = validate(stepBackProspectSchema(), request.input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const { reason: text } = validation.value;
  return moveProspect(deps, request, { action: 'stepBack', why: () => Promise.resolve({ text }) });
}

export async function loseProspect(
  deps: Deps,
  request: MoveRequest<LoseProspectInput>,
): Promise<ProspectOutcome> {
  assertCan(request.viewer, 'prospects:edit');
  const validation = validate(loseProspectSchema(), request.input);
  if (!validation.ok) return { kind: 'invalid', fields: validation.fields };
  const { reasonId: lostReasonId, note } = validation.value;
  return moveProspect(deps, request, {
    action: 'lose',
    async why({ section }) {
      const { lostReasons } = await section('reasons');
      const reason = lostReasons.find(({ id, retired }) => id === lostReasonId && !retired);
      if (!reason) return wrongField('reasonId');
      const text = note === null ? reason.name : `${reason.name}: ${note}`;
      return { fields: { lostReasonId }, text };
    },
  });
}

export function discardProspect(
  deps: Deps,
  request: MoveRequest<DiscardProspectInput>,
): Promise<ProspectOutcome> {
  const { kind: discardKind } = request.input;
  const why = { fields: { discardKind }, text: DISCARD_KIND_LABELS[discardKind] };
  return moveProspect(deps, request, { action: 'discard', why: () => Promise.resolve(why) });
}

export function reopenProspect(
  deps: Deps,
  request: MoveRequest<ProspectVersionInput>,
): Promise<ProspectOutcome> {
  return moveProspect(deps, request, { action: 'reopen' });
}

export function restoreProspect(
  deps: Deps,
  request: MoveRequest<ProspectVersionInput>,
): Promise<ProspectOutcome> {
  return moveProspect(deps, request, { action: 'restore', permission: 'prospects:restore' });
}

async function moveProspect(
  { unit, now }: Deps,
  { viewer, input, key }: MoveRequest<ProspectVersionInput>,
  { action, to, permission = 'prospects:edit', why }: Move,
): Promise<ProspectOutcome> {
  assertCan(viewer, permission);
  const { id, version } = input;
  const act = actOf(viewer, `${action}Prospect`, input, { key, now: now() });
  return unit(act, async ({ prospects, settings }) => {
    const before = await prospects.find(id);
    if (before === null) return NOT_FOUND;
    if (before.version !== version) return CONFLICT;
    const command = { action, to, role: viewer.role, now: act.now };
    const moved = await inNewStatus(settings, before, command);
    if (moved.kind === 'transition') return moved;
    const reason = why ? await why(settings) : {};
    if ('kind' in reason) return reason;
    prospects.save(before, { ...moved.prospect, ...reason.fields }, { text: reason.text ?? null });
    return { kind: 'done', ids: [id] };
  });
}
