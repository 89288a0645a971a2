import { useEffect, useState } from 'react';

const SLOW_MS = 150;

/**
 * True once a wait has taken a moment, so that short ones show nothing. A style with a delayed transition would cost the frame of
 * each press a layer and its painting.
 */
export function useSlow(isWaiting = true): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const waiting = setTimeout(setSlow, SLOW_MS, true);
    return () => {
      clearTimeout(waiting);
      setSlow(false);
    };
  }, [isWaiting]);
  return isWaiting && slow;
}
