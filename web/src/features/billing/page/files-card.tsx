import { HOLDED } from '@cuadrilla/domain/billing/formats/holded.ts';
import type { BatchFormat } from '@cuadrilla/domain/billing/formats/delivered-batch.ts';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { fetchBytes } from '#records/files/file-requests.ts';
import { useSessionStore } from '#session/session-context.tsx';
import { Card } from '#shared/detail/card.tsx';
import { readFailure } from '#shared/graphql/failure.ts';
import { saveBlob } from '#shared/save-blob.ts';
import { Button } from '#shared/ui/button.tsx';
import { Banner } from '#shared/ui/states/banner.tsx';
import classes from '../parts/billing.module.css';
import type { Batch } from './batch.ts';

const FILES: readonly { format: BatchFormat; title: string; ending: string }[] = [
  { format: 'XLSX', title: 'Excel', ending: '.xlsx' },
  { format: 'CSV', title: 'CSV', ending: '.csv' },
  { format: 'HOLDED', title: 'Plantilla de Holded', ending: '-holded.xlsx' },
  { format: 'JSON', title: 'JSON', ending: '.json' },
];

export function FilesCard({ batch: { id, code } }: { batch: Batch }) {
  const { getToken } = useSessionStore();
  const [busy, setBusy] = useState<BatchFormat | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const download = async (format: BatchFormat, ending: string) => {
    setBusy(format);
    setProblem(null);
    try {
      const url = `/files/billing/${id}?formato=${format.toLowerCase()}`;
      saveBlob(await fetchBytes(url, getToken), `${code}${ending}`);
    } catch (error) {
      setProblem(readFailure(error).message);
    } finally {
      setBusy(null);
    }
  };
  return (
    <Card title="Descargar">
      <div className={classes['files']}>
        {problem !== null && <Banner kind="error">{problem}</Banner>}
        {FILES.map(({ format, title, ending }) => (
          <Button
            key={format}
            wide
            align="left"
            title={title}
            icon={<IconDownload size={16} stroke={1.75} />}
            busy={busy === format}
            onClick={() => void download(format, ending)}
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
