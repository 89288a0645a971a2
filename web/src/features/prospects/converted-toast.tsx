import { Link } from 'react-router-dom';
import { PATHS } from '#shared/paths.ts';
import { toastSuccess } from '#shared/ui/toast.tsx';

const CONVERTED = 'Prospecto convertido en cliente';

/** Says that there is a client now, and leads to the first service where one was made. */
export function toastConverted(service: { id: string } | null): void {
  if (service === null) toastSuccess(CONVERTED);
  else {
    toastSuccess(
      <>
        {CONVERTED}. <Link to={PATHS.service(service.id)}>Ver servicio</Link>
      </>,
    );
  }
}
