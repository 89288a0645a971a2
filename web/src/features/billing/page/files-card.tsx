import { HOLDED } from '@cuadrilla/domain/billing/formats/holded.ts';
import { BATCH_FORMAT_NAMES, type BatchFormat } from '@cuadrilla/domain/billing/formats/delivered-batch.ts';
import { DownloadButton } from '#records/files/download-button.tsx';
import { Card } from '#shared/detail/card.tsx';
import classes from '../parts/billing.module.css';
import type { Batch } from './batch.ts';

const FILES: readonly { format: BatchFormat; ending: string }[] = [
  { format: 'XLSX', ending: '.xlsx' },
  { format: 'CSV', ending: '.csv' },
  { format: 'HOLDED', ending: '-holded.xlsx' },
  { format: 'JSON', ending: '.json' },
];

export function FilesCard({ batch: { id, code } }: { batch: Batch }) {
  return (
    <Card title="Descargar">
      <div className={classes['files']}>
        {FILES.map(({ format, ending }) => (
          <DownloadButton
            key={format}
            isRow
            title={BATCH_FORMAT_NAMES[format]}
            url={`/files/billing/${id}?formato=${format.toLowerCase()}`}
            name={`${code}${ending}`}
          />
        ))}
        {!HOLDED.isVerified && (
          <p className={classes['note']}>
            La plantilla de Holded no se ha probado con una cuenta: impórtala primero como borrador.
          </p>
        )}
      </div>
    </Card>
  );
}
