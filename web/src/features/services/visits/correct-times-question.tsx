import {
  correctDepartureSchema,
  correctTimesSchema,
  type DepartureCorrection,
  type TimesCorrection,
} from '@cuadrilla/domain/inputs/services/visit-acts.ts';
import type { ZodMiniType } from 'zod/mini';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import { readInstant, writeInstant } from '#records/services/written-instant.ts';
import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import { Wide } from '#shared/form/form-card.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import { formatDateTime } from '#shared/format/dates.ts';
import { DateTimeInput } from '#shared/ui/fields/date-time-input.tsx';
import { TextInput } from '#shared/ui/fields/text-input.tsx';
import type { Visit } from '../page/service.ts';
import { CorrectVisitTimesDocument } from './visit-acts.generated.ts';
import type { QuestionProps } from './question-props.ts';
import { visitActOf } from './visit-act.ts';

type Times = Pick<Visit, 'travelStartedAt' | 'arrivedAt' | 'finishedAt'>;

const written = ({ travelStartedAt, arrivedAt, finishedAt }: Times) => ({
  travelStartedAt: writeInstant(travelStartedAt),
  arrivedAt: writeInstant(arrivedAt),
  finishedAt: writeInstant(finishedAt),
});

const isoOf = (instant: Date | null) => instant?.toISOString() ?? null;

/** Before arrival only the departure can be wrong. */
const isOnTheWay = ({ arrivedAt }: Times) => arrivedAt === null;

const schemaFor = (visit: Times): ZodMiniType<TimesCorrection | DepartureCorrection> =>
  isOnTheWay(visit) ? correctDepartureSchema() : correctTimesSchema();

function useCorrection({ service, visit, onDone }: QuestionProps) {
  const { id } = visit;
  return useSaveRecord(CorrectVisitTimesDocument, {
    ...visitActOf(service.id),
    record: visit,
    valuesOf: (record) => ({ ...written(record), reason: '' }),
    schema: () => schemaFor(visit),
    toInput: ({ travelStartedAt, arrivedAt, finishedAt, reason }) => ({
      travelStartedAt: readInstant(travelStartedAt, visit.travelStartedAt),
      arrivedAt: readInstant(arrivedAt, visit.arrivedAt),
      finishedAt: readInstant(finishedAt, visit.finishedAt),
      reason,
    }),
    draft: `correct-visit-${id}`,
    input: ({ reason, ...corrected }, { version }) => ({
      id,
      version,
      reason,
      travelStartedAt: isoOf(corrected.travelStartedAt),
      arrivedAt: 'arrivedAt' in corrected ? isoOf(corrected.arrivedAt) : null,
      finishedAt: 'finishedAt' in corrected ? isoOf(corrected.finishedAt) : null,
    }),
    success: 'Horas corregidas',
    onDone,
  });
}

const LABELS = {
  travelStartedAt: 'Salida',
  arrivedAt: 'Llegada',
  finishedAt: 'Fin',
  reason: 'Motivo',
} as const;

type FieldsProps = { form: ReturnType<typeof useCorrection>; visit: Visit };

function Fields({ form, visit }: FieldsProps) {
  return (
    <>
      <Wide>
        <DateTimeInput
          {...form.field('travelStartedAt')}
          label={LABELS.travelStartedAt}
          required={isOnTheWay(visit)}
        />
      </Wide>
      {!isOnTheWay(visit) && (
        <Wide>
          <DateTimeInput {...form.field('arrivedAt')} label={LABELS.arrivedAt} required />
        </Wide>
      )}
      {visit.finishedAt !== null && (
        <Wide>
          <DateTimeInput {...form.field('finishedAt')} label={LABELS.finishedAt} required />
        </Wide>
      )}
      <Wide>
        <TextInput {...form.field('reason')} label={LABELS.reason} required />
      </Wide>
    </>
  );
}

function instant(text: string): string {
  const at = readInstant(text);
  return at === null ? 'Vacío' : formatDateTime(at);
}

export function CorrectTimesQuestion(props: QuestionProps) {
  const form = useCorrection(props);
  const { visit, onClose } = props;
  return (
    <>
      <FormDialog
        open={form.conflict === null}
        onClose={onClose}
        form={form}
        title="¿Cuáles son las horas correctas?"
        submit="Corregir horas"
      >
        <Fields form={form} visit={visit} />
      </FormDialog>
      <ConflictQuestion
        form={form}
        labels={LABELS}
        formats={{ travelStartedAt: instant, arrivedAt: instant, finishedAt: instant }}
      />
    </>
  );
}
