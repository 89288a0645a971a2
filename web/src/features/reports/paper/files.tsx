import { useEffect } from 'react';
import { useFileUrl } from '#records/files/use-file-url.ts';
import type { Consent, Photo } from '../sheet/consent.ts';
import classes from './paper.module.css';
import { Section } from './section.tsx';

export type OnSettled = (id: string) => void;

type PictureProps = { id: string; alt: string; className: string | undefined; onSettled: OnSettled };

function Picture({ id, alt, className, onSettled }: PictureProps) {
  const { url, failure, retry } = useFileUrl(id);
  useEffect(() => {
    if (failure !== null) onSettled(id);
  }, [failure, id, onSettled]);
  if (failure !== null) {
    return (
      <span className={className} data-failed>
        {failure.message}
        <button type="button" onClick={retry}>
          Reintentar
        </button>
      </span>
    );
  }
  if (url === null) return <span className={className} data-busy />;
  return <img src={url} alt={alt} className={className} onLoad={() => onSettled(id)} />;
}

export function PhotosPart({ photos, onSettled }: { photos: readonly Photo[]; onSettled: OnSettled }) {
  if (photos.length === 0) return null;
  return (
    <Section title="Fotos">
      <ul className={classes['photos']}>
        {photos.map(({ id, word }, at) => (
          <li key={id}>
            <Picture
              id={id}
              alt={`Foto ${at + 1}: ${word}`}
              className={classes['photo']}
              onSettled={onSettled}
            />
            <span className={classes['word']} aria-hidden="true">
              {word}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function ConsentPart({ consent, onSettled }: { consent: Consent | null; onSettled: OnSettled }) {
  if (consent === null) return null;
  const { details } = consent;
  return (
    <Section title="Conformidad del cliente">
      <div className={classes['signed']}>
        {consent.kind === 'signed' && consent.fileId !== null && (
          <Picture
            id={consent.fileId}
            alt={`Firma de ${consent.name}`}
            className={classes['signature']}
            onSettled={onSettled}
          />
        )}
        <p>
          <strong>{consent.kind === 'signed' ? consent.name : `Sin firma: ${consent.reason}`}</strong>
          {details.map((detail, at) => (
            <span key={at}>{detail}</span>
          ))}
        </p>
      </div>
    </Section>
  );
}
