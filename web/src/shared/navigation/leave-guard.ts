import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { Ask, GuardedHistory } from './guarded-history.ts';

export const LeavingContext = createContext<Pick<GuardedHistory, 'leave' | 'guard'>>({
  leave: (proceed) => proceed(),
  guard: () => undefined,
});

/** For exits that are not navigation, such as `Cerrar sesión`: proceeds at once, or after asking if a form has changes. */
export function useLeave(): Ask {
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
