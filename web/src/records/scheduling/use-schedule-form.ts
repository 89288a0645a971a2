import { scheduleVisitSchema, type VisitPlan } from '@cuadrilla/domain/inputs/services/schedule-visit.ts';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { Interval } from '@cuadrilla/domain/time/time.ts';
import { useState } from 'react';
import { outcomeOf } from '#records/save/outcome-of.ts';
import { useSession } from '#session/session-context.tsx';
import { companyZone } from '#shared/format/company-zone.ts';
import { refused } from '#shared/form/outcome.ts';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import type { Sent } from '#shared/form/use-submission.ts';
import { afterDue, withoutDueWarning, type AgainstKind } from './after-due.ts';
import type { SchedulingService } from './plan-facts.ts';
import {
  intervalOf,
  plannedInterval,
  valuesAtFirst,
  valuesOfVisit,
  writtenAs,
  type ScheduleValues,
  type SchedulingVisit,
  type Slot,
} from './schedule-values.ts';
import { usePlanVisit, type PlanResult } from './use-plan-visit.ts';
import { useSlotCheck, warningsIn, type SlotAnswer } from './use-slot-check.ts';

export type ScheduleProps = {
  service: SchedulingService;
  visit?: SchedulingVisit | null;
  slot?: Slot | null;
  day?: LocalDate | null;
  onClose: () => void;
  onDone: (visit: { id: string; version: number }) => void;
  /** False if the caller shows the toast itself. */
  isAnnounced?: boolean;
};

type ServerAnswer = SlotAnswer & { about: string };

const slotKey = (technicianIds: readonly string[], interval: Interval | null) =>
  JSON.stringify([technicianIds, interval]);

function serverAnswerOf(result: PlanResult): SlotAnswer | null {
  if (result.__typename === 'SlotWarningsError') return { reasons: result.reasons, nearest: null };
  if (result.__typename !== 'SlotTakenError') return null;
  const { reasons, nearestStart } = result;
  return { reasons, nearest: nearestStart === null ? null : new Date(nearestStart) };
}

const toInput = (values: ScheduleValues, zone: string, exact: Interval | null) => {
  const interval = intervalOf(values, zone, exact);
  const { technicianIds } = values;
  return {
    // Without a leader nobody is sent: a companion must not become one.
    technicianIds: technicianIds[0] === '' ? [] : technicianIds,
    start: interval?.start ?? '',
    end: interval?.end ?? '',
    instructions: values.instructions,
  };
};

function useStart({ service, visit = null, slot = null, day = null }: ScheduleProps, zone: string) {
  const [initialValues] = useState(() =>
    visit ? valuesOfVisit(visit, zone) : valuesAtFirst(service, { slot, day }, zone, new Date()),
  );
  const [exact, setExact] = useState<Interval | null>(visit ? plannedInterval(visit) : slot);
  return { initialValues, exact, setExact };
}

type Sending = { accepted: readonly AgainstKind[]; zone: string; onConflict: (theirs: Interval) => void };

function useSend({ service, visit = null }: ScheduleProps, { accepted, zone, onConflict }: Sending) {
  const { plan } = usePlanVisit();
  const [serverAnswer, setServerAnswer] = useState<ServerAnswer | null>(null);
  const send = async (input: VisitPlan, { key, version }: Sent<ScheduleValues>) => {
    const which = visit === null ? null : { id: visit.id, version: version ?? visit.version };
    const command = {
      ...input,
      serviceId: service.id,
      visit: which,
      acceptedWarnings: withoutDueWarning(accepted),
    };
    const result = await plan(command, key);
    const answer = serverAnswerOf(result);
    const about = slotKey(input.technicianIds, { start: input.start, end: input.end });
    setServerAnswer(answer && { ...answer, about });
    if (result.__typename === 'ConflictError' && result.current.__typename === 'Visit') {
      onConflict(plannedInterval(result.current));
    }
    return outcomeOf<{ result: PlanResult }, ScheduleValues, never>(result, {
      valuesOf: (current) => valuesOfVisit(current, zone),
      // The reasons are shown beside the slot.
      settle: ({ __typename }) =>
        __typename === 'SlotTakenError' ? refused({ message: 'No se puede programar ahí' }) : undefined,
    });
  };
  return { send, serverAnswer };
}

type Filled = {
  values: ScheduleValues;
  interval: Interval | null;
  serverAnswer: ServerAnswer | null;
  zone: string;
};

/** Uses the server's reasons for exactly this slot, or else a local check. */
function useAnswer(
  { service, visit = null }: ScheduleProps,
  { values, interval, serverAnswer, zone }: Filled,
) {
  const visitId = visit?.id ?? null;
  const check = useSlotCheck({ service, visitId, values, interval, zone });
  const { reasons, nearest } =
    serverAnswer?.about === slotKey(values.technicianIds, interval) ? serverAnswer : check.answer;
  const [technicianId = ''] = values.technicianIds;
  const late = interval === null ? [] : afterDue({ service, visit, technicianId, interval });
  return { answer: { reasons: [...reasons, ...late], nearest }, ...check.day };
}

/** Warnings shown when the form is sent count as accepted. */
export function useScheduleForm(props: ScheduleProps) {
  const { service, visit = null, onDone, isAnnounced = true } = props;
  const owner = useSession().person?.id ?? '';
  const zone = companyZone();
  const [accepted, setAccepted] = useState<readonly AgainstKind[]>([]);
  const { initialValues, exact, setExact } = useStart(props, zone);
  const { send, serverAnswer } = useSend(props, { accepted, zone, onConflict: setExact });
  const done = visit === null ? 'Visita programada' : 'Visita movida';
  const form = useRecordForm({
    initialValues,
    schema: scheduleVisitSchema,
    toInput: (values: ScheduleValues) => toInput(values, zone, exact),
    version: visit?.version ?? null,
    draft: { owner, form: visit === null ? `plan-${service.id}` : `move-${visit.id}` },
    intentOf: (input, { version }) => ({ input, version, accepted }),
    send,
    ...(isAnnounced ? { success: done } : {}),
    onDone: ({ visit: planned }) => onDone(planned),
  });

  const interval = intervalOf(form.values, zone, exact);
  const { answer, ...known } = useAnswer(props, { values: form.values, interval, serverAnswer, zone });
  const warned = warningsIn(answer.reasons);
  if (warned.join() !== accepted.join()) setAccepted(warned);
  const write = (chosen: Interval) => {
    const { day, start, end } = writtenAs(chosen, zone);
    setExact(chosen);
    form.set('day', day);
    form.set('start', start);
    form.set('end', end);
  };
  return { form, zone, interval, exact, write, answer, ...known };
}

export type ScheduleForm = ReturnType<typeof useScheduleForm>;
