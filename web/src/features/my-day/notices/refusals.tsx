import { IconAlertTriangle, IconRefresh, IconSend } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { canGoToOffice, type QueuedAct, type Refusal } from '#outbox/acts/act.ts';
import { actWords, writtenIn } from '#outbox/acts/act-words.ts';
import { readDraft } from '#outbox/kept/draft.ts';
import type { Queue } from '#outbox/sending/queue.ts';
import { useWork } from '#outbox/use-work.ts';
import { DataList } from '#shared/detail/data-list.tsx';
import { formatDateTime } from '#shared/format/dates.ts';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import { RequestId } from '#shared/ui/states/request-id.tsx';
import { Picture } from '../cards/picture.tsx';
import classes from './refusals.module.css';

type Refused = QueuedAct & { refusal: Refusal };

function usePicture({ act, place }: Refused): Blob | null {
  const { shelf } = useWork();
  const [signature, setSignature] = useState<Blob | null>(null);
  const isSigned = act.operation === 'CompleteVisit' && act.input.signatureId != null;
  const { visitId } = place;
  useEffect(() => {
    let isHere = true;
    if (isSigned) void readDraft(shelf, visitId).then((draft) => isHere && setSignature(draft.signature));
    return () => {
      isHere = false;
    };
  }, [shelf, visitId, isSigned]);
  return act.operation === 'PutFile' ? act.blob : signature;
}

function Problem({ refusal: { message, fields, requestId } }: { refusal: Refusal }) {
  const others = fields.filter((field) => field.message !== message);
  return (
    <>
      <p className={classes['message']}>{message}</p>
      {others.length > 0 && (
        <ul className={classes['fields']}>
          {others.map((field) => (
            <li key={field.path}>{field.message}</li>
          ))}
        </ul>
      )}
      {requestId !== null && <RequestId id={requestId} />}
    </>
  );
}

function RefusalCard({ refused, onDecided }: { refused: Refused; onDecided: (key: string) => void }) {
  const { outbox } = useWork();
  const [isAsking, setAsking] = useState(false);
  const { key, act, place, refusal, occurredAt } = refused;
  const words = actWords(act);
  const blob = usePicture(refused);
  const written = writtenIn(refused);
  const decide = (how: (key: string) => void) => {
    onDecided(key);
    how(key);
  };
  const discard = () => decide((each) => outbox.discard(each));
  return (
    <section role="alert" className={classes['card']}>
      <h2 tabIndex={-1} data-refusal>
        <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
        No se ha aceptado: {words}
      </h2>
      <p className={classes['place']}>
        {place.code} · {place.title} · {formatDateTime(occurredAt)}
      </p>
      <Problem refusal={refusal} />
      {written.length > 0 && <DataList items={written} />}
      {blob !== null && <Picture blob={blob} words={act.operation === 'PutFile' ? words : 'Firma'} />}
      <div className={classes['acts']}>
        <Button title="Descartar" onClick={() => setAsking(true)} />
        <Button
          title="Reintentar"
          icon={<IconRefresh size={16} />}
          onClick={() => decide((each) => outbox.retry(each))}
        />
        {canGoToOffice(refused) && (
          <Button
            title="Enviar a la oficina"
            className={classes['office']}
            icon={<IconSend size={16} />}
            onClick={() => decide((each) => outbox.retry(each, true))}
          />
        )}
      </div>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`¿Descartar «${words}»?`}
        verb="Descartar"
        isDanger
        onConfirm={discard}
      >
        <p>No se enviará y no se puede recuperar. Lo que hiciste después se intentará enviar.</p>
      </ConfirmDialog>
    </section>
  );
}

/** Refused acts; later acts of the same service wait for the person's decision. */
export function Refusals({ acts, onDecided }: { acts: Queue; onDecided: (key: string) => void }) {
  const refused = acts.filter((act): act is Refused => act.refusal !== null);
  return refused.map((each) => <RefusalCard key={each.key} refused={each} onDecided={onDecided} />);
}
