import { isPhoto } from '@cuadrilla/domain/files/attachments.ts';
import { useState } from 'react';
import { PhotoTile } from '#records/files/photo-tile.tsx';
import { PhotoViewer } from '#records/files/photo-viewer.tsx';
import type { ShownFile } from '#records/files/shown-file.ts';
import classes from './filed.module.css';

export function FiledPhotos({ files }: { files: readonly ShownFile[] }) {
  const [openId, setOpenId] = useState<string | null>(null);
  const photos = files.filter(({ kind }) => isPhoto(kind));
  return (
    <>
      {photos.length > 0 && (
        <ul className={classes['photos']} aria-label="Fotos">
          {photos.map((file) => (
            <li key={file.id}>
              <PhotoTile file={file} onOpen={() => setOpenId(file.id)} />
            </li>
          ))}
        </ul>
      )}
      <PhotoViewer
        photos={photos.map((file) => ({ from: 'server', file }))}
        openId={openId}
        onOpen={setOpenId}
      />
    </>
  );
}
