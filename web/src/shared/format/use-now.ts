import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The time, once a minute: deadlines and ages go on while a screen stays open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const ticking = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
