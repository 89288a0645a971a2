import { worksInField } from '@cuadrilla/domain/people/roles.ts';
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
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { useSession } from '#session/session-context.tsx';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { RadioCards } from '#shared/ui/fields/radio-cards.tsx';
import { Select } from '#shared/ui/fields/select.tsx';
import { Textarea } from '#shared/ui/fields/textarea.tsx';
import { GiveUpVisitDocument } from './visit-acts.generated.ts';
import type { QuestionProps } from './question-props.ts';
import { visitActOf } from './visit-act.ts';

const OUTCOMES = VISIT_OUTCOMES.map((value) => ({ value, label: VISIT_OUTCOME_LABELS[value] }));
const REASONS = INCOMPLETE_REASONS.map((value) => ({ value, label: INCOMPLETE_REASON_LABELS[value] }));

type Values = { outcome: VisitOutcome | ''; reason: IncompleteReason | ''; note: string };

export function EndIncompleteQuestion({ service, visit, onClose, onDone }: QuestionProps) {
  const { id } = visit;
  const { role } = useSession().session;
  const initialValues: Values = { outcome: 'NOT_DONE', reason: '', note: '' };
  const form = useSaveRecord(GiveUpVisitDocument, {
    ...visitActOf(service.id),
    initialValues,
    schema: endIncompleteSchema,
    draft: `give-up-visit-${id}`,
    input: (checked) => ({ id, ...checked }),
    success: 'Visita no completada',
    onDone,
  });
  return (
    <FormDialog
      onClose={onClose}
      form={form}
      title="¿Por qué no se ha completado la visita?"
      submit="Dar por no completada"
    >
      {role && !worksInField(role) && (
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
