import { useApolloClient } from '@apollo/client/react';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { useRef, useState } from 'react';
import { useWhileSeen } from '#shared/use-while-seen.ts';
import { OfficeRevisionDocument } from './office-home.generated.ts';

const MINUTE_MS = 60_000;
/** After this the page is refetched anyway, because prospects and closed services change without changing the plan. */
const WHOLE_MS = 10 * MINUTE_MS;

const paceOf = (idleMs: number) => (idleMs < 10 * MINUTE_MS ? MINUTE_MS : 5 * MINUTE_MS);

/** Prospects and services that one has changed in another tab are shown on coming back, unless the page is this young. */
const BACK_MS = 5_000;

/**
 * Checks once a minute whether the plan has changed, and refetches the page if it has, after ten minutes and on coming
 * back to it. The first check refetches too: what the plan was when the page was read would cost it two more reads.
 */
export function useFreshHome(date: LocalDate, refetch: () => Promise<unknown>): void {
  const client = useApolloClient();
  const [openedAt] = useState(Date.now);
  const known = useRef({ revision: '', readAt: openedAt });
  const look = async (isBack: boolean) => {
    const { data } = await client.query({
      query: OfficeRevisionDocument,
      variables: { date },
      fetchPolicy: 'no-cache',
    });
    const revision = JSON.stringify(data?.planningRevision);
    const { revision: before, readAt } = known.current;
    const isStale = before !== revision;
    known.current = { revision, readAt };
    if (!isStale && Date.now() - readAt < (isBack ? BACK_MS : WHOLE_MS)) return;
    await refetch();
    known.current = { revision, readAt: Date.now() };
  };
  // A failed check is repeated a minute later without a message.
  useWhileSeen((isBack) => void look(isBack).catch(() => undefined), paceOf);
}
