import { notifications } from '@mantine/notifications';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import type { Failure } from '../graphql/failure.ts';
import classes from './toast.module.css';

/** How long a toast stays. */
export const TOAST_DURATION = 3000;

type Kind = 'success' | 'error';

function show(kind: Kind, message: string, detail: string | null): void {
  notifications.show({
    message: (
      <>
        <div className={classes['message']}>{message}</div>
        {detail !== null && <div className={classes['detail']}>Identificador {detail}</div>}
      </>
    ),
    role: kind === 'error' ? 'alert' : 'status',
    icon: kind === 'error' ? <IconAlertCircle size={18} /> : <IconCheck size={18} />,
    autoClose: TOAST_DURATION,
    withBorder: true,
    className: classes['toast'] ?? '',
    'data-kind': kind,
    closeButtonProps: { 'aria-label': 'Cerrar aviso' },
  });
}

/** Says that something was done. */
export function toastSuccess(message: string): void {
  show('success', message, null);
}

/** Says that something was not done, and the id to ask about it with. */
export function toastError({
  message,
  requestId,
}: Pick<Failure, 'message'> & { requestId?: string | null }): void {
  show('error', message, requestId ?? null);
}
