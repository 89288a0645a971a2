import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { KeyboardEvent } from 'react';
import { ATTACHMENT_KIND_LABELS } from '@cuadrilla/domain/files/attachments.ts';
import { Banner } from '#shared/ui/states/banner.tsx';
import { Busy } from '#shared/ui/states/busy.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Dialog } from '#shared/ui/dialogs/dialog.tsx';
import classes from './files.module.css';
import { fileWords, type ShownFile, type WaitingFile } from './shown-file.ts';
import { useBlobUrl } from './use-blob-url.ts';
import { useFileUrl } from './use-file-url.ts';

export type AnyPhoto = { from: 'server'; file: ShownFile } | { from: 'device'; file: WaitingFile };

function Kept({ file }: { file: ShownFile }) {
  const { url, failure, retry } = useFileUrl(file.id);
  return (
    <figure>
      <div className={classes['frame']}>
        {url !== null && <img src={url} alt={`Foto: ${fileWords(file)}`} />}
        {url === null && failure === null && <Busy />}
        {failure !== null && (
          <div className={classes['parts']}>
            <Banner kind="error">{failure.message}</Banner>
            <Button title="Reintentar" onClick={retry} />
          </div>
        )}
      </div>
      <figcaption>{fileWords(file)}</figcaption>
    </figure>
  );
}

function Waiting({ file }: { file: WaitingFile }) {
  const url = useBlobUrl(file.blob);
  const word = ATTACHMENT_KIND_LABELS[file.kind];
  return (
    <figure>
      <div className={classes['frame']}>{url !== null && <img src={url} alt={`Foto: ${word}`} />}</div>
      <figcaption>{file.problem == null ? `${word} · Por enviar` : `${word} · No se ha enviado`}</figcaption>
      {file.problem != null && <Banner kind="error">{file.problem}</Banner>}
    </figure>
  );
}

type Props = {
  photos: readonly AnyPhoto[];
  openId: string | null;
  onOpen: (id: string | null) => void;
  onRemove?: ((photo: AnyPhoto) => void) | undefined;
  onRetry?: ((id: string) => void) | undefined;
};

export function PhotoViewer({ photos, openId, onOpen, onRemove, onRetry }: Props) {
  const at = photos.findIndex(({ file }) => file.id === openId);
  const photo = photos[at];
  if (photo === undefined) return null;
  const go = (step: number) => {
    const next = photos[(at + step + photos.length) % photos.length];
    if (next) onOpen(next.file.id);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') go(-1);
    if (key === 'ArrowRight') go(1);
  };
  const { id } = photo.file;
  const isRefused = photo.from === 'device' && photo.file.problem != null;
  return (
    <Dialog
      open
      onClose={() => onOpen(null)}
      title={`Foto ${at + 1} de ${photos.length}`}
      size={640}
      actions={
        <>
          {onRemove && <Button title="Quitar foto" onClick={() => onRemove(photo)} />}
          {isRefused && onRetry && <Button title="Reintentar" onClick={() => onRetry(id)} />}
          <Button type="primary" title="Listo" onClick={() => onOpen(null)} />
        </>
      }
    >
      {/* Arrow keys duplicate the buttons below. */}
      <div className={classes['viewer']} onKeyDown={onKeyDown}>
        {photo.from === 'server' ? (
          <Kept key={id} file={photo.file} />
        ) : (
          <Waiting key={id} file={photo.file} />
        )}
        {photos.length > 1 && (
          <div className={classes['ways']}>
            <Button title="Anterior" icon={<IconChevronLeft size={16} />} onClick={() => go(-1)} />
            <Button title="Siguiente" icon={<IconChevronRight size={16} />} onClick={() => go(1)} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
