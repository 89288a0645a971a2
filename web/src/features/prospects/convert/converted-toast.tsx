import { Link } from 'react-router-dom';
import { PATHS } from '#shared/paths.ts';
import { toastError, toastSuccess } from '#shared/ui/toasts/toast.tsx';

const CONVERTED = 'Prospecto convertido en cliente';
const NOT_MADE = 'Otra persona ya lo había convertido en cliente: tu servicio no se ha creado';

/**
 * Says that there is a client now, and leads to the first service where one was made; or that the one asked for was not,
 * because somebody had converted the prospect a moment earlier, maybe with a service of their own.
 */
export function toastConverted(
  { made, service }: { made: boolean; service: { id: string } | null },
  asked: object | null,
): void {
  if (asked !== null && !made) toastError({ message: NOT_MADE });
  else if (service === null) toastSuccess(CONVERTED);
  else {
    toastSuccess(
      <>
        {CONVERTED}. <Link to={PATHS.service(service.id)}>Ver servicio</Link>
      </>,
    );
  }
}
