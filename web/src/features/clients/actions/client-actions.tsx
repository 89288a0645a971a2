import { can } from '@cuadrilla/domain/people/permissions.ts';
import { IconArchive, IconArchiveOff, IconGitMerge } from '@tabler/icons-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useSession } from '#session/session-context.tsx';
import { PATHS } from '#shared/paths.ts';
import { ActionsMenu } from '#shared/ui/dialogs/actions-menu.tsx';
import { Button } from '#shared/ui/button.tsx';
import type { MenuItem } from '#shared/ui/dialogs/menu.tsx';
import { ArchiveDialog } from './archive-dialog.tsx';
import { useClientOf } from '../parts/client-of.ts';
import { LINKS } from '../parts/links.ts';
import { Notice } from '../parts/notice.tsx';
import { useClientActions } from './use-client-actions.ts';

/** What else can be done with a client in use; `openServices` where the page knows how many. */
export function ClientMenu({ openServices }: { openServices: number | null }) {
  const { id } = useClientOf();
  const { role } = useSession().session;
  const [isAsking, setAsking] = useState(false);
  const { archive } = useClientActions(() => setAsking(false));
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
    archive.forgetProblem();
    setAsking(false);
  };
  return (
    <>
      <ActionsMenu items={items} />
      {isAsking && <ArchiveDialog openServices={openServices} archive={archive} onClose={close} />}
    </>
  );
}

/** Says that a client was put away, and the way back or on. */
export function ArchivedNotice() {
  const { id, version, mergedInto } = useClientOf();
  const { restore } = useClientActions(() => undefined);
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
