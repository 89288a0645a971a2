import { correctTimesSchema } from '@cuadrilla/domain/inputs/visit-acts.ts';
import { readFailure } from '#apollo/read-failure.ts';
import { readInstant, writeInstant } from '#records/services/written-instant.ts';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { useRecordForm } from '#shared/form/use-record-form.ts';
import { DateTimeInput } from '#shared/ui/date-time-input.tsx';
import { TextInput } from '#shared/ui/text-input.tsx';
import type { Visit } from '../detail/service.ts';
import { useCorrectVisitTimesMutation } from './visit-acts.generated.ts';
import type { QuestionProps } from './question-props.ts';
import { afterVisit, visitOutcome } from './visit-outcome.ts';

type Times = Pick<Visit, 'travelStartedAt' | 'arrivedAt' | 'finishedAt'>;

const written = ({ travelStartedAt, arrivedAt, finishedAt }: Times) => ({
  travelStartedAt: writeInstant(travelStartedAt),
  arrivedAt: writeInstant(arrivedAt),
  finishedAt: writeInstant(finishedAt),
});

const isoOf = (instant: Date | null) => instant?.toISOString() ?? null;

function useCorrection({ service, visit, onClose }: QuestionProps) {
  const { id, version } = visit;
  const [run] = useCorrectVisitTimesMutation();
  return useRecordForm({
    initialValues: { ...written(visit), reason: '' },
    schema: correctTimesSchema,
    toInput: ({ travelStartedAt, arrivedAt, finishedAt, reason }) => ({
      travelStartedAt: readInstant(travelStartedAt, visit.travelStartedAt),
      arrivedAt: readInstant(arrivedAt, visit.arrivedAt),
      finishedAt: readInstant(finishedAt, visit.finishedAt),
      reason,
    }),
    also: version,
    draft: null,
    readFailure,
    success: 'Horas corregidas',
    doneAfter: 0,
    onDone: onClose,
    send: async ({ travelStartedAt, arrivedAt, finishedAt, reason }, { key }) => {
      const times = {
        travelStartedAt: isoOf(travelStartedAt),
        arrivedAt: isoOf(arrivedAt),
        finishedAt: isoOf(finishedAt),
      };
      const { data } = await run({
        variables: { input: { id, version, ...times, reason }, key },
        update: afterVisit(service.id),
      });
      if (!data) throw new Error('No data');
      return visitOutcome(data.result);
    },
  });
}

/** The times as they really were: a tap on a phone comes late, or by mistake. */
export function CorrectTimesQuestion(props: QuestionProps) {
  const form = useCorrection(props);
  const { visit, onClose } = props;
  return (
    <FormDialog
      open
      onClose={onClose}
      form={form}
      title="¿Cuáles son las horas correctas?"
      submit="Corregir horas"
      size={480}
    >
      <Wide>
        <DateTimeInput {...form.field('travelStartedAt')} label="Salida" />
      </Wide>
      <Wide>
        <DateTimeInput {...form.field('arrivedAt')} label="Llegada" required />
      </Wide>
      {visit.finishedAt !== null && (
        <Wide>
          <DateTimeInput {...form.field('finishedAt')} label="Fin" required />
        </Wide>
      )}
      <Wide>
        <TextInput {...form.field('reason')} label="Motivo" required autoComplete="off" />
      </Wide>
    </FormDialog>
  );
}
