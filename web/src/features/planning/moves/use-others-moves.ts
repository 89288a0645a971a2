import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { PlanningRevisionDocument } from './planning-revision.generated.ts';
import type { usePlan } from '../use-plan.ts';
import type { useTray } from '../tray/use-tray.ts';
import { useWhileSeen } from './use-while-seen.ts';

type Shown = { date: string; plan: ReturnType<typeof usePlan>; tray: ReturnType<typeof useTray> };

export function useOthersMoves({ date, plan, tray }: Shown): void {
  const client = useApolloClient();
  const isUnderWay = useRef(false);
  // Read before the tray: what changes while that is read makes it old. The first look finds none, and reads it again.
  const known = useRef<number | null>(null);
  const look = async () => {
    const { data } = await client.query({
      query: PlanningRevisionDocument,
      variables: { date },
      fetchPolicy: 'no-cache',
    });
    if (!data) return;
    const now = data.planningRevision;
    const lookAtTray = async () => {
      if (now.tray === known.current) return;
      await tray.refetch();
      known.current = now.tray;
    };
    await Promise.all([now.week === plan.revision ? null : plan.refetch(), lookAtTray()]);
  };
  useWhileSeen(() => {
    if (plan.revision === undefined || isUnderWay.current) return;
    isUnderWay.current = true;
    // A lost question is asked again in a few seconds; the page says nothing of it.
    void look()
      .catch(() => undefined)
      .finally(() => {
        isUnderWay.current = false;
      });
  });
}
