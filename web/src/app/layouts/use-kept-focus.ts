import { useEffect } from 'react';
import { afterPaint } from '#shared/after-paint.ts';

const isLost = () => document.activeElement === document.body;

function withAncestors(element: Element): Element[] {
  const { parentElement } = element;
  return parentElement === null ? [element] : [element, ...withAncestors(parentElement)];
}

/** The first control of the nearest part that is left, or the page's heading. */
function focusNearest(path: readonly Element[]): void {
  for (const part of path) {
    if (part.matches('main, header')) break;
    if (part.isConnected) part.querySelector<HTMLElement>('a[href], button:enabled')?.focus();
    if (!isLost()) return;
  }
  document.querySelector('h1')?.focus();
}

/** Moves the focus when its control leaves the page, unless the screen has moved it by the next frame. */
export function useKeptFocus(): void {
  useEffect(() => {
    let path: Element[] = [];
    const note = ({ target }: FocusEvent) => {
      if (target instanceof Element) path = withAncestors(target);
    };
    const keep = () => {
      const [focused] = path;
      if (!focused || focused.isConnected || !isLost()) return;
      // What is focused now is noted in its place.
      const left = path;
      path = [];
      focusNearest(left);
    };
    const removals = new MutationObserver(() => {
      if (path[0]?.isConnected === false) afterPaint(keep);
    });
    document.addEventListener('focusin', note);
    removals.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', note);
      removals.disconnect();
    };
  }, []);
}
