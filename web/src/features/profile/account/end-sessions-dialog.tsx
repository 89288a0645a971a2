import { useAct } from '#records/save/use-act.ts';
import { useSessionStore } from '#session/session-context.tsx';
import { hasDrafts } from '#shared/drafts.ts';
import { LostForms } from '#shared/form/lost-forms.tsx';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import { EndSessionsDocument } from './end-sessions.generated.ts';

type Props = { id: string; isTechnician: boolean; onClose: () => void };

export function EndSessionsDialog({ id, isTechnician, onClose }: Props) {
  const store = useSessionStore();
  const { run, isBusy, problem } = useAct(EndSessionsDocument, { onDone: () => void store.signOut() });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="¿Cerrar sesión en todos los dispositivos?"
      verb="Cerrar todas las sesiones"
      onConfirm={() => run({ id })}
      busy={isBusy}
      problem={problem}
    >
      <p>
        También en este: tendrás que volver a entrar. Hazlo si has perdido un móvil o dejaste la sesión
        abierta.
      </p>
      {hasDrafts(id) && <LostForms />}
      {isTechnician && (
        <p>
          Lo que ya hiciste y está sin enviar se queda en cada dispositivo y se envía cuando vuelvas a entrar
          en él. Lo que estés escribiendo en una visita se pierde.
        </p>
      )}
    </ConfirmDialog>
  );
}
