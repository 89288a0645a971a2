import { kindOfMissing } from '@cuadrilla/domain/services/service-acts.ts';
import { Link } from 'react-router-dom';
import { mendedAt } from './mended-at.ts';

type Props = { text: string; service: { id: string; client: { id: string } } };

/** What a service lacks to be invoiced, as a link to the field in which it is given. */
export function MissingText({ text, service }: Props) {
  const to = mendedAt(kindOfMissing(text), { serviceId: service.id, clientId: service.client.id });
  return to === undefined ? text : <Link to={to}>{text}</Link>;
}
