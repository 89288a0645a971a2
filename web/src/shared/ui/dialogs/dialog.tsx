import { IconX } from '@tabler/icons-react';
import { useId, type ReactNode, type SyntheticEvent } from 'react';
import classes from './dialog.module.css';
import { useModal } from './use-modal.ts';
import { unreadIn } from '../toasts/unread.ts';

type DialogProps = {
  open: boolean;
  /** Cross, Cancelar and Escape; may ignore them while busy. */
  onClose: () => void;
  title: string;
  size?: 480 | 640;
  children?: ReactNode;
  actions: ReactNode;
  onSubmit?: () => void;
  /** Instead of `onSubmit`, for a form that shows its other problems too. */
  onUnread?: (unread: readonly HTMLElement[]) => void;
};

function focusFirst(dialog: HTMLDialogElement): void {
  const first =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>('[data-dialog-body] :is(input, select, textarea):not(:disabled)') ??
    dialog.querySelector<HTMLElement>('[data-dialog-actions] button');
  first?.focus();
}

function Opened({ onClose, title, size = 480, children, actions, ...rest }: Omit<DialogProps, 'open'>) {
  const { onSubmit, onUnread } = rest;
  const titleId = useId();
  const ref = useModal(focusFirst);
  const cancel = (event: SyntheticEvent) => {
    event.preventDefault();
    if (event.target === event.currentTarget) onClose();
  };
  const inner = (
    <>
      <div className={classes['head']}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={classes['close']} aria-label="Cerrar" onClick={onClose}>
          <IconX size={18} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
      <div className={classes['body']} data-dialog-body>
        {children}
      </div>
      <div className={classes['actions']} data-dialog-actions>
        {actions}
      </div>
    </>
  );
  return (
    <dialog
      ref={ref}
      className={classes['dialog']}
      style={{ '--dialog-width': `${size / 16}rem` } as Record<string, string>}
      aria-labelledby={titleId}
      onCancel={cancel}
    >
      {onSubmit === undefined ? (
        <div className={classes['inner']}>{inner}</div>
      ) : (
        <form
          noValidate
          className={classes['inner']}
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            const unread = unreadIn(event.currentTarget);
            if (unread.length === 0) onSubmit();
            else if (onUnread) onUnread(unread);
            else unread[0]?.focus();
          }}
        >
          {inner}
        </form>
      )}
    </dialog>
  );
}

/** Toasts lie below a modal, so errors are shown inside (`Banner`). */
export function Dialog({ open, ...rest }: DialogProps) {
  return open && <Opened {...rest} />;
}

export const dangerClass = classes['danger'];
