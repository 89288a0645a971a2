import { Link } from 'react-router-dom';
import { PATHS } from '#shared/paths.ts';
import { toastError, toastSuccess } from '#shared/ui/toasts/toast.tsx';

const CONVERTED = 'Prospecto convertido en cliente';
const NOT_MADE = 'Otra persona ya lo había convertido en cliente: tu servicio no se ha creado';

/** Says so if somebody else converted the prospect first, because then the requested service was not created. */
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
