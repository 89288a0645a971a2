import { createContext, use, useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';

/** Asks a person about to lose what they typed; calls `proceed` if they agree. */
export type Ask = (proceed: () => void) => void;

type Leaving = {
  /** Does it at once, or after asking where a form has changes. */
  leave: (proceed: () => void) => void;
  guard: (ask: Ask | null) => void;
};

const LeavingContext = createContext<Leaving>({ leave: (proceed) => proceed(), guard: () => undefined });

/** Knows which form, if any, has changes, for ways out that are no navigation: `Cerrar sesión`. */
export function LeaveGuardProvider({ children }: { children: ReactNode }) {
  const asking = useRef<Ask | null>(null);
  const leaving = useMemo<Leaving>(
    () => ({
      leave: (proceed) => (asking.current ? asking.current(proceed) : proceed()),
      guard: (ask) => {
        asking.current = ask;
      },
    }),
    [],
  );
  return <LeavingContext value={leaving}>{children}</LeavingContext>;
}

export function useLeave() {
  return use(LeavingContext).leave;
}

/** For a form: asks before a way out that is no navigation, while it has changes. */
export function useAskBeforeLeaving(hasChanges: boolean, ask: Ask): void {
  const { guard } = use(LeavingContext);
  const latest = useRef(ask);
  useEffect(() => {
    latest.current = ask;
  });
  const stable = useCallback<Ask>((proceed) => latest.current(proceed), []);
  useEffect(() => {
    if (!hasChanges) return;
    guard(stable);
    return () => guard(null);
  }, [hasChanges, guard, stable]);
}
