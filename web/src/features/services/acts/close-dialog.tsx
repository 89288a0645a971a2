import type { InvoiceGap } from '#gql/schema.generated.ts';
import { useAct } from '#records/save/use-act.ts';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import { SERVICE_ACT } from './service-act.ts';
import { CloseServiceDocument } from './service-acts.generated.ts';

type Props = {
  service: { id: string; version: number; code: string; title: string; invoiceGaps: readonly InvoiceGap[] };
  onClose: () => void;
};

/** Lists what is missing to invoice it, but does not prevent closing. */
export function CloseDialog({ service, onClose }: Props) {
  const { id, version, code, title, invoiceGaps } = service;
  const close = useAct(CloseServiceDocument, {
    ...SERVICE_ACT,
    success: 'Servicio cerrado',
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`¿Cerrar ${code}, ${title}?`}
      verb="Cerrar servicio"
      busy={close.isBusy}
      problem={close.problem}
      onConfirm={() => close.run({ id, version })}
    >
      {invoiceGaps.length === 0 ? (
        <p>Todo está listo para facturar. Después no se podrá cambiar sin reabrirlo.</p>
      ) : (
        <>
          <p>Para facturarlo todavía falta:</p>
          <ul>
            {invoiceGaps.map(({ kind, text }) => (
              <li key={kind}>{text}</li>
            ))}
          </ul>
          <p>Si lo cierras así, no se podrá cambiar sin reabrirlo.</p>
        </>
      )}
    </ConfirmDialog>
  );
}
