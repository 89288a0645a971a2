import { lazyPart } from '#shared/lazy-part.tsx';

/** Loaded after the form, into a reserved place. */
export const { Part: TypeNotes } = lazyPart(
  () => import('./type-notes.tsx'),
  'TypeNotes',
  <aside aria-label="Sobre el servicio" />,
);
