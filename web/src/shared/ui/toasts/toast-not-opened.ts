import { toastError } from './toast.tsx';

export const toastNotOpened = () =>
  toastError({ message: 'No se ha podido abrir. Comprueba la red e inténtalo de nuevo' });
