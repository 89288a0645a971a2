import { notifications } from '@mantine/notifications';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useLeave } from '#shared/leave-guard.tsx';
import classes from './new-version.module.css';
import { versions } from './versions.ts';

/** Once the first screen has had the network for itself. */
const SOON_MS = 3_000;

/** A form with changes asks first. */
function Words() {
  const leave = useLeave();
  return (
    <div className={classes['words']}>
      <span>Hay una versión nueva</span>
      <button type="button" onClick={() => leave(() => versions.update())}>
        Actualizar
      </button>
    </div>
  );
}

function show(): void {
  notifications.show({
    id: 'new-version',
    message: <Words />,
    role: 'status',
    icon: <IconRefresh size={18} />,
    autoClose: false,
    withBorder: true,
    className: classes['toast'] ?? '',
    closeButtonProps: { 'aria-label': 'Cerrar aviso' },
  });
}

/** Keeps the app on the device, and says when there is a newer one; until it is asked for, the running one stays. */
export function NewVersion() {
  const hasNewer = useSyncExternalStore(versions.subscribe, versions.hasNewer);
  useEffect(() => {
    const timer = setTimeout(() => void versions.start(), SOON_MS);
    const lookAgain = () => {
      if (document.visibilityState === 'visible') versions.check();
    };
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, []);
  useEffect(() => {
    if (hasNewer) show();
  }, [hasNewer]);
  return null;
}
