import { HOLDED } from '@cuadrilla/domain/billing/formats/holded.ts';
import type { BatchFormat } from '@cuadrilla/domain/billing/formats/delivered-batch.ts';
import { DownloadButton } from '#records/files/download-button.tsx';
import { Card } from '#shared/detail/card.tsx';
import classes from '../parts/billing.module.css';
import type { Batch } from './batch.ts';

const FILES: readonly { format: BatchFormat; title: string; ending: string }[] = [
  { format: 'XLSX', title: 'Excel', ending: '.xlsx' },
  { format: 'CSV', title: 'CSV', ending: '.csv' },
  { format: 'HOLDED', title: 'Plantilla de Holded', ending: '-holded.xlsx' },
  { format: 'JSON', title: 'JSON', ending: '.json' },
];

export function FilesCard({ batch: { id, code } }: { batch: Batch }) {
  return (
    <Card title="Descargar">
      <div className={classes['files']}>
        {FILES.map(({ format, title, ending }) => (
          <DownloadButton
            key={format}
            isRow
            title={title}
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
