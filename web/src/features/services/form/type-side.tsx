import { Suspense, type ComponentProps } from 'react';
import { lazyPage } from '#shared/lazy-page.ts';
import type { TypeNotes as Notes } from './type-notes.tsx';

const { Page } = lazyPage(() => import('./type-notes.tsx'), 'TypeNotes');

/** The notes beside the form, after the form: nothing of it moves when they come. */
export function TypeNotes(props: ComponentProps<typeof Notes>) {
  return (
    <Suspense fallback={<aside aria-label="Sobre el servicio" />}>
      <Page {...props} />
    </Suspense>
  );
}
