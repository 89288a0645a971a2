import { IconAlertTriangle, IconCloudUp, IconFile, IconTrash } from '@tabler/icons-react';
import { ActionsMenu } from '#shared/ui/dialogs/actions-menu.tsx';
import { formatDateTime } from '#shared/format/dates.ts';
import classes from './files.module.css';
import { sizeWords, type ShownFile, type WaitingFile } from './shown-file.ts';
import { useFileUrl } from './use-file-url.ts';

const ICON = { size: 18, stroke: 1.75, 'aria-hidden': true } as const;
const NAMES: Record<string, string> = { 'application/pdf': 'Documento PDF', 'image/png': 'Imagen PNG' };
const ENDINGS: Record<string, string> = { 'application/pdf': 'pdf', 'image/png': 'png' };

function KeptDocument({ file, onRemove }: { file: ShownFile; onRemove: (() => void) | undefined }) {
  const { id, mime, size, authorName, createdAt } = file;
  const { url, failure, retry } = useFileUrl(id);
  const name = NAMES[mime] ?? 'Imagen JPEG';
  return (
    <li>
      <IconFile {...ICON} />
      <span>
        {/* Downloaded, because a tab of its own would lack the app's security headers. */}
        {url === null ? (
          name
        ) : (
          <a href={url} download={`documento.${ENDINGS[mime] ?? 'jpg'}`}>
            {name}
          </a>
        )}
        <small>
          {failure?.message ?? `${sizeWords(size)} · ${authorName}, ${formatDateTime(createdAt)}`}
        </small>
      </span>
      <ActionsMenu
        label={`Más acciones de ${name}`}
        items={[
          ...(failure === null ? [] : [{ label: 'Reintentar', onSelect: retry }]),
          ...(onRemove === undefined
            ? []
            : [{ label: 'Quitar', icon: <IconTrash size={16} />, isDanger: true, onSelect: onRemove }]),
        ]}
      />
    </li>
  );
}

type WaitingProps = {
  file: WaitingFile;
  onRetry: (() => void) | undefined;
  onRemove: (() => void) | undefined;
};

function WaitingDocument({ file, onRetry, onRemove }: WaitingProps) {
  const isRefused = file.problem != null;
  const Mark = isRefused ? IconAlertTriangle : IconCloudUp;
  return (
    <li>
      <Mark {...ICON} />
      <span>
        Documento
        <small>{file.problem ?? 'Por enviar'}</small>
      </span>
      <ActionsMenu
        label="Más acciones del documento por enviar"
        items={[
          ...(isRefused && onRetry ? [{ label: 'Reintentar', onSelect: onRetry }] : []),
          ...(isRefused && onRemove ? [{ label: 'Descartar', isDanger: true, onSelect: onRemove }] : []),
        ]}
      />
    </li>
  );
}

type Props = {
  files: readonly ShownFile[];
  waiting: readonly WaitingFile[];
  onRemove?: ((id: string) => void) | undefined;
  onRetry?: ((id: string) => void) | undefined;
  onDiscard?: ((id: string) => void) | undefined;
};

export function DocumentsList({ files, waiting, onRemove, onRetry, onDiscard }: Props) {
  if (files.length + waiting.length === 0) return null;
  return (
    <ul className={classes['documents']} aria-label="Documentos">
      {files.map((file) => (
        <KeptDocument key={file.id} file={file} onRemove={onRemove && (() => onRemove(file.id))} />
      ))}
      {waiting.map((file) => (
        <WaitingDocument
          key={file.id}
          file={file}
          onRetry={onRetry && (() => onRetry(file.id))}
          onRemove={onDiscard && (() => onDiscard(file.id))}
        />
      ))}
    </ul>
  );
}
