import { useEffect, useState } from 'react';
import { correctedNow, onClockMeasured } from '../device-clock.ts';

const MINUTE = 60_000;

export function useNow(): Date {
  const [now, setNow] = useState(correctedNow);
  useEffect(() => {
    const ticking = setInterval(() => setNow(correctedNow()), MINUTE);
    const forget = onClockMeasured(() =>
      setNow((before) => {
        const next = correctedNow();
        return Math.abs(next.getTime() - before.getTime()) > MINUTE ? next : before;
      }),
    );
    return () => {
      clearInterval(ticking);
      forget();
    };
  }, []);
  return now;
}
