import { IconLogout } from '@tabler/icons-react';
import { useSessionStore } from '#session/session-context.tsx';
import { useLeave } from '#shared/leave-guard.tsx';
import { Button } from '#shared/ui/button.tsx';
import { Clock } from '#shared/ui/clock.tsx';
import { Mark } from '#shared/ui/wordmark.tsx';
import classes from './app-header.module.css';

type Props = {
  headingRef: (slot: HTMLElement | null) => void;
  actionRef: (slot: HTMLElement | null) => void;
};

/** Breadcrumb and title, clock, the page's first action, and the way out. The pages fill the two slots. */
export function AppHeader({ headingRef, actionRef }: Props) {
  const store = useSessionStore();
  const leave = useLeave();
  return (
    <div className={classes['header']}>
      <div className={classes['mark']}>
        <Mark />
      </div>
      <div ref={headingRef} className={classes['heading']} />
      <Clock />
      <div ref={actionRef} className={classes['action']} />
      <Button
        title="Cerrar sesión"
        icon={<IconLogout size={16} stroke={1.75} />}
        className={classes['sign-out']}
        onClick={() => leave(() => void store.signOut())}
      />
    </div>
  );
}
