import { LineDialog } from './line-dialog.tsx';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import type { Line } from './line-columns.tsx';
import type { LinesCard_ServiceFragment } from './lines-card.generated.ts';
import { useAddLine, useRemoveLine, useUpdateLine } from './use-line-acts.ts';

type AskedProps = { service: LinesCard_ServiceFragment; onClose: () => void };

/** A line that comes to a service. */
export function NewLine({ service, onClose }: AskedProps) {
  const send = useAddLine(service.id);
  return (
    <LineDialog
      onClose={onClose}
      line={null}
      draft={`new-line-${service.id}`}
      withPrices={service.totals !== null}
      send={send}
      success="Línea añadida"
    />
  );
}

/** A line as it should be. */
export function ChangedLine({ service, line, onClose }: AskedProps & { line: Line }) {
  const send = useUpdateLine(service.id, line.id);
  return (
    <LineDialog
      onClose={onClose}
      line={line}
      draft={`line-${line.id}`}
      withPrices={service.totals !== null}
      send={send}
      success="Línea guardada"
    />
  );
}

/** Asks before a line goes. */
export function RemovedLine({ service, line, onClose }: AskedProps & { line: Line }) {
  const remove = useRemoveLine(service.id, onClose);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="¿Quitar esta línea?"
      verb="Quitar"
      isDanger
      busy={remove.isBusy}
      problem={remove.problem}
      onConfirm={() => remove.run(line.id)}
    >
      <p>{line.text}</p>
    </ConfirmDialog>
  );
}
