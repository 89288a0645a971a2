import { Link } from 'react-router-dom';
import type { InvoiceGap } from '#gql/schema.generated.ts';
import { fixPath } from './fix-path.ts';

type Props = { gap: InvoiceGap; service: { id: string; client: { id: string } } };

export function MissingText({ gap: { kind, text }, service }: Props) {
  const to = fixPath(kind, { serviceId: service.id, clientId: service.client.id });
  return to === undefined ? text : <Link to={to}>{text}</Link>;
}
