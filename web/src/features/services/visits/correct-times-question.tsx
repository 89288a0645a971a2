import {
  correctDepartureSchema,
  correctTimesSchema,
  type DepartureCorrection,
  type TimesCorrection,
} from '@cuadrilla/domain/inputs/visit-acts.ts';
import type { ZodMiniType } from 'zod/mini';
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

/** On the way nothing but when somebody set out can be wrong. */
const isOnTheWay = ({ arrivedAt }: Times) => arrivedAt === null;

const schemaFor = (visit: Times): ZodMiniType<TimesCorrection | DepartureCorrection> =>
  isOnTheWay(visit) ? correctDepartureSchema() : correctTimesSchema();

function useCorrection({ service, visit, onDone }: QuestionProps) {
  const { id, version } = visit;
  const [run] = useCorrectVisitTimesMutation();
  return useRecordForm({
    initialValues: { ...written(visit), reason: '' },
    schema: () => schemaFor(visit),
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
    onDone,
    send: async ({ reason, ...corrected }, { key }) => {
      const times = {
        travelStartedAt: isoOf(corrected.travelStartedAt),
        arrivedAt: 'arrivedAt' in corrected ? isoOf(corrected.arrivedAt) : null,
        finishedAt: 'finishedAt' in corrected ? isoOf(corrected.finishedAt) : null,
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
  const { visit, isOpen, onClose } = props;
  return (
    <FormDialog
      open={isOpen}
      onClose={onClose}
      form={form}
      title="¿Cuáles son las horas correctas?"
      submit="Corregir horas"
      size={480}
    >
      <Wide>
        <DateTimeInput {...form.field('travelStartedAt')} label="Salida" required={isOnTheWay(visit)} />
      </Wide>
      {!isOnTheWay(visit) && (
        <Wide>
          <DateTimeInput {...form.field('arrivedAt')} label="Llegada" required />
        </Wide>
      )}
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
