import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';

const GAP = 4;
const EDGE = 8;
const TALLEST = 320;

type Room = { top: number; bottom: number };

/** Below the field, or above if there is more room within the visual viewport. */
export function placeList(field: Room, list: number, view: Room): { top: number; height: number } {
  const below = view.bottom - EDGE - GAP - field.bottom;
  const above = field.top - GAP - EDGE - view.top;
  const wanted = Math.min(list, TALLEST);
  const isBelow = wanted <= below || below >= above;
  const height = Math.max(0, Math.min(wanted, isBelow ? below : above));
  return { top: isBelow ? field.bottom + GAP : field.top - GAP - height, height };
}

function place(list: HTMLElement, field: HTMLElement): void {
  const at = field.getBoundingClientRect();
  const { offsetTop: top, height } = window.visualViewport ?? { offsetTop: 0, height: window.innerHeight };
  list.style.maxHeight = `${TALLEST}px`;
  const placed = placeList(at, list.offsetHeight, { top, bottom: top + height });
  list.style.maxHeight = `${placed.height}px`;
  list.style.top = `${placed.top}px`;
  list.style.left = `${at.left}px`;
  list.style.width = `${at.width}px`;
}

type Place = RefObject<HTMLElement | null>;

export function usePlacedList(isOpen: boolean, field: Place, list: Place): void {
  const follow = useEffectEvent(() => {
    if (list.current && field.current) place(list.current, field.current);
  });
  useLayoutEffect(() => {
    const { current } = list;
    if (!isOpen || current === null) return;
    current.showPopover();
    return () => current.hidePopover();
  }, [isOpen, list]);
  // Its content changes its height.
  useLayoutEffect(() => {
    if (isOpen) follow();
  });
  useEffect(() => {
    if (!isOpen) return;
    const onMove = ({ target }: Event) => {
      if (!(target instanceof Node && list.current?.contains(target))) follow();
    };
    const view = window.visualViewport;
    const stop = new AbortController();
    const { signal } = stop;
    window.addEventListener('scroll', onMove, { capture: true, signal });
    window.addEventListener('resize', onMove, { signal });
    view?.addEventListener('resize', onMove, { signal });
    view?.addEventListener('scroll', onMove, { signal });
    return () => stop.abort();
  }, [isOpen, list]);
}
