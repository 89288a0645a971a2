import { serviceLineSchema } from '@cuadrilla/domain/inputs/services/service-line.ts';
import { useSaveRecord } from '#records/save/use-save-record.ts';
import type { FormOver } from '#shared/form/use-record-form.ts';
import { AddServiceLineDocument, UpdateServiceLineDocument } from './line-acts.generated.ts';
import { lineValues, NEW_LINE, toLineInput, type KnownLine, type LineValues } from './line-values.ts';

export type LineForm = FormOver<LineValues>;

const LINE_FORM = {
  schema: serviceLineSchema,
  toInput: toLineInput,
  within: 'line',
  evict: ['activity'] as const,
};

export function useNewLineForm(serviceId: string, onDone: () => void): LineForm {
  return useSaveRecord(AddServiceLineDocument, {
    ...LINE_FORM,
    initialValues: NEW_LINE,
    draft: `new-line-${serviceId}`,
    // Made of the key, which outlives a reload: sent again after a lost answer it is the same line.
    input: (line, { key }) => ({ serviceId, lineId: key.replaceAll('-', '').slice(0, 20), line }),
    success: 'Línea añadida',
    onDone,
  });
}

export function useEditLineForm(serviceId: string, line: KnownLine, onDone: () => void): LineForm {
  return useSaveRecord(UpdateServiceLineDocument, {
    ...LINE_FORM,
    record: line,
    valuesOf: lineValues,
    draft: `line-${line.id}`,
    input: (checked, { version }) => ({ serviceId, lineId: line.id, version, line: checked }),
    success: 'Línea guardada',
    onDone,
  });
}
