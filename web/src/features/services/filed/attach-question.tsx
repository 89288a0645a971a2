import { attachWorkReviewSchema } from '@cuadrilla/domain/inputs/services/work-review.ts';
import { VISIT_STATUS_LABELS } from '@cuadrilla/domain/visits/visit-states.ts';
import { slotWords } from '#records/services/slot-words.ts';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { useNow } from '#shared/format/use-now.ts';
import { RadioCards } from '#shared/ui/fields/radio-cards.tsx';
import type { Visit } from '../page/service.ts';
import { decisionOn } from './decision.ts';
import type { DecisionProps } from './decision-props.ts';
import { lackingOf } from './filed-words.ts';
import { AttachFiledWorkDocument } from './filed-work.generated.ts';
import { LackingFields } from './lacking-fields.tsx';

export const visitsToAttachTo = (visits: readonly Visit[], visitId: string): Visit[] =>
  visits.filter(({ id, status }) => id !== visitId && status !== 'CANCELLED');

const optionOf = ({ id, plannedStart, plannedEnd, status, technicians }: Visit, now: Date) => ({
  value: id,
  label: slotWords(plannedStart, plannedEnd, now),
  hint: [VISIT_STATUS_LABELS[status], ...technicians.map(({ name }) => name)].join(' · '),
});

export function AttachQuestion({ service, review, onClose, onDone }: DecisionProps) {
  const { id, version, technician, visitId } = review;
  const now = useNow();
  const visits = visitsToAttachTo(service.visits, visitId);
  const form = useSaveRecord(AttachFiledWorkDocument, {
    ...decisionOn(service.id),
    initialValues: { visitId: visits.length === 1 ? (visits[0]?.id ?? '') : '', resolution: '', refusal: '' },
    schema: attachWorkReviewSchema,
    draft: `attach-work-${id}`,
    input: (checked) => ({ id, version, ...checked }),
    success: 'Trabajo añadido a la visita',
    onDone,
  });
  return (
    <FormDialog
      onClose={onClose}
      form={form}
      title={`¿A qué visita va el trabajo de ${technician.name}?`}
      submit="Añadir a la visita"
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
