import { IconCloudOff } from '@tabler/icons-react';
import { formatDateTime } from '../../format/dates.ts';
import { Button, type ButtonProps } from '../button.tsx';
import classes from './offline.module.css';

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
