import { Link } from 'react-router-dom';
import { PATHS } from '#shared/paths.ts';
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx';
import { absenceDays } from './absence-words.ts';
import type { Absence, Work } from './use-absence-acts.ts';

type Props = {
  absence: Absence;
  work: Work;
  action: { run: (absence: Absence) => void; isBusy: boolean; problem: string | null };
  onClose: () => void;
};

/** Asks before somebody is let away on days on which they are expected: their visits stay theirs. */
export function ApproveDialog({ absence, work: { visits, firstDay }, action, onClose }: Props) {
  return (
    <ConfirmDialog
      open
      title="¿Aprobar esta ausencia?"
      verb="Aprobar de todos modos"
      busy={action.isBusy}
      problem={action.problem}
      onClose={onClose}
      onConfirm={() => action.run(absence)}
    >
      <p>
        {absence.technicianName}, {absenceDays(absence)}.{' '}
        <strong>{`Tiene ${visits} ${visits === 1 ? 'visita' : 'visitas'} esos días`}</strong>: seguirán en la
        planificación a su nombre hasta que alguien las mueva.
      </p>
      <p>
        <Link to={`${PATHS.schedule}?dia=${firstDay}`}>Ver la planificación del primer día</Link>
      </p>
    </ConfirmDialog>
  );
}
