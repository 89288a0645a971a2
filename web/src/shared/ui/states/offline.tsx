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

export const useOnline = (): boolean => useSyncExternalStore(subscribe, isOnline);

type Props = Extract<ButtonProps, { style?: 'button' }> & { isOffline: boolean };

export function NetworkButton({ isOffline, ...props }: Props) {
  return (
    <span className={classes['needs']}>
      <Button {...props} disabled={isOffline || props.disabled === true} />
      {isOffline && <small>Necesita conexión</small>}
    </span>
  );
}

export function SeenAt({ readAt }: { readAt: string }) {
  return (
    <p className={classes['seen']}>
      <IconCloudOff size={16} stroke={1.75} aria-hidden="true" />
      Visto por última vez {formatDateTime(readAt)}
    </p>
  );
}
