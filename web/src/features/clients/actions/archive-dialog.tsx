import { Link } from 'react-router-dom';
import { readFailure } from '#shared/graphql/failure.ts';
import { useServicesOfQuery } from '#records/services/services-of.generated.ts';
import { ConfirmDialog } from '#shared/ui/dialogs/confirm-dialog.tsx';
import { useClientOf } from '../parts/client-of.ts';
import { LINKS } from '../parts/links.ts';

type LineProps = { clientId: string; count: number; onLeave: () => void };

function OpenServices({ clientId, count, onLeave }: LineProps) {
  if (count === 0) return null;
  return (
    <p>
      Tiene{' '}
      <Link to={`${LINKS.tab(clientId, 'services')}?estado=ABIERTOS`} onClick={onLeave}>
        {count === 1 ? '1 servicio abierto' : `${count} servicios abiertos`}
      </Link>
      {count === 1 ? ': seguirá como está.' : ': seguirán como están.'}
    </p>
  );
}

function AskedServices({ clientId, onLeave }: Omit<LineProps, 'count'>) {
  const { data, error } = useServicesOfQuery({
    variables: { first: 1, filter: { clientId, open: true }, sort: 'DUE' },
    fetchPolicy: 'network-only',
  });
  if (error) {
    return <p>No se ha podido consultar si tiene servicios abiertos: {readFailure(error).message}</p>;
  }
  if (!data) return <p>Consultando si tiene servicios abiertos…</p>;
  return <OpenServices clientId={clientId} count={data.services.totalCount ?? 0} onLeave={onLeave} />;
}

type Props = {
  /** Null if unknown: the dialog then fetches it. */
  openServices: number | null;
  busy: boolean;
  problem: string | null;
  onConfirm: () => void;
  onClose: () => void;
};

export function ArchiveDialog({ openServices, ...confirm }: Props) {
  const { id, legalName } = useClientOf();
  const line = { clientId: id, onLeave: confirm.onClose };
  return (
    <ConfirmDialog {...confirm} title={`¿Archivar a ${legalName}?`} verb="Archivar">
      <p>Sale de las listas y conserva sus ubicaciones, sus equipos y su actividad. Se puede restaurar.</p>
      <div aria-live="polite">
        {openServices === null ? (
          <AskedServices {...line} />
        ) : (
          <OpenServices {...line} count={openServices} />
        )}
      </div>
    </ConfirmDialog>
  );
}
