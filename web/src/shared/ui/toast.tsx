import { notifications, type NotificationData } from '@mantine/notifications';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Failure } from '../graphql/failure.ts';
import classes from './toast.module.css';

/** How long a toast stays. */
export const TOAST_DURATION = 3000;

type Kind = 'success' | 'error' | 'news';

function show(kind: Kind, icon: ReactNode, words: ReactNode, more: Partial<NotificationData> = {}): void {
  notifications.show({
    message: <div className={classes['message']}>{words}</div>,
    role: kind === 'error' ? 'alert' : 'status',
    icon,
    withBorder: true,
    className: classes['toast'] ?? '',
    'data-kind': kind,
    closeButtonProps: { 'aria-label': 'Cerrar aviso' },
    ...more,
  });
}

/** Says that something was done. */
export function toastSuccess(message: ReactNode): void {
  show('success', <IconCheck size={18} />, message);
}

/** Says that something was not done, and the id to ask about it with. */
export function toastError({
  message,
  requestId,
}: Pick<Failure, 'message'> & { requestId?: string | null }): void {
  const id = requestId != null && <div className={classes['detail']}>Identificador {requestId}</div>;
  show(
    'error',
    <IconAlertCircle size={18} />,
    <>
      {message}
      {id}
    </>,
  );
}

/** Says what stays true until something is done about it: there until it is closed, or hidden by its id. */
export function toastToStay(
  id: string,
  kind: Exclude<Kind, 'success'>,
  icon: ReactNode,
  words: ReactNode,
): void {
  show(kind, icon, words, { id, autoClose: false, 'data-stays': true });
}
