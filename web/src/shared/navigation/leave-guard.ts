import { createContext, use, useEffect, useEffectEvent } from 'react';
import type { Ask, GuardedHistory, Place } from './guarded-history.ts';

type KnownHistory = Pick<GuardedHistory, 'leave' | 'guard'> & { place: Place | null };

export const HistoryContext = createContext<KnownHistory>({
  leave: (proceed) => proceed(),
  guard: () => undefined,
  place: null,
});

/** For exits that are not navigation, such as `Cerrar sesión`: proceeds at once, or after asking if a form has changes. */
export function useLeave(): Ask {
  return use(HistoryContext).leave;
}

export function useAskBeforeLeaving(hasChanges: boolean, ask: Ask): void {
  const { guard } = use(HistoryContext);
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!hasChanges) return;
    guard((proceed) => askNow(proceed));
    return () => guard(null);
  }, [hasChanges, guard]);
}
