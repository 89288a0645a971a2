import { isUnderWay } from '@cuadrilla/domain/imports/import-states.ts';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { evict, sendMutation, type QueryField } from '#records/save/send.ts';
import { readFailure, type Failure } from '#shared/graphql/failure.ts';
import { AdvanceImportDocument, type ImportDetailFragment } from './import.generated.ts';

/** Root fields that an import changes. */
const STALE: readonly QueryField[] = [
  ...([
    'imports',
    'importRows',
    'clients',
    'clientValues',
    'sites',
    'equipmentList',
    'prospects',
    'items',
  ] as const),
  ...(['itemFamilies', 'search', 'townsOf'] as const),
];

/** One more than the server's attempts before it stops an import, so that its answer says so. */
const TRIES = 6;
const PAUSE_MS = 2_000;

/**
 * Asks the server to continue until nothing is under way; the server itself continues an import whose browser was
 * closed.
 */
export function useAdvance(of: ImportDetailFragment) {
  const { id, status } = of;
  const client = useApolloClient();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [attempt, setAttempt] = useState(0);
  const goesOn = isUnderWay(status);
  useEffect(() => {
    if (!goesOn) return undefined;
    const left = new AbortController();
    const isLeft = () => left.signal.aborted;
    const once = () =>
      sendMutation(client, AdvanceImportDocument, { input: { id }, key: crypto.randomUUID() });
    const goOn = async () => {
      for (let failed = 0; !isLeft();) {
        try {
          const result = await once();
          failed = 0;
          if (result.__typename !== 'ImportSuccess' || !isUnderWay(result.import.status)) break;
        } catch (error) {
          failed += 1;
          if (failed === TRIES) {
            if (!isLeft()) setFailure(readFailure(error));
            return;
          }
          await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
        }
      }
      evict(client.cache, STALE);
    };
    void goOn();
    return () => left.abort();
  }, [client, id, status, goesOn, attempt]);
  const retry = () => {
    setFailure(null);
    setAttempt((before) => before + 1);
  };
  return { failure, retry };
}
