import { attachWorkReviewSchema } from '@cuadrilla/domain/inputs/services/work-review.ts';
import { VISIT_STATUS_LABELS } from '@cuadrilla/domain/visits/visit-states.ts';
import { slotWords } from '#records/services/slot-words.ts';
import { useSession } from '#session/session-context.tsx';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import { useNow } from '#shared/format/use-now.ts';
import { RadioCards } from '#shared/ui/fields/radio-cards.tsx';
import type { Visit } from '../page/service.ts';
import type { DecisionProps } from './decision-props.ts';
import { lackingOf } from './filed-words.ts';
import { useAttachFiledWorkMutation } from './filed-work.generated.ts';
import { LackingFields } from './lacking-fields.tsx';
import { afterDecision, decisionOutcome } from './use-decision.ts';

/** The visits of the service that may have what was done in another one. */
export const visitsToAttachTo = (visits: readonly Visit[], visitId: string): Visit[] =>
  visits.filter(({ id, status }) => id !== visitId && status !== 'CANCELLED');

const optionOf = ({ id, plannedStart, plannedEnd, status, technicians }: Visit, now: Date) => ({
  value: id,
  label: slotWords(plannedStart, plannedEnd, now),
  hint: [VISIT_STATUS_LABELS[status], ...technicians.map(({ name }) => name)].join(' · '),
});

/** Gives what was done to another visit of the service. */
export function AttachQuestion({ service, review, onClose, onDone }: DecisionProps) {
  const { id, version, technician, visitId } = review;
  const owner = useSession().person?.id ?? '';
  const now = useNow();
  const [run] = useAttachFiledWorkMutation();
  const visits = visitsToAttachTo(service.visits, visitId);
  const form = useRecordForm({
    initialValues: { visitId: visits.length === 1 ? (visits[0]?.id ?? '') : '', resolution: '', refusal: '' },
    schema: attachWorkReviewSchema,
    also: version,
    draft: { owner, form: `attach-work-${id}` },
    success: 'Trabajo añadido a la visita',
    doneAfter: 0,
    onDone,
    send: async (input, { key }) => {
      const { data } = await run({
        variables: { input: { id, version, ...input }, key },
        update: afterDecision(service.id),
      });
      if (!data) throw new Error('No data');
      return decisionOutcome(data.result);
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      form={form}
      title={`¿A qué visita va el trabajo de ${technician.name}?`}
      submit="Añadir a la visita"
      size={480}
    >
      <Wide>
        <RadioCards
          {...form.field('visitId')}
          label="Visita"
          required
          options={visits.map((visit) => optionOf(visit, now))}
        />
      </Wide>
      <LackingFields lacking={lackingOf(review, service)} field={form.field} />
    </FormDialog>
  );
}
