import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { Failure } from '../../graphql/failure.ts';
import classes from './toast.module.css';

export const TOAST_DURATION = 3000;

const STATUS = { role: 'status', 'aria-live': 'polite' } as const;
const ALERT = { role: 'alert', 'aria-live': 'assertive' } as const;

export function toastSuccess(message: ReactNode): void {
  toast.success(<>{message}</>, { icon: <IconCheck size={18} />, ariaProps: STATUS });
}

export function toastError({
  message,
  requestId,
}: Pick<Failure, 'message'> & { requestId?: string | null }): void {
  const words = (
    <>
      {message}
      {requestId != null && <div className={classes['detail']}>Identificador {requestId}</div>}
    </>
  );
  toast.error(words, { icon: <IconAlertCircle size={18} />, ariaProps: ALERT });
}

/** Stays until it is closed or dismissed by its id. */
export function toastToStay(id: string, kind: 'error' | 'news', icon: ReactNode, words: ReactNode): void {
  const options = { id, icon: <>{icon}</>, duration: Infinity };
  if (kind === 'error') toast.error(<>{words}</>, { ...options, ariaProps: ALERT });
  else toast(<>{words}</>, { ...options, ariaProps: STATUS });
}

export function dismissToast(id?: string): void {
  toast.remove(id);
}
