import { LINE } from '@cuadrilla/domain/records/line.ts';
import { labelsByPath } from '@cuadrilla/domain/records/record-form.ts';
import {
  BILLABLE_LABELS,
  LINE_KIND_LABELS,
  LINE_UNIT_LABELS,
  type Billable,
  type LineKind,
  type LineUnit,
} from '@cuadrilla/domain/services/service-lines.ts';
import { useItemChoice } from '#records/items/use-item-choice.ts';
import { ConflictQuestion } from '#shared/form/conflict/conflict-question.tsx';
import { FormDialog } from '#shared/form/form-dialog.tsx';
import type { ReactNode } from 'react';
import type { Line } from './line-columns.tsx';
import { itemOfLine } from './line-item-field.tsx';
import type { LineFormState } from './use-line-form.ts';

const LABELS = labelsByPath(LINE);

const FORMATS = {
  kind: (kind: LineKind) => LINE_KIND_LABELS[kind],
  unit: (unit: LineUnit) => LINE_UNIT_LABELS[unit],
  billable: (billable: Billable) => BILLABLE_LABELS[billable],
  vatPercent: (percent: string) => `${percent} %`,
};

function ItemName({ id, line }: { id: string; line: Line | null }) {
  return useItemChoice(id, itemOfLine(line)).name;
}

type Props = {
  onClose: () => void;
  form: LineFormState;
  title: string;
  submit: string;
  line: Line | null;
  children: ReactNode;
};

export function LineDialog({ line, form, children, ...dialog }: Props) {
  return (
    <>
      <FormDialog open={form.conflict === null} form={form} size={640} {...dialog}>
        {children}
      </FormDialog>
      <ConflictQuestion
        form={form}
        labels={LABELS}
        formats={{
          ...FORMATS,
          itemId: (id: string) => (id === '' ? 'Ninguno' : <ItemName id={id} line={line} />),
        }}
      />
    </>
  );
}
