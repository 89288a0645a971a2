import { isPhoto, type AttachmentKind } from '@cuadrilla/domain/files/attachments.ts';
import { IconCheck } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { Card } from '#shared/detail/card.tsx';
import { Banner } from '#shared/ui/states/banner.tsx';
import { useFocusAfterRemoval } from '#shared/ui/use-focus-after-removal.ts';
import { AddFiles } from './add-files.tsx';
import { DocumentsList } from './documents-list.tsx';
import classes from './files.module.css';
import { PhotoTile, WaitingTile } from './photo-tile.tsx';
import { PhotoViewer, type AnyPhoto } from './photo-viewer.tsx';
import type { PreparedFile, ShownFile, WaitingFile } from './shown-file.ts';
import { usePreparedFiles, type Originals } from './use-prepared-files.ts';

const PHOTO_KINDS = ['BEFORE', 'AFTER'] as const;

type Props = {
  files: readonly ShownFile[];
  waiting?: readonly WaitingFile[];
  minPhotos?: number;
  /** Documents cannot be removed where they cannot be added. */
  kinds?: readonly AttachmentKind[];
  onAdd?: ((file: PreparedFile) => void) | undefined;
  /** Also called after the page was left. */
  onPreparing?: (change: number) => void;
  originals?: Originals;
  onRemove?: ((id: string) => void) | undefined;
  onRetry?: ((id: string) => void) | undefined;
  onDiscard?: ((id: string) => void) | undefined;
  children?: ReactNode;
};

const leftWords = (left: number) => (left === 1 ? 'falta 1 foto' : `faltan ${left} fotos`);

function Enough({ count, needed }: { count: number; needed: number }) {
  if (needed === 0) return null;
  const isReached = count >= needed;
  return (
    <span className={classes['enough']} data-reached={isReached || undefined}>
      {isReached && <IconCheck size={14} aria-hidden="true" />}
      Mínimo {needed}
      <span className="visually-hidden"> ({isReached ? 'ya están' : leftWords(needed - count)})</span>
    </span>
  );
}

const photosOf = (files: readonly ShownFile[], waiting: readonly WaitingFile[]): AnyPhoto[] =>
  [
    ...files.map((file) => ({ from: 'server' as const, file })),
    ...waiting.map((file) => ({ from: 'device' as const, file })),
  ].filter(({ file }) => isPhoto(file.kind));

type GridProps = {
  photos: readonly AnyPhoto[];
  preparing: number;
  onOpen: (id: string) => void;
  children: ReactNode;
};

function Grid({ photos, preparing, onOpen, children }: GridProps) {
  return (
    <ul className={classes['grid']}>
      {photos.map((photo) => (
        <li key={photo.file.id}>
          {photo.from === 'server' ? (
            <PhotoTile file={photo.file} onOpen={() => onOpen(photo.file.id)} />
          ) : (
            <WaitingTile file={photo.file} onOpen={() => onOpen(photo.file.id)} />
          )}
        </li>
      ))}
      {Array.from({ length: preparing }, (_each, at) => (
        <li key={at}>
          <div className={classes['tile']} data-busy>
            Preparando…
          </div>
        </li>
      ))}
      {children}
    </ul>
  );
}

type Removals = Pick<Props, 'files' | 'onRemove' | 'onDiscard'> & { waiting: readonly WaitingFile[] };

function useRemovals({ files, waiting, onRemove, onDiscard }: Removals) {
  const { ref, removing } = useFocusAfterRemoval([...files, ...waiting].map(({ id }) => id));
  const keepingFocus = (act: ((id: string) => void) | undefined) =>
    act &&
    ((id: string) => {
      removing(id);
      act(id);
    });
  return { ref, onRemove: keepingFocus(onRemove), onDiscard: keepingFocus(onDiscard) };
}

export function PhotosCard({ files, waiting = [], minPhotos = 0, kinds = PHOTO_KINDS, ...rest }: Props) {
  const { onAdd, onPreparing, originals, onRetry, children } = rest;
  const [openId, setOpenId] = useState<string | null>(null);
  const {
    waiting: preparing,
    problems,
    prepare,
  } = usePreparedFiles((file) => onAdd?.(file), onPreparing, originals);
  const photos = photosOf(files, waiting);
  const isDocument = ({ kind }: { kind: AttachmentKind }) => kind === 'DOCUMENT';
  const { ref, onRemove, onDiscard } = useRemovals({ files, waiting, ...rest });
  const remove = ({ from, file }: AnyPhoto) => {
    setOpenId(null);
    if (from === 'server') onRemove?.(file.id);
    else onDiscard?.(file.id);
  };
  const isRemovable = photos.some(({ from, file }) => {
    if (file.id !== openId) return false;
    return from === 'server' ? onRemove !== undefined : onDiscard !== undefined;
  });
  return (
    <Card title="Fotos" count={photos.length} action={<Enough count={photos.length} needed={minPhotos} />}>
      <div ref={ref} className={classes['parts']}>
        {problems.map((problem, at) => (
          <Banner key={at} kind="error">
            {problem}
          </Banner>
        ))}
        {(photos.length > 0 || preparing > 0 || onAdd !== undefined) && (
          <Grid photos={photos} preparing={preparing} onOpen={setOpenId}>
            {onAdd && (
              <li>
                <AddFiles kinds={kinds} onChoose={prepare} />
              </li>
            )}
          </Grid>
        )}
        {photos.length === 0 && onAdd === undefined && <p className={classes['none']}>Sin fotos.</p>}
        <DocumentsList
          files={files.filter(isDocument)}
          waiting={waiting.filter(isDocument)}
          onRemove={kinds.includes('DOCUMENT') ? onRemove : undefined}
          onRetry={onRetry}
          onDiscard={onDiscard}
        />
        {children}
      </div>
      <PhotoViewer
        photos={photos}
        openId={openId}
        onOpen={setOpenId}
        onRemove={isRemovable ? remove : undefined}
        onRetry={onRetry}
      />
    </Card>
  );
}
