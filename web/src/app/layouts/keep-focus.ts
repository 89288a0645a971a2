import { afterPaint } from '#shared/after-paint.ts';

/** The focused element, its ancestors below header or content, and the controls there that come before it. */
type Place = { path: Element[]; before: HTMLElement[] };

const isLost = () => document.activeElement === document.body;

const controlsIn = (part: Element) => [...part.querySelectorAll<HTMLElement>('a[href], button:enabled')];

function placeOf(focused: HTMLElement): Place {
  const whole = focused.closest('main, header');
  const path: Element[] = [focused];
  if (!whole) return { path, before: [] };
  for (let part = focused.parentElement; part && part !== whole; part = part.parentElement) path.push(part);
  const controls = controlsIn(whole);
  return { path, before: controls.slice(0, Math.max(0, controls.indexOf(focused))) };
}

/** In the nearest part that is left, the last control before the removed one or else the first; or the page's heading. */
function focusNearest({ path, before }: Place): void {
  for (const part of path) {
    if (!part.isConnected) continue;
    (before.findLast((control) => part.contains(control)) ?? controlsIn(part)[0])?.focus(QUIETLY);
    if (!isLost()) return;
  }
  document.querySelector('h1')?.focus(QUIETLY);
}

const QUIETLY = { preventScroll: true };

let isKept = false;

/**
 * From now on moves the focus when its control leaves the page, and back to one that was disabled for a while, unless the screen
 * moves it itself.
 */
export function keepFocus(): void {
  if (isKept) return;
  isKept = true;
  const { activeElement } = document;
  let place = activeElement instanceof HTMLElement && !isLost() ? placeOf(activeElement) : null;
  const note = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) place = placeOf(target);
  };
  // A browser may also tell of a control that is being removed or disabled, and that one is still wanted.
  const forget = ({ target }: FocusEvent) =>
    queueMicrotask(() => {
      const focused = place?.path[0];
      const isLeft = focused === target && focused.isConnected && !focused.matches(':disabled');
      if (isLeft && isLost()) place = null;
    });
  const keep = () => {
    if (!place || !isLost()) return;
    const left = place;
    const [focused] = left.path;
    if (focused?.isConnected && focused.matches(':disabled')) return;
    // What is focused now is noted in its place.
    place = null;
    if (focused?.isConnected && focused instanceof HTMLElement) focused.focus(QUIETLY);
    else focusNearest(left);
  };
  const changes = new MutationObserver(() => {
    if (place && isLost()) afterPaint(keep);
  });
  // While its control is disabled the focus is nowhere, and a press on blank space tells of no focus that has left.
  const leave = () => {
    if (isLost()) place = null;
  };
  document.addEventListener('pointerdown', leave);
  document.addEventListener('focusin', note);
  document.addEventListener('focusout', forget);
  changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
}
