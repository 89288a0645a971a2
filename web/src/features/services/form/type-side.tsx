import { Suspense, type ComponentProps } from 'react';
import { lazyPage } from '#shared/lazy-page.ts';
import type { TypeNotes as Notes } from './type-notes.tsx';

const { Page } = lazyPage(() => import('./type-notes.tsx'), 'TypeNotes');

/** Loaded after the form, into a reserved place. */
export function TypeNotes(props: ComponentProps<typeof Notes>) {
  return (
    <Suspense fallback={<aside aria-label="Sobre el servicio" />}>
      <Page {...props} />
    </Suspense>
  );
}
