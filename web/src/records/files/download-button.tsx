import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { fetchBytes } from '#records/files/file-requests.ts';
import { useSessionStore } from '#session/session-context.tsx';
import { readFailure } from '#shared/graphql/failure.ts';
import { saveBlob } from '#shared/save-blob.ts';
import { Button } from '#shared/ui/button.tsx';
import { toastError } from '#shared/ui/toasts/toast.tsx';

type Props = { title: string; url: string; name: string };

export function DownloadButton({ title, url, name }: Props) {
  const { getToken } = useSessionStore();
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    try {
      saveBlob(await fetchBytes(url, getToken), name);
    } catch (error) {
      toastError(readFailure(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      title={title}
      icon={<IconDownload size={16} stroke={1.75} />}
      busy={isBusy}
      onClick={() => void download()}
    />
  );
}
