import { createContext, use, useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react';

export type Ask = (proceed: () => void) => void;

type Leaving = {
  /** Proceeds at once, or after asking if a form has changes. */
  leave: (proceed: () => void) => void;
  guard: (ask: Ask | null) => void;
};

const LeavingContext = createContext<Leaving>({ leave: (proceed) => proceed(), guard: () => undefined });

/** Guards exits that are not navigation, such as `Cerrar sesión`. */
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

export function useAskBeforeLeaving(hasChanges: boolean, ask: Ask): void {
  const { guard } = use(LeavingContext);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!hasChanges) return;
    guard((proceed) => askNow(proceed));
    return () => guard(null);
  }, [hasChanges, guard]);
}
