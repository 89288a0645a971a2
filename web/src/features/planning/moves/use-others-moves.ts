import { useEffect, useRef, useState } from 'react';
import type { usePlan } from '../use-plan.ts';
import type { useTray } from '../tray/use-tray.ts';
import { useWhileSeen } from '#shared/use-while-seen.ts';

/** Less than the minute in which a plan tells no revision of a tray that has just changed. */
const TOGETHER_MS = 30_000;

type Shown = { plan: ReturnType<typeof usePlan>; tray: ReturnType<typeof useTray> };

/** Looks every few seconds for what others have changed; returns the look, for what is done here. */
export function useOthersMoves({ plan, tray }: Shown): () => Promise<void> {
  const isUnderWay = useRef(false);
  const known = useRef<number | null>(null);
  const { tray: trayOfPlan } = plan;
  // The first tray was requested together with the plan; later ones by the look before.
  const [openedAt] = useState(Date.now);
  useEffect(() => {
    if (Date.now() - openedAt < TOGETHER_MS) known.current ??= trayOfPlan ?? null;
  }, [trayOfPlan, openedAt]);
  const look = async () => {
    const now = await plan.catchUp();
    if (now !== null && now === known.current) return;
    await tray.refetch();
    known.current = now;
  };
  useWhileSeen(() => {
    if (plan.plan === null || isUnderWay.current) return;
    isUnderWay.current = true;
    // A failed look is repeated in a few seconds without a message.
    void look()
      .catch(() => undefined)
      .finally(() => {
        isUnderWay.current = false;
      });
  });
  return look;
}
