import { Link } from 'react-router-dom';
import { PATHS } from '#shared/paths.ts';
import classes from './billing.module.css';
import type { InvoiceCard_InvoiceFragment } from './invoice.generated.ts';

type Invoice = Pick<InvoiceCard_InvoiceFragment, 'problems' | 'party'>;

/** Each with a link to where it can be fixed. */
export function Problems({ invoice: { problems, party } }: { invoice: Invoice }) {
  if (problems.length === 0) return null;
  return (
    <ul className={classes['problems']}>
      {problems.map(({ kind, serviceId, text }) => (
        <li key={`${kind} ${serviceId ?? ''}`}>
          {text}
          <Link to={serviceId === null ? PATHS.editClient(party.clientId) : PATHS.service(serviceId)}>
            {serviceId === null ? 'Completar el cliente' : 'Abrir el servicio'}
          </Link>
        </li>
      ))}
    </ul>
  );
}
