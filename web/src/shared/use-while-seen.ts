import { useEffect, useEffectEvent } from 'react';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** The pause before the next poll: an unused page need not cause twelve requests a minute. */
export function paceOf(idleMs: number): number {
  if (idleMs < MINUTE_MS) return 5 * SECOND_MS;
  return idleMs < 10 * MINUTE_MS ? 30 * SECOND_MS : MINUTE_MS;
}

const SIGNS_OF_LIFE = ['pointermove', 'pointerdown', 'keydown', 'wheel'] as const;

/** Calls `ask` at the given pace while the page is visible, and at once when activity resumes or the page comes back into sight. */
export function useWhileSeen(
  ask: (isBack: boolean) => void,
  pace: (idleMs: number) => number = paceOf,
): void {
  const onLook = useEffectEvent(ask);
  const waitFor = useEffectEvent(pace);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let usedAt = Date.now();
    let askedAt = usedAt;
    let backAt = 0;
    const plan = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'visible')
        timer = setTimeout(() => look(), waitFor(Date.now() - usedAt));
    };
    const look = (isBack = false) => {
      askedAt = Date.now();
      onLook(isBack);
      plan();
    };
    const use = () => {
      usedAt = Date.now();
      if (usedAt - askedAt > waitFor(0)) look();
    };
    // A tab that is chosen comes into sight and into focus; a window beside another only into focus.
    const back = () => {
      if (Date.now() - backAt < SECOND_MS) return;
      backAt = Date.now();
      look(true);
    };
    const show = () => {
      if (document.visibilityState === 'visible') back();
      else clearTimeout(timer);
    };
    plan();
    document.addEventListener('visibilitychange', show);
    window.addEventListener('focus', back);
    for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, use, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', show);
      window.removeEventListener('focus', back);
      for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, use);
    };
  }, []);
}
