import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';

type Waiting = { begin: () => () => void };

const WaitingContext = createContext<Waiting | null>(null);
const CountContext = createContext(0);

/** Counts loading parts for the main region's `aria-busy`. */
export function BusyProvider({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  const waiting = useMemo<Waiting>(
    () => ({
      begin: () => {
        setCount((before) => before + 1);
        return () => setCount((before) => before - 1);
      },
    }),
    [],
  );
  return (
    <WaitingContext value={waiting}>
      <CountContext value={count}>{children}</CountContext>
    </WaitingContext>
  );
}

export function useBusy(): boolean {
  return use(CountContext) > 0;
}

export function Busy() {
  const waiting = use(WaitingContext);
  useEffect(() => waiting?.begin(), [waiting]);
  return null;
}
