import { readFailure } from '#apollo/read-failure.ts';
import { useSessionStore } from '#session/session-context.tsx';
import { done, refused, type Outcome } from '#shared/form/outcome.ts';
import { useAction } from '#shared/form/use-action.ts';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import { useEndSessionsMutation } from './end-sessions.generated.ts';

type Props = { id: string; isTechnician: boolean; onClose: () => void };

/** Ends one's sessions everywhere, and then here: the server has refused this one already. */
export function EndSessionsDialog({ id, isTechnician, onClose }: Props) {
  const store = useSessionStore();
  const [end] = useEndSessionsMutation();
  const { run, isBusy, problem } = useAction({
    send: async (_argument, key): Promise<Outcome> => {
      const { data } = await end({ variables: { input: { id }, key } });
      if (!data) throw new Error('No data');
      return data.result.__typename === 'EndSessionsSuccess' ? done(undefined) : refused(data.result);
    },
    readFailure,
    onDone: () => void store.signOut(),
  });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="¿Cerrar sesión en todos los dispositivos?"
      verb="Cerrar todas las sesiones"
      onConfirm={run}
      busy={isBusy}
      problem={problem}
    >
      <p>
        También en este: tendrás que volver a entrar. Hazlo si has perdido un móvil o dejaste la sesión
        abierta.
      </p>
      {isTechnician && (
        <p>
          Lo que ya hiciste y está sin enviar se queda en cada dispositivo y se envía cuando vuelvas a entrar
          en él. Lo que estés escribiendo en una visita se pierde.
        </p>
      )}
    </ConfirmDialog>
  );
}
