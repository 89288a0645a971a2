import type { ComponentType } from 'react';
import { toastNotOpened } from '#shared/ui/toasts/toast-not-opened.ts';

/** Loaded on demand: most people who open a list only read it. */
export type FetchDialog<P> = () => Promise<ComponentType<P>>;

/** Shows a toast if the chunk cannot be loaded. */
export function openFetched<P>(fetchDialog: FetchDialog<P>, open: (Dialog: ComponentType<P>) => void): void {
  fetchDialog().then(open, toastNotOpened);
}
