import { readConfirmations } from '@cuadrilla/domain/billing/confirmations.ts';
import { ATTACHMENT_MAX_BYTES } from '@cuadrilla/domain/files/attachments.ts';
import { useState } from 'react';
import { readInvoiceRows } from '#records/files/file-requests.ts';
import { useAct } from '#records/save/use-act.ts';
import { useSessionStore } from '#session/session-context.tsx';
import { readFailure } from '#shared/graphql/failure.ts';
import { formatDate } from '#shared/format/dates.ts';
import { Textarea } from '#shared/ui/fields/textarea.tsx';
import { Dialog } from '#shared/ui/dialogs/dialog.tsx';
import { DialogActions } from '#shared/ui/dialogs/dialog-actions.tsx';
import { Banner } from '#shared/ui/states/banner.tsx';
import classes from '../parts/billing.module.css';
import { ConfirmBillingItemsDocument } from './batch-acts.generated.ts';
import { BATCH_ACT, isLeft, servicesWords, type Batch } from './batch.ts';

const TOO_LARGE = 'El archivo ocupa más de 900 kB: deja solo las facturas de este lote';

type Props = { batch: Batch; onClose: () => void };

function Found({ read, batch }: { read: ReturnType<typeof readConfirmations>; batch: Batch }) {
  const codes = new Map(batch.content.flatMap(({ items }) => items.map((item) => [item.id, item.code])));
  return (
    <ul className={classes['read']} aria-label="Lo que se ha leído">
      {read.problems.map(({ row, message }) => (
        <li key={row} className={classes['wrong']}>
          Fila {row}: {message}
        </li>
      ))}
      {read.items.map(({ itemId, invoiceNumber, invoicedOn }) => (
        <li key={itemId} className="num">
          {codes.get(itemId)}: {invoiceNumber}, {formatDate(invoicedOn)}
        </li>
      ))}
    </ul>
  );
}

export function PasteDialog({ batch, onClose }: Props) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isOpening, setOpening] = useState(false);
  const { getToken } = useSessionStore();
  const { id, version, code } = batch;
  const left = batch.content.flatMap(({ ref, items }) =>
    items.filter(isLeft).map((item) => ({ id: item.id, code: item.code, ref: ref ?? '' })),
  );
  const read = readConfirmations(text, left);
  const count = read.items.length;
  const confirm = useAct(ConfirmBillingItemsDocument, {
    ...BATCH_ACT,
    success: `Facturas anotadas en ${servicesWords(count)}`,
    onDone: onClose,
  });
  const submit = () => {
    if (count > 0) confirm.run({ id, version, items: read.items });
    else setProblem('No hay ninguna fila que se pueda anotar');
  };
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > ATTACHMENT_MAX_BYTES) {
      setProblem(TOO_LARGE);
      return;
    }
    setOpening(true);
    setProblem(null);
    try {
      setText(await readInvoiceRows(file, getToken));
    } catch (error) {
      setProblem(readFailure(error).message);
    } finally {
      setOpening(false);
    }
  };
  const shown = confirm.problem ?? problem;
  return (
    <Dialog
      open
      size={640}
      onClose={onClose}
      title={`Números de factura de ${code}`}
      onSubmit={submit}
      actions={
        <DialogActions
          submit={count === 0 ? 'Anotar' : `Anotar en ${servicesWords(count)}`}
          onCancel={onClose}
          busy={confirm.isBusy || isOpening}
        />
      }
    >
      {shown !== null && <Banner kind="error">{shown}</Banner>}
      <Textarea
        label="Pega aquí las filas: nº de factura, fecha y código"
        helperText="El código es el del servicio (S-2026-0001) o la referencia (LF-2026-0001-001), que anota todos sus servicios."
        value={text}
        rows={7}
        onChange={(value) => {
          setText(value);
          setProblem(null);
        }}
      />
      <label className={classes['note']}>
        O elige un archivo Excel o CSV; vale el mismo que has descargado, con los números puestos:{' '}
        <input
          type="file"
          accept=".xlsx,.csv,.txt,text/csv,text/plain"
          disabled={isOpening}
          onChange={(event) => void open(event.currentTarget.files?.[0])}
        />
      </label>
      {text.trim() !== '' && <Found read={read} batch={batch} />}
    </Dialog>
  );
}
