import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import classes from './dialog.module.css';
import { hasUnread } from '../toasts/unread.ts';

export type DialogProps = {
  open: boolean;
  /** Cross, Cancelar and Escape. While something is on its way it may do nothing. */
  onClose: () => void;
  /** The question. */
  title: string;
  /** 480, or 640 for a form. */
  size?: 480 | 640;
  children?: ReactNode;
  /** Cancelar first, then the verb. */
  actions: ReactNode;
  /** Makes it a form: Enter in a field, and a button with `submit`, do this. */
  onSubmit?: () => void;
};

/** What a person will most likely do first: the marked element, the first field, else the first button of the foot. */
function focusFirst(dialog: HTMLDialogElement): void {
  const first =
    dialog.querySelector<HTMLElement>('[data-autofocus]') ??
    dialog.querySelector<HTMLElement>('[data-dialog-body] :is(input, select, textarea):not(:disabled)') ??
    dialog.querySelector<HTMLElement>('[data-dialog-actions] button');
  first?.focus();
}

/** The browser's own modal: traps the focus, makes the rest inert, and gives the focus back when it goes. */
function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    const before = document.activeElement;
    dialog.showModal();
    focusFirst(dialog);
    return () => {
      dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return ref;
}

function Opened({ onClose, title, size = 480, children, actions, onSubmit }: Omit<DialogProps, 'open'>) {
  const titleId = useId();
  const ref = useModal();
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
            if (!hasUnread(event.currentTarget)) onSubmit();
          }}
        >
          {inner}
        </form>
      )}
    </dialog>
  );
}

/**
 * A question over the page, on the native element. Toasts lie below it: what goes wrong while it is open is said inside
 * (`Banner`). What it holds is drawn only while it is open; state that must survive lives with whoever opens it.
 */
export function Dialog({ open, ...rest }: DialogProps) {
  return open && <Opened {...rest} />;
}

/** The look of a verb that cannot be undone; only inside a dialog. */
export const dangerClass = classes['danger'];
