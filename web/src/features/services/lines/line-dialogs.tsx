import { lacksPrice } from '@cuadrilla/domain/services/service-lines.ts';
import { useState } from 'react';
import { useAct } from '#records/save/use-act.ts';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import { RemoveServiceLineDocument } from './line-acts.generated.ts';
import type { Line } from './line-columns.tsx';
import { LineDialog } from './line-dialog.tsx';
import { LackingFields, LineFields } from './line-fields.tsx';
import type { LinesCard_ServiceFragment } from './lines-card.generated.ts';
import { useCompletedLineForm, useEditLineForm, useNewLineForm } from './use-line-form.ts';

type AskedProps = { service: LinesCard_ServiceFragment; onClose: () => void };

export function NewLine({ service, onClose }: AskedProps) {
  const form = useNewLineForm(service.id, onClose);
  return (
    <LineDialog onClose={onClose} form={form} title="Añadir línea" submit="Añadir" line={null}>
      <LineFields form={form} line={null} withPrices={service.totals !== null} />
    </LineDialog>
  );
}

type ChangedProps = AskedProps & { line: Line; isPriceAsked: boolean };

export function ChangedLine({ service, line, onClose, isPriceAsked }: ChangedProps) {
  const form = useEditLineForm(service.id, line, onClose);
  return (
    <LineDialog onClose={onClose} form={form} title="Cambiar línea" submit="Guardar cambios" line={line}>
      <LineFields form={form} line={line} withPrices={service.totals !== null} isPriceAsked={isPriceAsked} />
    </LineDialog>
  );
}

/** Of a closed service, which is only given what its invoice lacks. */
export function CompletedLine({ service, line, onClose }: AskedProps & { line: Line }) {
  // As it was asked for: the line is changed before the dialog has closed.
  const [isPrice] = useState(() => lacksPrice(line));
  const form = useCompletedLineForm(service.id, { line, isPrice }, onClose);
  return (
    <LineDialog
      onClose={onClose}
      form={form}
      title={isPrice ? 'Poner precio' : 'Cambiar el IVA'}
      submit="Guardar"
      line={line}
    >
      <LackingFields form={form} line={line} isPrice={isPrice} />
    </LineDialog>
  );
}

export function RemovedLine({ service, line, onClose }: AskedProps & { line: Line }) {
  const remove = useAct(RemoveServiceLineDocument, {
    // The operation selects no current record, so the server's message says what happened.
    conflict: ({ message }) => message,
    evict: ['activity'],
    success: 'Línea quitada',
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title="¿Quitar esta línea?"
      verb="Quitar"
      isDanger
      busy={remove.isBusy}
      problem={remove.problem}
      onConfirm={() => remove.run({ serviceId: service.id, lineId: line.id })}
    >
      <p>{line.text}</p>
    </ConfirmDialog>
  );
}
