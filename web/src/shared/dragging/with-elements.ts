import type * as elements from './elements.ts';

type Elements = typeof elements;

let loaded: Elements | null = null;

/** Prefetches the dragging library, so that a page does not wait for it before its first rows. */
export async function fetchElements(): Promise<Elements | null> {
  loaded ??= await import('./elements.ts').catch(() => null);
  return loaded;
}

/** Registers at once if the library is loaded, otherwise once it is. Returns the effect's cleanup. */
export function withElements(register: (elements: Elements) => () => void): () => void {
  if (loaded) return register(loaded);
  let release: (() => void) | null = null;
  let isHere = true;
  void fetchElements().then((arrived) => {
    if (isHere && arrived) release = register(arrived);
  });
  return () => {
    isHere = false;
    release?.();
  };
}
