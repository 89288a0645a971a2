import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialogs/dialog.tsx';

type Props = {
  question: string;
  onClose: () => void;
  children: ReactNode;
};

export function PickerDialog({ question, onClose, children }: Props) {
  return (
    <Dialog open onClose={onClose} title={question} actions={<Button title="Cancelar" onClick={onClose} />}>
      {children}
    </Dialog>
  );
}
