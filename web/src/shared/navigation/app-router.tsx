import { memo, startTransition, useLayoutEffect, useState } from 'react';
import { Router, useRoutes, type RouteObject } from 'react-router-dom';
import { GoingContext } from './going.ts';
import type { GuardedHistory } from './guarded-history.ts';
import { HistoryContext } from './leave-guard.ts';

type Props = { history: GuardedHistory; routes: RouteObject[] };

const Routed = memo(({ routes }: Pick<Props, 'routes'>) => useRoutes(routes));

/**
 * The router without loaders, actions and fetchers, which `createBrowserRouter` would bring although nothing uses them. A step
 * within a page shows at once, or after the frame of its press where `useChosen` asks for it; another page when it is ready.
 */
export function AppRouter({ history, routes }: Props) {
  const [ready, setReady] = useState(history.place);
  const [going, setGoing] = useState(ready);
  useLayoutEffect(
    () =>
      history.listen((next) => {
        setGoing(next);
        startTransition(() => setReady(next));
      }),
    [history],
  );
  const place = going.location.pathname === ready.location.pathname ? going : ready;
  return (
    <HistoryContext value={history}>
      <GoingContext value={going}>
        <Router location={place.location} navigationType={place.action} navigator={history}>
          <Routed routes={routes} />
        </Router>
      </GoingContext>
    </HistoryContext>
  );
}
