import { scheduleVisitSchema, type VisitPlan } from '@cuadrilla/domain/inputs/schedule-visit.ts';
import type { SlotReasonKind } from '@cuadrilla/domain/scheduling.ts';
import type { Interval } from '@cuadrilla/domain/time.ts';
import { useState } from 'react';
import { readFailure } from '#apollo/read-failure.ts';
import { companyZone } from '#shared/format/company-zone.ts';
import { conflict, done, refused, type Outcome } from '#shared/form/outcome.ts';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import type { Sent } from '#shared/form/use-submission.ts';
import type { SchedulingService } from './plan-facts.ts';
import {
  intervalOf,
  valuesAtFirst,
  valuesOfVisit,
  type ScheduleValues,
  type SchedulingVisit,
  type Slot,
} from './schedule-values.ts';
import { usePlanVisit, type PlanResult } from './use-plan-visit.ts';
import { useSlotCheck, warningsIn, type SlotAnswer } from './use-slot-check.ts';

export type ScheduleProps = {
  service: SchedulingService;
  /** The visit to be moved; without it, a new one is planned. */
  visit?: SchedulingVisit | null;
  /** Where a new visit begins to be filled in. */
  slot?: Slot | null;
  open: boolean;
  onClose: () => void;
  /** It was planned or moved. */
  onDone: () => void;
};

/** What the server said of the last slot that was sent. */
type Said = SlotAnswer & { about: string };

const slotKey = (technicianIds: readonly string[], interval: Interval | null) =>
  JSON.stringify([technicianIds, interval]);

function outcomeOf(result: PlanResult, zone: string): Outcome<void, ScheduleValues> {
  if (result.__typename === 'PlanVisitSuccess') return done(undefined);
  if (result.__typename === 'ConflictError' && result.current.__typename === 'Visit') {
    return conflict(valuesOfVisit(result.current, zone), result.current.version);
  }
  return refused(result);
}

function saidOf(result: PlanResult): SlotAnswer | null {
  if (result.__typename === 'SlotWarningsError') return { reasons: result.reasons, nearest: null };
  if (result.__typename !== 'SlotTakenError') return null;
  const { reasons, nearestStart } = result;
  return { reasons, nearest: nearestStart === null ? null : new Date(nearestStart) };
}

const toInput = (values: ScheduleValues, zone: string) => ({
  technicianIds: values.technicianIds,
  start: intervalOf(values, zone)?.start ?? '',
  end: intervalOf(values, zone)?.end ?? '',
  instructions: values.instructions,
});

function useStartValues({ service, visit = null, slot = null }: ScheduleProps, zone: string) {
  const [values] = useState(() =>
    visit ? valuesOfVisit(visit, zone) : valuesAtFirst(service, slot, zone, new Date()),
  );
  return values;
}

/** The form's values, what speaks against them, and the sending; what is seen as a warning when it is sent is accepted. */
export function useScheduleForm(props: ScheduleProps) {
  const { service, visit = null, open, onDone } = props;
  const zone = companyZone();
  const { plan } = usePlanVisit();
  const [said, setSaid] = useState<Said | null>(null);
  const [accepted, setAccepted] = useState<readonly SlotReasonKind[]>([]);
  const initialValues = useStartValues(props, zone);

  const send = async (input: VisitPlan, { key, version }: Sent<ScheduleValues>) => {
    const which = visit === null ? null : { id: visit.id, version: version ?? visit.version };
    const command = { ...input, serviceId: service.id, visit: which, acceptedWarnings: accepted };
    const result = await plan(command, key);
    const answer = saidOf(result);
    setSaid(
      answer && { ...answer, about: slotKey(input.technicianIds, { start: input.start, end: input.end }) },
    );
    return outcomeOf(result, zone);
  };
  const form = useRecordForm({
    initialValues,
    schema: scheduleVisitSchema,
    toInput: (values: ScheduleValues) => toInput(values, zone),
    version: visit?.version ?? null,
    draft: null,
    also: accepted,
    send,
    readFailure,
    success: visit === null ? 'Visita programada' : 'Visita movida',
    onDone,
  });

  const interval = intervalOf(form.values, zone);
  const check = useSlotCheck({
    service,
    visitId: visit?.id ?? null,
    values: form.values,
    interval,
    zone,
    isWanted: open,
  });
  const answer = said?.about === slotKey(form.values.technicianIds, interval) ? said : check.answer;
  const warned = warningsIn(answer.reasons);
  if (warned.join() !== accepted.join()) setAccepted(warned);
  return { form, zone, answer, plan: check.plan, technicians: check.technicians };
}

export type ScheduleForm = ReturnType<typeof useScheduleForm>;
