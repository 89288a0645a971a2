import { toastError } from '#shared/ui/toasts/toast.tsx';

/** What is fetched on demand did not come. */
export const toastNotOpened = () =>
  toastError({ message: 'No se ha podido abrir. Comprueba la red e inténtalo de nuevo' });
