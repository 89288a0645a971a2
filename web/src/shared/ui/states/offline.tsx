import { IconCloudOff } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { formatDateTime } from '../../format/dates.ts';
import { Button, type ButtonProps } from '../button.tsx';
import classes from './offline.module.css';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

const isOnline = () => navigator.onLine;

/** Whether the device says that it has a network, followed. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline);

type Props = Extract<ButtonProps, { style?: 'button' }> & { isOffline: boolean };

/** A button for what needs the network: without one it says so before it is pressed. */
export function NetworkButton({ isOffline, ...props }: Props) {
  return (
    <span className={classes['needs']}>
      <Button {...props} disabled={isOffline || props.disabled === true} />
      {isOffline && <small>Necesita conexión</small>}
    </span>
  );
}

/** That what is shown is what this device last saw, and when. */
export function SeenAt({ readAt }: { readAt: string }) {
  return (
    <p className={classes['seen']}>
      <IconCloudOff size={16} stroke={1.75} aria-hidden="true" />
      Visto por última vez {formatDateTime(readAt)}
    </p>
  );
}
