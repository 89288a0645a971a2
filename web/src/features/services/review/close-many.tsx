import { formatEuros } from '@cuadrilla/domain/services/money.ts';
import { lowerFirst } from '@cuadrilla/domain/text/lower-first.ts';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAct } from '#records/save/use-act.ts';
import { SERVICE_LISTS } from '#records/services/service-lists.ts';
import { PATHS } from '#shared/paths.ts';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import { Dialog } from '#shared/ui/dialogs/dialog.tsx';
import { toastSuccess } from '#shared/ui/toasts/toast.tsx';
import { CloseServicesDocument } from './review-page.generated.ts';
import type { ReviewRow } from './review-columns.tsx';
import classes from './review.module.css';
import type { Choice } from './use-choice.ts';

type Refused = { row: ReviewRow; message: string };

const words = (count: number) => (count === 1 ? '1 servicio' : `${count} servicios`);

const closedWords = (count: number) => (count === 1 ? '1 servicio cerrado' : `${count} servicios cerrados`);

function endedWords(closed: number, refused: number): string {
  const left = refused === 1 ? '1 no se ha podido cerrar' : `${refused} no se han podido cerrar`;
  return `${closed === 0 ? 'Ningún servicio cerrado' : closedWords(closed)}; ${left}`;
}

function RefusedDialog({
  closed,
  refused,
  onClose,
}: {
  closed: number;
  refused: Refused[];
  onClose: () => void;
}) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={endedWords(closed, refused.length)}
      actions={<Button type="primary" title="Entendido" onClick={onClose} />}
    >
      <ul className={classes['refused']}>
        {refused.map(({ row, message }) => (
          <li key={row.id}>
            <Link to={PATHS.service(row.id)}>{row.code}</Link>: {message}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

const LISTED = 8;

/** What is missing can still be completed: after closing, only by reopening. */
function Lacking({ rows }: { rows: readonly ReviewRow[] }) {
  const more = rows.length - LISTED;
  return (
    <>
      <p>
        {rows.length === 1
          ? 'Uno no está listo para facturar y se cierra igual:'
          : `${rows.length} no están listos para facturar y se cierran igual:`}
      </p>
      <ul className={classes['refused']}>
        {rows.slice(0, LISTED).map(({ id, code, client, invoiceGaps }) => (
          <li key={id}>
            <Link to={PATHS.service(id)}>{code}</Link> · {client.name}:{' '}
            {invoiceGaps.length === 0
              ? 'nada que cobrar'
              : invoiceGaps.map(({ text }) => lowerFirst(text)).join('; ')}
          </li>
        ))}
        {more > 0 && <li>{more === 1 ? 'y 1 más' : `y ${more} más`}</li>}
      </ul>
    </>
  );
}

export function CloseMany({ choice, rows }: { choice: Choice; rows: readonly ReviewRow[] }) {
  const [isAsking, setAsking] = useState(false);
  const [ended, setEnded] = useState<{ closed: number; refused: Refused[] } | null>(null);
  const { chosen } = choice;
  const close = useAct(CloseServicesDocument, {
    evict: SERVICE_LISTS,
    onDone: ({ closed, refused }) => {
      setAsking(false);
      const byId = new Map(chosen.map((row) => [row.id, row]));
      const left = refused.flatMap(({ id, message }): Refused[] => {
        const row = byId.get(id);
        return row ? [{ row, message }] : [];
      });
      choice.clear();
      if (left.length === 0) toastSuccess(closedWords(closed.length));
      else setEnded({ closed: closed.length, refused: left });
    },
  });
  const isWholePage = rows.length > 0 && rows.every(({ id }) => choice.isChosen(id));
  const lacking = chosen.filter(({ billingState }) => billingState !== 'READY');
  const total = chosen.reduce((sum, { totals }) => sum + (totals?.totalCents ?? 0), 0);
  return (
    <>
      <div className={classes['bar']}>
        <Button
          type="secondary"
          title={isWholePage ? 'Quitar la selección' : 'Elegir los de esta página'}
          disabled={rows.length === 0}
          onClick={() => choice.chooseAll(rows, !isWholePage)}
        />
        <span className="num" role="status">
          {chosen.length === 0 ? 'Ninguno elegido' : `${words(chosen.length)}, ${formatEuros(total)} con IVA`}
        </span>
        <Button
          title={chosen.length === 0 ? 'Cerrar elegidos' : `Cerrar ${words(chosen.length)}`}
          icon={<IconLock size={16} stroke={1.75} />}
          disabled={chosen.length === 0}
          onClick={() => setAsking(true)}
        />
      </div>
      {isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title={`¿Cerrar ${words(chosen.length)}?`}
          verb={`Cerrar ${words(chosen.length)}`}
          busy={close.isBusy}
          problem={close.problem}
          onConfirm={() => close.run({ services: chosen.map(({ id, version }) => ({ id, version })) })}
        >
          <p>
            Después no se podrán cambiar sin reabrirlos. Si alguno cambia mientras tanto, se queda como está.
          </p>
          {lacking.length > 0 && <Lacking rows={lacking} />}
        </ConfirmDialog>
      )}
      {ended !== null && <RefusedDialog {...ended} onClose={() => setEnded(null)} />}
    </>
  );
}
