import { IconArchive, IconArchiveOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useAct } from '#records/save/use-act.ts';
import { Notice } from '#shared/detail/notice.tsx';
import { ActionsMenu } from '#shared/ui/dialogs/actions-menu.tsx';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ArchiveItemDocument, RestoreItemDocument } from './item-actions.generated.ts';
import type { ItemDetail_ItemFragment } from './item-page.generated.ts';

type Props = { item: Pick<ItemDetail_ItemFragment, 'id' | 'version' | 'name'> };

export function ItemMenu({ item: { id, version, name } }: Props) {
  const [isAsking, setAsking] = useState(false);
  const archive = useAct(ArchiveItemDocument, {
    conflict: 'este artículo',
    evict: ['items', 'itemFamilies', 'activity'],
    success: 'Artículo archivado',
    onDone: () => setAsking(false),
  });
  return (
    <>
      <ActionsMenu
        items={[
          {
            label: 'Archivar',
            icon: <IconArchive size={16} stroke={1.75} />,
            onSelect: () => setAsking(true),
          },
        ]}
      />
      {isAsking && (
        <ConfirmDialog
          onClose={() => {
            archive.clearProblem();
            setAsking(false);
          }}
          title={`¿Archivar «${name}»?`}
          verb="Archivar"
          busy={archive.isBusy}
          problem={archive.problem}
          onConfirm={() => archive.run({ id, version })}
        >
          <p>Ya no se podrá elegir. Las líneas que lo llevan siguen como están, y se puede restaurar.</p>
        </ConfirmDialog>
      )}
    </>
  );
}

export function ArchivedItemNotice({ item: { id, version }, mayEdit }: Props & { mayEdit: boolean }) {
  const restore = useAct(RestoreItemDocument, {
    conflict: 'este artículo',
    evict: ['items', 'itemFamilies', 'activity'],
    success: 'Artículo restaurado',
  });
  const action = (
    <Button
      title="Restaurar"
      icon={<IconArchiveOff size={16} />}
      busy={restore.isBusy}
      onClick={() => restore.run({ id, version })}
    />
  );
  return (
    <Notice icon={<IconArchive size={18} stroke={1.75} aria-hidden="true" />} action={mayEdit && action}>
      Este artículo está archivado: no se puede elegir ni cambiar.
    </Notice>
  );
}
