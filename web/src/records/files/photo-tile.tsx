import { ATTACHMENT_KIND_LABELS } from '@cuadrilla/domain/files/attachments.ts';
import { IconAlertTriangle, IconCloudUp, IconPhotoOff } from '@tabler/icons-react';
import classes from './files.module.css';
import { fileWords, type ShownFile, type WaitingFile } from './shown-file.ts';
import { useBlobUrl } from './use-blob-url.ts';
import { useFileUrl } from './use-file-url.ts';

const MARK = { size: 14, stroke: 1.75, 'aria-hidden': true } as const;

export function PhotoTile({ file, onOpen }: { file: ShownFile; onOpen: () => void }) {
  const { url, failure } = useFileUrl(file.id);
  return (
    <button
      type="button"
      className={classes['tile']}
      data-busy={(url === null && failure === null) || undefined}
      aria-label={`Ver foto: ${fileWords(file)}`}
      onClick={onOpen}
    >
      {url !== null && <img src={url} alt="" />}
      {failure !== null && <IconPhotoOff size={20} stroke={1.75} aria-hidden="true" />}
      <span className={classes['word']}>{ATTACHMENT_KIND_LABELS[file.kind]}</span>
    </button>
  );
}

export function WaitingTile({ file, onOpen }: { file: WaitingFile; onOpen: () => void }) {
  const url = useBlobUrl(file.blob);
  const isRefused = file.problem != null;
  const Mark = isRefused ? IconAlertTriangle : IconCloudUp;
  const word = ATTACHMENT_KIND_LABELS[file.kind];
  return (
    <button
      type="button"
      className={classes['tile']}
      data-problem={isRefused || undefined}
      aria-label={`Ver foto: ${word}, ${isRefused ? 'no se ha enviado' : 'por enviar'}`}
      onClick={onOpen}
    >
      {url !== null && <img src={url} alt="" />}
      <span className={classes['mark']}>
        <Mark {...MARK} />
      </span>
      <span className={classes['word']}>{word}</span>
    </button>
  );
}
