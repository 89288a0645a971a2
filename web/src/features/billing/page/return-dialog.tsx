import { useAct } from '#records/save/use-act.ts';
import { useKept } from '#records/save/use-kept.ts';
import { ReasonDialog } from '#shared/ui/dialogs/reason-dialog.tsx';
import { ReturnBillingItemsDocument } from './batch-acts.generated.ts';
import { BATCH_ACT, type Batch, type Item } from './batch.ts';

type Props = { batch: Batch; items: readonly Item[]; onClose: () => void };

export function ReturnDialog({ batch: { id, version, code }, items, onClose }: Props) {
  const [first] = items;
  const { kept, keep, forget } = useKept(`return-items-${id}-${items.map((item) => item.id).join('-')}`);
  const giveBack = useAct(ReturnBillingItemsDocument, {
    ...BATCH_ACT,
    success: 'Devuelto: vuelve a estar por facturar',
    onDone: () => {
      forget();
      onClose();
    },
  });
  return (
    <ReasonDialog
      onClose={onClose}
      title={`¿Devolver ${first?.code ?? ''} de ${code}?`}
      verb="Devolver"
      label="Motivo"
      written={kept['reason'] ?? ''}
      onWrite={(reason) => keep({ reason })}
      busy={giveBack.isBusy}
      problem={giveBack.problem}
      onConfirm={(reason) => giveBack.run({ id, version, itemIds: items.map((item) => item.id), reason })}
    >
      <p>
        {first?.state === 'INVOICED'
          ? `Ya tiene factura: anúlala o rectifícala también en tu programa. El número ${first.invoiceNumber ?? ''} queda para este cliente: si está mal escrito, corrígelo antes. `
          : 'Avisa a quien hace las facturas. '}
        El servicio vuelve a estar cerrado y por facturar, y se podrá reabrir.
      </p>
    </ReasonDialog>
  );
}
