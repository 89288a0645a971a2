import { can } from '@cuadrilla/domain/people/permissions.ts';
import { IconArchive, IconArchiveOff, IconGitMerge } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useAct } from '#records/save/use-act.ts';
import { useSession } from '#session/session-context.tsx';
import { PATHS } from '#shared/paths.ts';
import { ActionsMenu } from '#shared/ui/dialogs/actions-menu.tsx';
import { Button } from '#shared/ui/button.tsx';
import type { MenuItem } from '#shared/ui/dialogs/menu.tsx';
import { ArchiveDialog } from './archive-dialog.tsx';
import { ArchiveClientDocument, RestoreClientDocument } from './client-actions.generated.ts';
import { useClientOf } from '../parts/client-of.ts';
import { LINKS } from '../parts/links.ts';
import { Notice } from '#shared/detail/notice.tsx';

export function ClientMenu({ openServices }: { openServices: number | null }) {
  const { id, version } = useClientOf();
  const { role } = useSession().session;
  const [isAsking, setAsking] = useState(false);
  const archive = useAct(ArchiveClientDocument, {
    conflict: 'este cliente',
    evict: ['clients', 'activity', 'search'],
    success: 'Cliente archivado',
    onDone: () => setAsking(false),
  });
  const items: MenuItem[] = [
    {
      label: 'Archivar',
      icon: <IconArchive size={16} stroke={1.75} />,
      onSelect: () => setAsking(true),
    },
  ];
  if (can(role, 'clients:merge')) {
    items.unshift({
      label: 'Fusionar con otro cliente',
      icon: <IconGitMerge size={16} stroke={1.75} />,
      to: LINKS.merge(id),
    });
  }
  const close = () => {
    archive.clearProblem();
    setAsking(false);
  };
  return (
    <>
      <ActionsMenu items={items} />
      {isAsking && (
        <ArchiveDialog
          openServices={openServices}
          busy={archive.isBusy}
          problem={archive.problem}
          onConfirm={() => archive.run({ id, version })}
          onClose={close}
        />
      )}
    </>
  );
}

export function ArchivedNotice() {
  const { id, version, mergedInto } = useClientOf();
  const restore = useAct(RestoreClientDocument, {
    conflict: 'este cliente',
    evict: ['clients', 'activity', 'search'],
    success: 'Cliente restaurado',
  });
  const icon = <IconArchive size={18} stroke={1.75} aria-hidden="true" />;
  if (mergedInto !== null) {
    return (
      <Notice icon={icon}>
        Este cliente se fusionó con{' '}
        <Link to={PATHS.client(mergedInto.id)}>
          {mergedInto.name} ({mergedInto.code})
        </Link>
        : allí están sus ubicaciones y sus equipos.
      </Notice>
    );
  }
  return (
    <Notice
      icon={icon}
      action={
        <Button
          title="Restaurar"
          icon={<IconArchiveOff size={16} />}
          busy={restore.isBusy}
          onClick={() => restore.run({ id, version })}
        />
      }
    >
      Este cliente está archivado: no aparece en las listas y no se puede cambiar.
    </Notice>
  );
}
