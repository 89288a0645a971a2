import { fullName } from '@cuadrilla/domain/people/full-name.ts';
import { readFailure } from '#shared/graphql/failure.ts';
import { WorkOfToday } from '#records/scheduling/device-warnings.tsx';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import { heldWorkWords } from '../held-work.ts';
import type { StaffPerson } from '../staff.ts';
import { useHeldWorkQuery } from '../staff-actions.generated.ts';

type Props = {
  person: StaffPerson;
  isSelf: boolean;
  onClose: () => void;
  action: { run: (id: string) => void; isBusy: boolean; problem: string | null };
};

/** Refetched each time the dialog opens, because the counts change. */
function HeldWork({ person }: { person: StaffPerson }) {
  const { id } = person;
  const { data, error } = useHeldWorkQuery({ variables: { id }, fetchPolicy: 'network-only' });
  if (error) return <p>No se ha podido consultar qué trabajo tiene: {readFailure(error).message}</p>;
  if (!data) return <p>Consultando qué trabajo tiene…</p>;
  if (!data.heldWork) return null;
  return (
    <>
      <p>{heldWorkWords(data.heldWork)}</p>
      {data.heldWork.visits > 0 && <WorkOfToday id={id} name={fullName(person)} />}
    </>
  );
}

export function SuspendDialog({ person, isSelf, onClose, action }: Props) {
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`¿Suspender a ${fullName(person)}?`}
      verb="Suspender"
      isDanger
      busy={action.isBusy}
      problem={action.problem}
      onConfirm={() => action.run(person.id)}
    >
      <p>
        {isSelf
          ? 'Es tu propia cuenta: no podrás volver a entrar hasta que otra persona te reactive.'
          : 'Dejará de poder entrar en Cuadrilla desde su próxima acción, en todos sus dispositivos.'}
      </p>
      <div aria-live="polite">
        <HeldWork person={person} />
      </div>
    </ConfirmDialog>
  );
}
