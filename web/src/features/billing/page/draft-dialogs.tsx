import { formatEuros } from '@cuadrilla/domain/services/money.ts';
import { useAct } from '#records/save/use-act.ts';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import {
  DeliverBillingBatchDocument,
  DiscardBillingBatchDocument,
  LeaveOutOfBatchDocument,
} from './batch-acts.generated.ts';
import { amountsOf, BATCH_ACT, servicesWords, type Batch, type Item } from './batch.ts';

type Props = { batch: Batch; onClose: () => void };

export function DeliverDialog({ batch, onClose }: Props) {
  const { id, version, code, services } = batch;
  const deliver = useAct(DeliverBillingBatchDocument, {
    ...BATCH_ACT,
    success: `${code} entregado`,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`¿Entregar ${code}?`}
      verb="Entregar"
      busy={deliver.isBusy}
      problem={deliver.problem}
      onConfirm={() => deliver.run({ id, version })}
    >
      <p>
        {servicesWords(services)}, {formatEuros(amountsOf(batch).totalCents)} con IVA. Se guardan los datos
        fiscales y las líneas como están hoy, y los servicios no se podrán reabrir sin devolverlos antes.
      </p>
      <p>Después podrás descargar el lote para tu programa o tu gestoría. Cuadrilla no emite facturas.</p>
    </ConfirmDialog>
  );
}

export function DiscardDialog({ batch: { id, version, code }, onClose }: Props) {
  const discard = useAct(DiscardBillingBatchDocument, {
    ...BATCH_ACT,
    success: `${code} descartado`,
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`¿Descartar ${code}?`}
      verb="Descartar"
      isDanger
      busy={discard.isBusy}
      problem={discard.problem}
      onConfirm={() => discard.run({ id, version })}
    >
      <p>Sus servicios siguen cerrados y pueden ir en otro lote.</p>
    </ConfirmDialog>
  );
}

export function LeaveOutDialog({ batch, items, onClose }: Props & { items: readonly Item[] }) {
  const { id, version, code } = batch;
  const [first] = items;
  const leaveOut = useAct(LeaveOutOfBatchDocument, {
    ...BATCH_ACT,
    success: 'Quitado del lote',
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`¿Quitar ${first?.code ?? ''} de ${code}?`}
      verb="Quitar"
      busy={leaveOut.isBusy}
      problem={leaveOut.problem}
      onConfirm={() => leaveOut.run({ id, version, serviceIds: items.map(({ serviceId }) => serviceId) })}
    >
      <p>Sigue cerrado y por facturar: puede ir en otro lote.</p>
    </ConfirmDialog>
  );
}
