import type { ComponentType } from 'react';
import { toastError } from '#shared/ui/toasts/toast.tsx';

/** A dialog with a form, fetched when somebody asks for it: most who open a list only read it. */
export type FetchDialog<P> = () => Promise<ComponentType<P>>;

/** Fetches a dialog and opens it; where it does not come, the list stays and says so. */
export function openFetched<P>(fetchDialog: FetchDialog<P>, open: (Dialog: ComponentType<P>) => void): void {
  fetchDialog().then(open, () =>
    toastError({ message: 'No se ha podido abrir. Comprueba la red e inténtalo de nuevo' }),
  );
}
