import { useApolloClient } from '@apollo/client/react';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { useRef, useState } from 'react';
import { useWhileSeen } from '#shared/use-while-seen.ts';
import { OfficeRevisionDocument } from './office-home.generated.ts';

const MINUTE_MS = 60_000;
/** After this the page is refetched anyway, because prospects and closed services change without changing the plan. */
const WHOLE_MS = 10 * MINUTE_MS;

const paceOf = (idleMs: number) => (idleMs < 10 * MINUTE_MS ? MINUTE_MS : 5 * MINUTE_MS);

/** Checks once a minute whether the plan has changed, and refetches the page if it has or after ten minutes. */
export function useFreshHome(date: LocalDate, refetch: () => Promise<unknown>): void {
  const client = useApolloClient();
  const [openedAt] = useState(Date.now);
  const known = useRef({ revision: '', readAt: openedAt });
  const look = async () => {
    const { data } = await client.query({
      query: OfficeRevisionDocument,
      variables: { date },
      fetchPolicy: 'no-cache',
    });
    const revision = JSON.stringify(data?.planningRevision);
    const { revision: before, readAt } = known.current;
    const isStale = before !== '' && before !== revision;
    known.current = { revision, readAt };
    if (!isStale && Date.now() - readAt < WHOLE_MS) return;
    await refetch();
    known.current = { revision, readAt: Date.now() };
  };
  // A failed check is repeated a minute later without a message.
  useWhileSeen(() => void look().catch(() => undefined), paceOf);
}
