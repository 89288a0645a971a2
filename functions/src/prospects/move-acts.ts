import { loseProspectSchema } from '@cuadrilla/domain/inputs/prospects/lose-prospect.ts';
import { stepBackProspectSchema } from '@cuadrilla/domain/inputs/prospects/step-back-prospect.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { DISCARD_KIND_LABELS } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { assertCan } from '../unit/acting.ts';
import type {
  AdvanceProspectInput,
  DiscardProspectInput,
  LoseProspectInput,
  ProspectVersionInput,
  StepBackProspectInput,
} from '../graphql/types.generated.ts';
import type { CatalogValue } from '../settings/settings.ts';
import { moveProspect, type Move, type Request } from './move-prospect.ts';
import type { ProspectContext } from './prospect-context.ts';
import type { ProspectOutcome } from './prospect-outcome.ts';

/** Moves an open prospect forward. */
export function advanceProspect(
  context: ProspectContext,
  request: Request<AdvanceProspectInput>,
): Promise<ProspectOutcome> {
  const { to } = request.input;
  return moveProspect(context, request, { operation: 'advanceProspect', action: 'advance', to });
}

/** Moves an open prospect one step back; why stays in its timeline. */
export async function stepBackProspect(
  context: ProspectContext,
  request: Request<StepBackProspectInput>,
): Promise<ProspectOutcome> {
  assertCan(request.viewer, 'prospects:edit');
  const checked = validate(stepBackProspectSchema(), request.input);
  if (!checked.ok) return { kind: 'invalid', fields: checked.fields };
  const { reason: text } = checked.value;
  return moveProspect(context, request, {
    operation: 'stepBackProspect',
    action: 'stepBack',
    why: { text },
  });
}

/** Gives an open prospect up, for one of the reasons of the settings; its name and the note stay in the timeline. */
export async function loseProspect(
  context: ProspectContext,
  request: Request<LoseProspectInput>,
): Promise<ProspectOutcome> {
  assertCan(request.viewer, 'prospects:edit');
  const checked = validate(loseProspectSchema(), request.input);
  if (!checked.ok) return { kind: 'invalid', fields: checked.fields };
  const { reasonId: lostReasonId, note } = checked.value;
  const whyOf = ({ name }: CatalogValue) => ({
    fields: { lostReasonId },
    text: note === null ? name : `${name}: ${note}`,
  });
  return moveProspect(context, request, { operation: 'loseProspect', action: 'lose', lostReasonId, whyOf });
}

/** Throws an open prospect away. */
export function discardProspect(
  context: ProspectContext,
  request: Request<DiscardProspectInput>,
): Promise<ProspectOutcome> {
  const { kind: discardKind } = request.input;
  const why = { fields: { discardKind }, text: DISCARD_KIND_LABELS[discardKind] };
  return moveProspect(context, request, { operation: 'discardProspect', action: 'discard', why });
}

/** Takes a lost prospect up again. */
export function reopenProspect(
  context: ProspectContext,
  request: Request<ProspectVersionInput>,
): Promise<ProspectOutcome> {
  return moveProspect(context, request, { operation: 'reopenProspect', action: 'reopen' });
}

/** Takes a discarded prospect back, which is an administrator's. */
export function restoreProspect(
  context: ProspectContext,
  request: Request<ProspectVersionInput>,
): Promise<ProspectOutcome> {
  const move: Move = { operation: 'restoreProspect', action: 'restore', permission: 'prospects:restore' };
  return moveProspect(context, request, move);
}
