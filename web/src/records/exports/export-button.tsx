import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useSession } from '#session/session-context.tsx';
import { lazyPart } from '#shared/lazy-part.tsx';
import { Button } from '#shared/ui/button.tsx';
import { allowedLists, type AskedList } from './asked-list.ts';
import classes from './exports.module.css';

const { Part: ExportDialog } = lazyPart(() => import('./export-dialog.tsx'), 'ExportDialog');

/** For a toolbar; renders nothing if the person may not export any of the lists. */
export function ExportButton({ lists }: { lists: readonly AskedList[] }) {
  const { role } = useSession().session;
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = allowedLists(role, lists);
  if (!first) return null;
  return (
    <>
      <span title="Exportar">
        <Button
          title="Exportar"
          icon={<IconDownload size={16} stroke={1.75} />}
          className={classes['button']}
          onClick={() => setOpen(true)}
        />
      </span>
      {isOpen && <ExportDialog lists={[first, ...others]} onClose={() => setOpen(false)} />}
    </>
  );
}
