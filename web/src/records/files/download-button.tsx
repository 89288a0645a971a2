import { IconDownload } from '@tabler/icons-react';
import { Button } from '#shared/ui/button.tsx';
import { useSavedFile } from './use-saved-file.ts';

type Props = { title: string; url: string; name: string; isRow?: boolean };

export function DownloadButton({ title, url, name, isRow = false }: Props) {
  const { run, isBusy } = useSavedFile();
  return (
    <Button
      title={title}
      icon={<IconDownload size={16} stroke={1.75} />}
      busy={isBusy}
      onClick={() => run({ url, name })}
      {...(isRow && { wide: true, align: 'left' })}
    />
  );
}
