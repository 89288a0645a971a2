import { IconArchive, IconArchiveOff, IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useAct } from '#records/save/use-act.ts';
import { PATHS } from '#shared/paths.ts';
import { ActionsMenu } from '#shared/ui/dialogs/actions-menu.tsx';
import { Button } from '#shared/ui/button.tsx';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import { CreateLink } from '#shared/ui/create-link.tsx';
import { LINKS } from '../parts/links.ts';
import { Notice } from '#shared/detail/notice.tsx';
import { TabTools } from '../parts/tab-tools.tsx';
import { ArchiveSiteDocument, RestoreSiteDocument } from './site-actions.generated.ts';
import type { SiteDetail_SiteFragment } from './site-detail.generated.ts';

type Props = { site: SiteDetail_SiteFragment };

export function SiteActions({ site }: Props) {
  const { id, version, name, client } = site;
  const [isAsking, setAsking] = useState(false);
  const archive = useAct(ArchiveSiteDocument, {
    conflict: 'esta ubicación',
    evict: ['sites', 'clients', 'activity', 'search'],
    success: 'Ubicación archivada',
    onDone: () => setAsking(false),
  });
  const close = () => {
    archive.clearProblem();
    setAsking(false);
  };
  return (
    <TabTools>
      <CreateLink title="Nuevo servicio" to={PATHS.newServiceFor({ client: client.id, site: id })} />
      <Button
        style="link"
        title="Editar"
        to={LINKS.editSite(client.id, id)}
        icon={<IconPencil size={16} />}
      />
      <ActionsMenu
        items={[
          {
            label: 'Archivar',
            icon: <IconArchive size={16} stroke={1.75} />,
            onSelect: () => setAsking(true),
          },
        ]}
      />
      <ConfirmDialog
        open={isAsking}
        onClose={close}
        title={`¿Archivar «${name}»?`}
        verb="Archivar"
        busy={archive.isBusy}
        problem={archive.problem}
        onConfirm={() => archive.run({ id, version })}
      >
        <p>Deja de ofrecerse para equipos y servicios nuevos, y conserva lo que tiene. Se puede restaurar.</p>
      </ConfirmDialog>
    </TabTools>
  );
}

export function ArchivedSiteNotice({ site: { id, version } }: Props) {
  const restore = useAct(RestoreSiteDocument, {
    conflict: 'esta ubicación',
    evict: ['sites', 'clients', 'activity', 'search'],
    success: 'Ubicación restaurada',
  });
  return (
    <Notice
      icon={<IconArchive size={18} stroke={1.75} aria-hidden="true" />}
      action={
        <Button
          title="Restaurar"
          icon={<IconArchiveOff size={16} />}
          busy={restore.isBusy}
          onClick={() => restore.run({ id, version })}
        />
      }
    >
      Esta ubicación está archivada.
    </Notice>
  );
}
