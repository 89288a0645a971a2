import { useSessionStore } from '#session/session-context.tsx';
import { LostForms } from '#shared/form/lost-forms.tsx';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';

/** Asked where forms were left half done: their drafts are deleted with the session. */
export function DraftsQuestion({ onStay }: { onStay: () => void }) {
  const store = useSessionStore();
  return (
    <ConfirmDialog
      onClose={onStay}
      title="¿Cerrar sesión y perder lo que no has guardado?"
      verb="Cerrar sesión"
      isDanger
      onConfirm={() => void store.signOut()}
    >
      <LostForms />
    </ConfirmDialog>
  );
}
