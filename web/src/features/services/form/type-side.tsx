import { lazyPart } from '#shared/lazy-part.tsx';

/** Loaded after the form, into a reserved place. */
export const { Page: TypeNotes } = lazyPart(
  () => import('./type-notes.tsx'),
  'TypeNotes',
  <aside aria-label="Sobre el servicio" />,
);
