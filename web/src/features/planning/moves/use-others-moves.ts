import { useEffect, useRef, useState } from 'react';
import type { usePlan } from '../use-plan.ts';
import type { useTray } from '../tray/use-tray.ts';
import { useWhileSeen } from '#shared/use-while-seen.ts';

/** Less than the minute during which a plan has no revision for a tray that has just changed. */
const TOGETHER_MS = 30_000;

type Shown = { plan: ReturnType<typeof usePlan>; tray: ReturnType<typeof useTray> };

/** Polls for others’ changes every few seconds; returns the poll, to run it after own changes. */
export function useOthersMoves({ plan, tray }: Shown): () => Promise<void> {
  const isUnderWay = useRef(false);
  const known = useRef<number | null>(null);
  const { tray: trayOfPlan } = plan;
  // The first tray is requested together with the plan; later ones by the previous poll.
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
    // A failed poll is repeated a few seconds later without a message.
    void look()
      .catch(() => undefined)
      .finally(() => {
        isUnderWay.current = false;
      });
  });
  return look;
}
