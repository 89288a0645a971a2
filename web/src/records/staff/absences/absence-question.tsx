import { useEffect, useRef, type ReactNode } from 'react';
import { Banner } from '#shared/ui/states/banner.tsx';
import { Button } from '#shared/ui/button.tsx';
import { DialogActions } from '#shared/ui/dialogs/dialog-actions.tsx';
import { Dialog } from '#shared/ui/dialogs/dialog.tsx';
import classes from './absences.module.css';

type Props = {
  title: string;
  verb: string;
  isDanger?: boolean;
  action: { isBusy: boolean; problem: string | null };
  /** Already decided by another person: the dialog can only be closed. */
  isOver: boolean;
  onClose: () => void;
  onConfirm: () => void;
  children: ReactNode;
};

function useFocusWhenOver(isOver: boolean) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isOver) return;
    body.current?.closest('dialog')?.querySelector<HTMLElement>('[data-dialog-actions] button')?.focus();
  }, [isOver]);
  return body;
}

/** Confirms an action on an absence; if it fails because it came too late, says why. */
export function AbsenceQuestion({ action, isOver, title, verb, isDanger = false, ...rest }: Props) {
  const { onClose, onConfirm, children } = rest;
  const { isBusy, problem } = action;
  const body = useFocusWhenOver(isOver);
  const close = () => {
    if (!isBusy) onClose();
  };
  const actions = isOver ? (
    <Button title="Cerrar" onClick={close} />
  ) : (
    <DialogActions submit={verb} onCancel={close} busy={isBusy} isDanger={isDanger} />
  );
  return (
    <Dialog open title={title} onClose={close} actions={actions} onSubmit={isOver ? close : onConfirm}>
      <div ref={body} className={classes['question']}>
        {problem !== null && <Banner kind="error">{problem}</Banner>}
        {children}
      </div>
    </Dialog>
  );
}
