import { IconBan, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Avatar } from '#shared/status/avatar.tsx';
import { ActionsMenu } from '#shared/ui/dialogs/actions-menu.tsx';
import { Button } from '#shared/ui/button.tsx';
import type { MenuItem } from '#shared/ui/dialogs/menu.tsx';
import type { StaffPerson } from './staff.ts';
import classes from './staff.module.css';

type Props = {
  person: StaffPerson;
  color?: string | null;
  /** Role and status. Not beside the title, because a long name fills a phone's header. */
  badges: ReactNode;
  children: ReactNode;
  editTo: string;
  items: readonly MenuItem[];
};

export function StaffBar({ person, color = null, badges, children, editTo, items }: Props) {
  return (
    <div className={classes['bar']}>
      <Avatar person={person} color={color} size={36} />
      <div className={classes['since']}>
        <span className={classes['badges']}>{badges}</span>
        <span>{children}</span>
      </div>
      <Button style="link" title="Editar" to={editTo} icon={<IconPencil size={16} stroke={1.75} />} />
      <ActionsMenu items={items} />
    </div>
  );
}

export function SuspendedNotice({ reactivate }: { reactivate: { run: () => void; isBusy: boolean } }) {
  return (
    <div className={classes['notice']} data-tone="closed">
      <IconBan size={18} stroke={1.75} aria-hidden="true" />
      <div>Esta cuenta está suspendida: no puede entrar en Cuadrilla.</div>
      <Button title="Reactivar" onClick={reactivate.run} busy={reactivate.isBusy} />
    </div>
  );
}
