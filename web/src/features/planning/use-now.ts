import { useEffect, useState } from 'react';

const HALF_MINUTE = 30_000;

/** The time, twice a minute, for what moves with it; nothing else renders again. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), HALF_MINUTE);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
