import { Link } from 'react-router-dom';
import { today } from '#shared/format/dates.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { PATHS } from '#shared/paths.ts';
import type { Absence } from './use-absence-acts.ts';
import { AbsenceQuestion } from './absence-question.tsx';
import { absenceDays } from './absence-words.ts';
import type { Work } from './use-absence-acts.ts';

type Props = {
  absence: Absence;
  work: Work;
  action: { run: (absence: Absence) => void; isBusy: boolean; problem: string | null };
  isOver: boolean;
  onClose: () => void;
};

// Loaded on demand: most absences begin on a later day.
const { Part: WorkOfToday } = lazyPart(
  () => import('#records/scheduling/device-warnings.tsx'),
  'WorkOfToday',
);

/** Asks before an absence is approved on days with visits, which stay assigned to the technician. */
export function ApproveDialog({ absence, work: { visits, firstDay }, ...rest }: Props) {
  return (
    <AbsenceQuestion
      {...rest}
      title="¿Aprobar esta ausencia?"
      verb="Aprobar de todos modos"
      onConfirm={() => rest.action.run(absence)}
    >
      <p>
        {absence.technicianName}, {absenceDays(absence)}.{' '}
        <strong>{`Tiene ${visits} ${visits === 1 ? 'visita' : 'visitas'} esos días`}</strong>: seguirán en la
        planificación a su nombre hasta que alguien las mueva.
      </p>
      {absence.from <= today() && today() <= absence.to && (
        <WorkOfToday id={absence.technicianId} name={absence.technicianName} />
      )}
      <p>
        <Link to={`${PATHS.schedule}?dia=${firstDay}`}>Ver la planificación del primer día</Link>
      </p>
    </AbsenceQuestion>
  );
}
