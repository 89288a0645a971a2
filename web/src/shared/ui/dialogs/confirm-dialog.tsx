import type { ReactNode } from 'react';
import { Banner } from '../states/banner.tsx';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';

export type ConfirmProps = {
  open?: boolean;
  onClose: () => void;
  title: string;
  verb: string;
  onConfirm: () => void;
  isDanger?: boolean;
  busy?: boolean;
  problem?: string | null;
  children?: ReactNode;
};

export function ConfirmDialog({ title, verb, onConfirm, children, ...rest }: ConfirmProps) {
  const { open = true, onClose, isDanger = false, busy = false, problem = null } = rest;
  const close = () => {
    if (!busy) onClose();
  };
  const actions = <DialogActions submit={verb} onCancel={close} busy={busy} isDanger={isDanger} />;
  return (
    <Dialog open={open} onClose={close} title={title} actions={actions} onSubmit={onConfirm}>
      {problem !== null && <Banner kind="error">{problem}</Banner>}
      {children}
    </Dialog>
  );
}
