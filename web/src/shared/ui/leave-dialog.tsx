import { Modal } from '@mantine/core';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';
import { useEffect, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { useAskBeforeLeaving } from '../leave-guard.tsx';
import { Button } from './button.tsx';
import classes from './leave-dialog.module.css';

type Props = {
  hasChanges: boolean;
  /** The person gives up what they typed. */
  onDiscard: () => void;
};

/** The browser's own question, for reloads and closed windows; its words cannot be chosen. */
function useUnloadQuestion(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);
}

/** Marks what the dialog's focus trap takes first; without it, that is the cross. */
function focusFirstButton(actions: HTMLElement | null): void {
  actions?.querySelector('button')?.setAttribute('data-autofocus', 'true');
}

/** Asks before a form with changes is left: by a link, by Back, by `Cerrar sesión` and by closing the window. */
export function LeaveDialog({ hasChanges, onDiscard }: Props) {
  const blocker = useBlocker(hasChanges);
  const [pending, setPending] = useState<(() => void) | null>(null);
  useAskBeforeLeaving(hasChanges, (proceed) => setPending(() => proceed));
  useUnloadQuestion(hasChanges);

  const stay = () => {
    blocker.reset?.();
    setPending(null);
  };
  const leave = () => {
    onDiscard();
    setPending(null);
    blocker.proceed?.();
    pending?.();
  };
  return (
    <Modal
      opened={hasChanges && (blocker.state === 'blocked' || pending !== null)}
      onClose={stay}
      centered
      size={480}
      title="¿Salir sin guardar?"
      closeButtonProps={{ 'aria-label': 'Cerrar' }}
      transitionProps={{ duration: 150 }}
      overlayProps={{ backgroundOpacity: 0.45 }}
      // Its head is a <header>, which assistive technology takes for a second banner of the page.
      attributes={{ header: { role: 'presentation' } }}
      classNames={{ title: classes['title'] ?? '' }}
    >
      <p className={classes['text']}>Lo que has escrito en este formulario se perderá.</p>
      <div ref={focusFirstButton} className={classes['actions']}>
        <Button title="Seguir editando" onClick={stay} />
        <Button title="Salir sin guardar" className={classes['discard']} onClick={leave} />
      </div>
    </Modal>
  );
}
