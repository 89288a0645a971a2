import { Link } from 'react-router-dom';
import { fixPath } from '#records/services/fix-path.ts';
import { PATHS } from '#shared/paths.ts';
import classes from './billing.module.css';
import type { InvoiceCard_InvoiceFragment } from './invoice.generated.ts';

type Invoice = Pick<InvoiceCard_InvoiceFragment, 'problems' | 'party'>;

type Problem = Invoice['problems'][number];

function problemPath({ kind, serviceId }: Problem, { clientId }: Invoice['party']): string {
  const ids = { clientId, serviceId: serviceId ?? '' };
  return fixPath(kind, ids) ?? (serviceId === null ? PATHS.editClient(clientId) : PATHS.service(serviceId));
}

/** Each with a link to where it can be fixed. */
export function Problems({ invoice: { problems, party } }: { invoice: Invoice }) {
  if (problems.length === 0) return null;
  return (
    <ul className={classes['problems']}>
      {problems.map((problem) => (
        <li key={`${problem.kind} ${problem.serviceId ?? ''}`}>
          {problem.text}
          <Link to={problemPath(problem, party)}>
            {problem.serviceId === null ? 'Completar el cliente' : 'Abrir el servicio'}
          </Link>
        </li>
      ))}
    </ul>
  );
}
