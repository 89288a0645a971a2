import { endIncompleteSchema } from '@cuadrilla/domain/inputs/services/visit-acts.ts';
import { NOTE_MAX } from '@cuadrilla/domain/text/text.ts';
import {
  INCOMPLETE_REASON_LABELS,
  INCOMPLETE_REASONS,
  VISIT_OUTCOME_LABELS,
  VISIT_OUTCOMES,
  type IncompleteReason,
  type VisitOutcome,
} from '@cuadrilla/domain/visits/visit-states.ts';
import { DeviceWarnings } from '#records/scheduling/device-warnings.tsx';
import { useSession } from '#session/session-context.tsx';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import { RadioCards } from '#shared/ui/fields/radio-cards.tsx';
import { Select } from '#shared/ui/fields/select.tsx';
import { Textarea } from '#shared/ui/fields/textarea.tsx';
import { useGiveUpVisitMutation } from './visit-acts.generated.ts';
import type { QuestionProps } from './question-props.ts';
import { afterVisit, visitOutcome } from './visit-outcome.ts';

const OUTCOMES = VISIT_OUTCOMES.map((value) => ({ value, label: VISIT_OUTCOME_LABELS[value] }));
const REASONS = INCOMPLETE_REASONS.map((value) => ({ value, label: INCOMPLETE_REASON_LABELS[value] }));

type Values = { outcome: VisitOutcome | ''; reason: IncompleteReason | ''; note: string };

/** What came of a visit that was not completed, and why. */
export function EndIncompleteQuestion({ service, visit, onClose, onDone }: QuestionProps) {
  const { id, version } = visit;
  const { person, session } = useSession();
  const owner = person?.id ?? '';
  const { role } = session;
  const [run] = useGiveUpVisitMutation();
  const initialValues: Values = { outcome: 'NOT_DONE', reason: '', note: '' };
  const form = useRecordForm({
    initialValues,
    schema: endIncompleteSchema,
    also: version,
    draft: { owner, form: `give-up-visit-${id}` },
    success: 'Visita no completada',
    doneAfter: 0,
    onDone,
    send: async (input, { key }) => {
      const { data } = await run({
        variables: { input: { id, ...input }, key },
        update: afterVisit(service.id),
      });
      if (!data) throw new Error('No data');
      return visitOutcome(data.result);
    },
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      form={form}
      title="¿Por qué no se ha completado la visita?"
      submit="Dar por no completada"
      size={480}
    >
      {role !== 'TECHNICIAN' && (
        <Wide>
          <DeviceWarnings visits={[visit]} />
        </Wide>
      )}
      <Wide>
        <RadioCards {...form.field('outcome')} label="Qué se ha hecho" required options={OUTCOMES} />
      </Wide>
      <Wide>
        <Select
          {...form.field('reason')}
          label="Motivo"
          required
          options={REASONS}
          placeholder="Elige un motivo"
        />
      </Wide>
      <Wide>
        <Textarea {...form.field('note')} label="Nota" maxLength={NOTE_MAX} />
      </Wide>
    </FormDialog>
  );
}
