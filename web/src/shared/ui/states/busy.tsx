import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';

type Waiting = { begin: () => () => void };

const WaitingContext = createContext<Waiting | null>(null);
const CountContext = createContext(0);

/** Counts what is still loading, so that the main region can say whether it is complete. */
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

/** Marks a loading part; renders nothing. */
export function Busy() {
  const waiting = use(WaitingContext);
  useEffect(() => waiting?.begin(), [waiting]);
  return null;
}
