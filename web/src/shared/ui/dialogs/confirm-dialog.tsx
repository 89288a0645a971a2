import type { ReactNode } from 'react';
import { Banner } from '../states/banner.tsx';
import { Button } from '../button.tsx';
import { dangerClass, Dialog } from './dialog.tsx';

export type ConfirmProps = {
  open: boolean;
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
  const { open, onClose, isDanger = false, busy = false, problem = null } = rest;
  const close = () => {
    if (!busy) onClose();
  };
  const actions = (
    <>
      <Button title="Cancelar" onClick={close} />
      <Button
        submit
        title={verb}
        type={isDanger ? 'default' : 'primary'}
        className={isDanger ? dangerClass : undefined}
        busy={busy}
      />
    </>
  );
  return (
    <Dialog open={open} onClose={close} title={title} actions={actions} onSubmit={onConfirm}>
      {problem !== null && <Banner kind="error">{problem}</Banner>}
      {children}
    </Dialog>
  );
}
