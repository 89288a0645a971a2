import { completedLineSchema } from '@cuadrilla/domain/inputs/services/completed-line.ts';
import { serviceLineSchema } from '@cuadrilla/domain/inputs/services/service-line.ts';
import { LINE, type LineForm, type NewServiceLine } from '@cuadrilla/domain/records/line.ts';
import { emptyForm, formOf, inputOf } from '@cuadrilla/domain/records/record-form.ts';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import type { FormOver } from '#shared/form/use-record-form.ts';
import { AddServiceLineDocument, UpdateServiceLineDocument } from './line-acts.generated.ts';
import type { Line } from './line-columns.tsx';

export type LineFormState = FormOver<LineForm>;

const LINE_FORM = {
  schema: serviceLineSchema,
  toInput: (values: LineForm) => inputOf(LINE, values),
  within: 'line',
  evict: ['activity'] as const,
};

export function useNewLineForm(serviceId: string, onDone: () => void): LineFormState {
  return useSaveRecord(AddServiceLineDocument, {
    ...LINE_FORM,
    initialValues: emptyForm(LINE),
    draft: `new-line-${serviceId}`,
    // Derived from the key, which survives a reload, so that a retry makes the same line.
    input: (line, { key }) => ({ serviceId, lineId: key.replaceAll('-', '').slice(0, 20), line }),
    success: 'Línea añadida',
    onDone,
  });
}

const editOf = (serviceId: string, line: Line, onDone: () => void) => ({
  ...LINE_FORM,
  record: line,
  valuesOf: (of: Line) => formOf(LINE, of),
  draft: `line-${line.id}`,
  input: (checked: NewServiceLine, { version }: { version: number }) => ({
    serviceId,
    lineId: line.id,
    version,
    line: checked,
  }),
  success: 'Línea guardada',
  onDone,
});

export function useEditLineForm(serviceId: string, line: Line, onDone: () => void): LineFormState {
  return useSaveRecord(UpdateServiceLineDocument, editOf(serviceId, line, onDone));
}

/** Its draft is not that of the whole line, which may hold changes that a closed service does not take. */
export function useCompletedLineForm(
  serviceId: string,
  { line, isPrice }: { line: Line; isPrice: boolean },
  onDone: () => void,
): LineFormState {
  return useSaveRecord(UpdateServiceLineDocument, {
    ...editOf(serviceId, line, onDone),
    schema: completedLineSchema(isPrice),
    draft: `price-${line.id}`,
  });
}
