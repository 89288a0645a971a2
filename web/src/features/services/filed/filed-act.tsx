import { AWAITS_OFFICE } from '@cuadrilla/domain/field/field-work.ts';
import { useFileUrl } from '#records/files/use-file-url.ts';
import { startWords } from '#records/services/slot-words.ts';
import { formatTime, today } from '#shared/format/dates.ts';
import { Button } from '#shared/ui/button.tsx';
import { actTitle, actWords, type FiledAct } from './filed-words.ts';
import classes from './filed.module.css';

function Signature({ id, name }: { id: string; name: string }) {
  const { url, failure, retry } = useFileUrl(id);
  if (failure !== null) {
    return (
      <span className={classes['missing']}>
        {failure.message} <Button title="Reintentar" onClick={retry} />
      </span>
    );
  }
  return url === null ? (
    <span className={classes['signature']} data-busy />
  ) : (
    <img className={classes['signature']} src={url} alt={`Firma de ${name}`} />
  );
}

type Props = {
  act: FiledAct;
  /** The reason shown for the whole review, which is not repeated here. */
  because: string;
  day: string;
  now: Date;
  nameOfLine: (id: string) => string | null;
};

export function FiledActRow({ act, because, day, now, nameOfLine }: Props) {
  const { at, unconfirmed, signatureId, signer } = act;
  const isThatDay = today(new Date(at)) === day;
  return (
    <li className={classes['act']}>
      <span className={`num ${classes['at'] ?? ''}`}>{isThatDay ? formatTime(at) : startWords(at, now)}</span>
      <div className={classes['what']}>
        <p className={classes['title']}>
          {actTitle(act)}
          {unconfirmed && <span className={classes['tag']}>sin confirmar</span>}
        </p>
        {actWords(act, nameOfLine).map((words, place) => (
          <p key={place} className={classes['words']}>
            {words}
          </p>
        ))}
        {signatureId !== null && <Signature id={signatureId} name={signer?.name ?? 'cliente'} />}
        {act.because !== because && act.because !== AWAITS_OFFICE && (
          <p className={classes['because']}>{act.because}</p>
        )}
      </div>
    </li>
  );
}
