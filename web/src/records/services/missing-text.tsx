import { MISSING } from '@cuadrilla/domain/services/missing-to-invoice.ts';
import { Link } from 'react-router-dom';
import { mendedAt } from './mended-at.ts';

type Props = { text: string; service: { id: string; client: { id: string } } };

const KINDS = Object.entries(MISSING);

export function MissingText({ text, service }: Props) {
  // A text of another version leads nowhere.
  const kind = KINDS.find((each) => each[1] === text)?.[0] ?? null;
  const to = mendedAt(kind, { serviceId: service.id, clientId: service.client.id });
  return to === undefined ? text : <Link to={to}>{text}</Link>;
}
