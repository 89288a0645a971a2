import { serviceActsFrom } from '@cuadrilla/domain/services/service-acts.ts';
import { PRICE_FIELD, VAT_FIELD } from '#records/services/fix-path.ts';
import { useSession } from '#session/session-context.tsx';
import { useAskedPath } from '#shared/form/use-asked-field.ts';
import { ReopenButton } from '../acts/reopen-button.tsx';
import { factsOf, type Service } from '../page/service.ts';
import classes from './lines.module.css';

const WISHES: Readonly<Record<string, string>> = {
  [PRICE_FIELD]: 'poner el precio',
  [VAT_FIELD]: 'cambiar el IVA',
};

/** For who follows a link to a field of a line that is settled with its service. */
export function SettledLines({ service, onReopen }: { service: Service; onReopen: () => void }) {
  const { role } = useSession().session;
  const wish = WISHES[useAskedPath() ?? ''];
  if (wish === undefined) return null;
  const mayReopen = role !== null && serviceActsFrom(factsOf(service), role).includes('reopen');
  if (!mayReopen)
    return <p className={classes['settled']}>Pide a la oficina que reabra el servicio para {wish}.</p>;
  const { invoicing } = service;
  return (
    <div className={classes['settled']}>
      <p>
        Para {wish}, reabre el servicio. Quedará pendiente de asignar: solo se puede volver a cerrar después
        de otra visita.
        {invoicing?.state === 'DRAFT' &&
          ` Sigue en el lote ${invoicing.batchCode}, que no se puede entregar con él sin cerrar.`}
      </p>
      <ReopenButton onClick={onReopen} />
    </div>
  );
}
