import type { Role } from '@cuadrilla/domain/people/roles.ts';
import { IconLogout } from '@tabler/icons-react';
import { Button } from '#shared/ui/button.tsx';
import { Clock } from '#shared/ui/clock.tsx';
import { Mark } from '#shared/ui/wordmark.tsx';
import { SearchButton } from '../palette/search-button.tsx';
import { useSignOut } from '../use-sign-out.tsx';
import classes from './app-header.module.css';

type Props = {
  headingRef: (slot: HTMLElement | null) => void;
  actionRef: (slot: HTMLElement | null) => void;
  role: Role | null;
  onSearch: () => void;
};

export function AppHeader({ headingRef, actionRef, role, onSearch }: Props) {
  const { signOut, question } = useSignOut(role);
  return (
    <div className={classes['header']}>
      <div className={classes['mark']}>
        <Mark />
      </div>
      <div ref={headingRef} className={classes['heading']} />
      <SearchButton role={role} className={classes['search']} onOpen={onSearch} />
      <Clock />
      <div ref={actionRef} className={classes['action']} />
      <Button
        title="Cerrar sesión"
        icon={<IconLogout size={16} stroke={1.75} />}
        className={classes['sign-out']}
        onClick={signOut}
      />
      {question}
    </div>
  );
}
