import { startTransition, useLayoutEffect, useState } from 'react';
import { Router, useRoutes, type RouteObject } from 'react-router-dom';
import type { GuardedHistory } from './guarded-history.ts';
import { LeavingContext } from './leave-guard.ts';

type Props = { history: GuardedHistory; routes: RouteObject[] };

const Routed = ({ routes }: Pick<Props, 'routes'>) => useRoutes(routes);

/** The router without loaders, actions and fetchers, which `createBrowserRouter` would bring although nothing uses them. */
export function AppRouter({ history, routes }: Props) {
  const [place, setPlace] = useState(history.place);
  useLayoutEffect(() => history.listen((next) => startTransition(() => setPlace(next))), [history]);
  return (
    <LeavingContext value={history}>
      <Router location={place.location} navigationType={place.action} navigator={history}>
        <Routed routes={routes} />
      </Router>
    </LeavingContext>
  );
}
