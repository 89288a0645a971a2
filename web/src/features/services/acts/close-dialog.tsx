import { useAct } from '#records/save/use-act.ts';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import { SERVICE_ACT } from './service-act.ts';
import { CloseServiceDocument } from './service-acts.generated.ts';

type Props = {
  service: { id: string; version: number; code: string; title: string; missingToInvoice: readonly string[] };
  onClose: () => void;
};

/** Lists what is missing to invoice it, but does not prevent closing. */
export function CloseDialog({ service, onClose }: Props) {
  const { id, version, code, title, missingToInvoice } = service;
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
      {missingToInvoice.length === 0 ? (
        <p>Todo está listo para facturar. Después no se podrá cambiar sin reabrirlo.</p>
      ) : (
        <>
          <p>Para facturarlo todavía falta:</p>
          <ul>
            {missingToInvoice.map((missing) => (
              <li key={missing}>{missing}</li>
            ))}
          </ul>
          <p>Si lo cierras así, no se podrá cambiar sin reabrirlo.</p>
        </>
      )}
    </ConfirmDialog>
  );
}
