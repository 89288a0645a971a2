import { SKEW_SHOWN_MS } from '@cuadrilla/domain/field/device-clock.ts';
import { useSyncExternalStore } from 'react';
import { clockSkew, onClockMeasured } from '#shared/device-clock.ts';
import { CLOCK_NOTICE } from './late-notices.ts';

const MINUTE_MS = 60_000;

/** In whole minutes, so that the notice does not change with every answer. */
function minutesAhead(): number {
  const skew = clockSkew();
  return Math.abs(skew) > SKEW_SHOWN_MS ? Math.round(skew / MINUTE_MS) : 0;
}

export function ClockSkew() {
  const minutes = useSyncExternalStore(onClockMeasured, minutesAhead);
  if (minutes === 0) return null;
  return <CLOCK_NOTICE.Part minutes={minutes} />;
}
