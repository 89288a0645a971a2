import type * as z from 'zod/mini';
import {
  cancelServiceSchema,
  changeHoldSchema,
  holdSchema,
  reopenSchema,
} from '@cuadrilla/domain/inputs/services/service-acts.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { dueAfterReopening } from '@cuadrilla/domain/services/deadline.ts';
import { todayIn } from '@cuadrilla/domain/time/local-date.ts';
import { annulledVisitAct, heldVisitAct, holdUntilProblem } from '@cuadrilla/domain/services/service-hold.ts';
import { deliveredProblem } from '@cuadrilla/domain/billing/service-billing.ts';
import { reopeningOf } from '@cuadrilla/domain/services/service-status.ts';
import { assertCan } from '../../acting.ts';
import { refused, wrongField } from '../../failures.ts';
import type {
  CancelServiceInput,
  ChangeHoldInput,
  HoldServiceInput,
  ReopenServiceInput,
  ServiceVersionInput,
} from '../../graphql/types.generated.ts';
import { actOnService, type ActDeps, type ActRequest, type Effects } from './act-on-service.ts';
import { holdChanged, holdLifted } from './lifted-hold.ts';
import type { ServiceOutcome } from '../update-service.ts';

/** En espera: its deadline does not run. */
export function holdService(deps: ActDeps, request: ActRequest<HoldServiceInput>) {
  return withInput(holdSchema, request, ({ reasonId, note, until, visits }) =>
    actOnService(deps, request, 'hold', {
      reason: { list: 'holdReasons', id: reasonId },
      fateOf: ({ status }) => heldVisitAct(visits, status),
      effectsOf: ({ company, now }) => {
        const problem = until === null ? null : holdUntilProblem(until, todayIn(company.zone, now));
        if (problem !== null) return wrongField('until', problem);
        return { fields: { explicit: 'ON_HOLD', hold: { reasonId, note, since: now, until } } };
      },
    }),
  );
}

export function changeHold(deps: ActDeps, request: ActRequest<ChangeHoldInput>) {
  const { note: newNote, until: newDay } = request.input;
  return withInput(changeHoldSchema, request, ({ reasonId, ...typed }) =>
    actOnService(deps, request, 'changeHold', {
      reason: { list: 'holdReasons', id: reasonId },
      effectsOf: ({ service, company, now }) => {
        const { note = null, until: day = null } = service.hold ?? {};
        const until = newDay === undefined ? day : typed.until;
        const isNew = until !== null && until !== day;
        const problem = isNew ? holdUntilProblem(until, todayIn(company.zone, now)) : null;
        if (problem !== null) return wrongField('until', problem);
        const asked = { reasonId, note: newNote === undefined ? note : typed.note, until };
        return { fields: holdChanged(service, asked, { at: now, company }) };
      },
    }),
  );
}

export function resumeService(deps: ActDeps, request: ActRequest<ServiceVersionInput>) {
  return actOnService(deps, request, 'resume', {
    effectsOf: ({ service, company, now }) => ({ fields: holdLifted(service, now, company) }),
  });
}

/** Anulado; also cancels the visits that have not started. */
export function cancelService(deps: ActDeps, request: ActRequest<CancelServiceInput>) {
  return withInput(cancelServiceSchema, request, ({ reasonId, note }) =>
    actOnService(deps, request, 'cancel', {
      reason: { list: 'cancelReasons', id: reasonId },
      fateOf: ({ status }) => annulledVisitAct(status),
      effectsOf: ({ service, company, now }) => {
        const lifted = service.hold ? holdLifted(service, now, company) : {};
        return { fields: { ...lifted, explicit: 'CANCELLED', cancellation: { reasonId, note } } };
      },
    }),
  );
}

/** Shared with closing several at once. */
export const CLOSING: Effects = { effectsOf: () => ({ fields: { explicit: 'CLOSED' } }) };

export function closeService(deps: ActDeps, request: ActRequest<ServiceVersionInput>) {
  return actOnService(deps, request, 'close', CLOSING);
}

/** From then on only visits that end later determine its status, and its deadline starts again. */
export function reopenService(deps: ActDeps, request: ActRequest<ReopenServiceInput>) {
  return withInput(reopenSchema, request, ({ reason }) =>
    actOnService(deps, request, 'reopen', {
      effectsOf: async ({ service, visits, company, now, buffers }) => {
        const handedOver = deliveredProblem(service.invoicing, 'reabrirlo');
        if (handedOver !== null) return refused(handedOver);
        const dueAt = dueAfterReopening(service, now, { buffers: await buffers(), company });
        const anew = { reopenedAt: reopeningOf(now, visits), dueAt, heldMs: 0 };
        return { fields: { explicit: null, cancellation: null, ...anew }, text: reason };
      },
    }),
  );
}

function withInput<S extends z.ZodMiniType, I extends ServiceVersionInput>(
  schema: () => S,
  { viewer, input }: ActRequest<I>,
  run: (value: z.output<S>) => Promise<ServiceOutcome>,
): Promise<ServiceOutcome> {
  assertCan(viewer, 'services:act');
  const validation = validate(schema(), input);
  return validation.ok
    ? run(validation.value)
    : Promise.resolve({ kind: 'invalid', fields: validation.fields });
}
