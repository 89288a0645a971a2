import { Suspense, type ComponentType, type ReactNode } from 'react';
import { lazyPage } from './lazy-page.ts';

type PropsOf<C> = C extends ComponentType<infer P> ? P : never;

/** A `lazyPage` for a part of a page or a dialog: it waits for its chunk by itself, and shows `waiting` meanwhile. */
export function lazyPart<M, K extends keyof M>(
  fetchModule: () => Promise<M>,
  name: K,
  waiting: ReactNode = null,
) {
  const { Page, preload } = lazyPage(fetchModule, name);
  // The compiler cannot follow the type of the props through `lazy`; `PropsOf` gives it back.
  const Lazy = Page as unknown as ComponentType<object>;
  return {
    Part: (props: PropsOf<M[K]> & object) => (
      <Suspense fallback={waiting}>
        <Lazy {...props} />
      </Suspense>
    ),
    preload,
  };
}
