import { useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { readJson, writeStored } from '#shared/storage.ts';
import { pageOf } from '../screens.ts';

const KEPT = 'cuadrilla.scroll';

type Places = Map<string, number>;

const isPlace = (value: unknown): value is [string, number] =>
  Array.isArray(value) && typeof value[0] === 'string' && Number.isFinite(value[1]);

function readPlaces(): Places {
  const kept = readJson('session', KEPT);
  return new Map(Array.isArray(kept) ? kept.filter(isPlace) : []);
}

const GESTURES = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

function returnTo(top: number): () => void {
  const go = () => {
    window.scrollTo(0, top);
    if (window.scrollY >= top - 1) stop();
  };
  const resizes = new ResizeObserver(go);
  const stop = () => {
    resizes.disconnect();
    GESTURES.forEach((name) => window.removeEventListener(name, stop));
  };
  GESTURES.forEach((name) => window.addEventListener(name, stop, { passive: true }));
  resizes.observe(document.body);
  go();
  return stop;
}

function follow(places: Places, step: string, top: { current: number }): () => void {
  const note = () => {
    const { scrollY } = window;
    top.current = scrollY;
    places.set(step, scrollY);
  };
  const leave = () => writeStored('session', KEPT, JSON.stringify([...places]));
  window.addEventListener('scroll', note, { passive: true });
  window.addEventListener('pagehide', leave);
  return () => {
    window.removeEventListener('scroll', note);
    window.removeEventListener('pagehide', leave);
  };
}

/**
 * A new page, or page of a list, starts at its top; Back, Forward and a reload restore the position. The browser's own
 * restoration runs before the page is rendered. A component, so that a step draws nothing of the frame again.
 */
export function ScrollPlace() {
  const { key, pathname, search } = useLocation();
  const page = pageOf(pathname) + String(/cursor=[^&]*/.exec(search));
  const isReturn = useNavigationType() === NavigationType.Pop;
  const places = useRef<Places>(null);
  const last = useRef<string>(null);
  // Asking the window once the page is in the document would lay it out before it is complete.
  const [before] = useState(() => window.scrollY);
  const top = useRef(before);
  useLayoutEffect(() => {
    const known = (places.current ??= readPlaces());
    // A page opened by its address always has the same key.
    const step = `${key} ${page}`;
    window.history.scrollRestoration = 'manual';
    const at = top.current;
    const goal = isReturn ? (known.get(step) ?? 0) : page === last.current ? at : 0;
    const back = (goal > 0 ? isReturn : at > 0) ? returnTo(goal) : null;
    last.current = page;
    known.set(step, goal);
    const unfollow = follow(known, step, top);
    return () => {
      back?.();
      unfollow();
    };
  }, [key, page, isReturn]);
  return null;
}
