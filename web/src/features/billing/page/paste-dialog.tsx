import {
  checkConfirmations,
  itemPlaceOf,
  readConfirmations,
  rowsLeft,
} from '@cuadrilla/domain/billing/confirmations.ts';
import type { ConfirmedItem } from '@cuadrilla/domain/billing/invoice-numbers.ts';
import { ATTACHMENT_MAX_BYTES } from '@cuadrilla/domain/files/attachments.ts';
import type { FieldMessage } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { IconFileUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { readInvoiceRows } from '#records/files/file-requests.ts';
import { useAct } from '#records/save/use-act.ts';
import { useKept } from '#records/save/use-kept.ts';
import { useSessionStore } from '#session/session-context.tsx';
import { readFailure } from '#shared/graphql/failure.ts';
import { formatDate } from '#shared/format/dates.ts';
import { Button } from '#shared/ui/button.tsx';
import { Textarea } from '#shared/ui/fields/textarea.tsx';
import { Dialog } from '#shared/ui/dialogs/dialog.tsx';
import { DialogActions } from '#shared/ui/dialogs/dialog-actions.tsx';
import { Banner } from '#shared/ui/states/banner.tsx';
import classes from '../parts/billing.module.css';
import { ConfirmBillingItemsDocument } from './batch-acts.generated.ts';
import { BATCH_ACT, boundsOf, isLeft, servicesWords, type Batch, type Item } from './batch.ts';

const TOO_LARGE = 'El archivo ocupa más de 900 kB: deja solo las facturas de este lote';

type Props = { batch: Batch; onClose: () => void };

type Read = ReturnType<typeof checkConfirmations>;

/** Rows that cannot be recorded or were refused come first; then the others, with what they overwrite. */
function Found({ read, refused, items }: { read: Read; refused: Read['problems']; items: readonly Item[] }) {
  const byId = new Map(items.map((item) => [item.id, item]));
  const isRefused = (row: number) => refused.some((each) => each.row === row);
  return (
    <ul className={classes['read']} aria-label="Lo que se ha leído">
      {[...read.problems, ...refused].map(({ row, message }) => (
        <li key={row} className={classes['wrong']}>
          Fila {row}: {message}
        </li>
      ))}
      {read.items
        .filter(({ row }) => !isRefused(row))
        .map(({ itemId, invoiceNumber, invoicedOn }) => (
          <li key={itemId} className="num">
            {byId.get(itemId)?.code}: {invoiceNumber}, {formatDate(invoicedOn)}
            {insteadWords(byId.get(itemId), invoiceNumber)}
          </li>
        ))}
    </ul>
  );
}

function insteadWords(item: Item | undefined, number: string): string {
  const known = item?.invoiceNumber ?? number;
  return known === number ? '' : ` (ahora tiene la ${known})`;
}

const leftWords = (rows: number) =>
  rows === 1 ? 'Queda 1 fila por corregir' : `Quedan ${rows} filas por corregir`;

const toInput = ({ itemId, invoiceNumber, invoicedOn }: ConfirmedItem) => ({
  itemId,
  invoiceNumber,
  invoicedOn,
});

/** By row; a row may stand for several items. */
function refusedRows(fields: readonly FieldMessage[], items: Read['items']): Read['problems'] {
  const byRow = new Map(
    fields.map(({ path, message }) => [items[itemPlaceOf(path)]?.row ?? 0, message] as const),
  );
  return [...byRow].map(([row, message]) => ({ row, message }));
}

function FromFile({
  isOpening,
  onChoose,
}: {
  isOpening: boolean;
  onChoose: (file: File | undefined) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <p className={classes['note']}>
        O elige un archivo Excel o CSV; vale el mismo que has descargado, con los números puestos.
      </p>
      <Button
        title="Elegir archivo"
        icon={<IconFileUpload size={16} stroke={1.75} />}
        busy={isOpening}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        hidden
        aria-label="Archivo con los números de factura"
        accept=".xlsx,.csv,.txt,text/csv,text/plain"
        onChange={({ currentTarget }) => {
          onChoose(currentTarget.files?.[0]);
          // Allows choosing the same file again.
          currentTarget.value = '';
        }}
      />
    </>
  );
}

export function PasteDialog({ batch, onClose }: Props) {
  const [problem, setProblem] = useState<string | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [isOpening, setOpening] = useState(false);
  const { getToken } = useSessionStore();
  const { id, version, code } = batch;
  const { kept, keep, forget } = useKept(`invoice-numbers-${id}`);
  const { text = '' } = kept;
  const left = batch.content.flatMap(({ ref, items }) =>
    items.filter(isLeft).map((item) => ({ ...item, ref: ref ?? '' })),
  );
  const bounds = new Map(left.map((item) => [item.id, boundsOf(item, batch)]));
  const read = checkConfirmations(readConfirmations(text, left), (itemId) => bounds.get(itemId));
  const count = read.items.length;
  const noted = `Facturas anotadas en ${servicesWords(count)}`;
  const confirm = useAct(ConfirmBillingItemsDocument, {
    ...BATCH_ACT,
    // A toast lies below the dialog, which stays open while rows are left.
    ...(read.problems.length === 0 && { success: noted }),
    onDone: () => {
      const unread = rowsLeft(text, read.problems);
      if (unread !== '') {
        keep({ text: unread });
        setSaid(`${noted}. ${leftWords(read.problems.length)}`);
        return;
      }
      forget();
      onClose();
    },
  });
  const submit = () => {
    if (count > 0) confirm.run({ id, version, items: read.items.map(toInput) });
    else setProblem('No hay ninguna fila que se pueda anotar');
  };
  const clearProblems = () => {
    setProblem(null);
    setSaid(null);
    confirm.clearProblem();
  };
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    if (file.size > ATTACHMENT_MAX_BYTES) {
      setProblem(TOO_LARGE);
      return;
    }
    setOpening(true);
    clearProblems();
    try {
      keep({ text: await readInvoiceRows(file, getToken) });
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
      {said !== null && shown === null && <Banner kind="success">{said}</Banner>}
      <Textarea
        label="Pega aquí las filas: nº de factura, fecha y código"
        helperText="El código es el del servicio (S-2026-0001) o la referencia (LF-2026-0001-001), que anota todos sus servicios."
        value={text}
        rows={7}
        onChange={(value) => {
          // What is sent is taken out of the text when it is noted.
          if (confirm.isBusy) return;
          keep({ text: value });
          clearProblems();
        }}
      />
      <FromFile isOpening={isOpening || confirm.isBusy} onChoose={(file) => void open(file)} />
      {text.trim() !== '' && (
        <Found read={read} refused={refusedRows(confirm.fields, read.items)} items={left} />
      )}
    </Dialog>
  );
}
