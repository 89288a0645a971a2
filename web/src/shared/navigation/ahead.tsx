import { use, type ReactNode } from 'react';
import { UNSAFE_LocationContext as LocationContext, useLocation } from 'react-router-dom';
import { GoingContext } from './going.ts';

/** Links inside mark the page that was asked for at once, not when it is ready. */
export function Ahead({ children }: { children: ReactNode }) {
  const here = use(LocationContext);
  const going = use(GoingContext);
  const there = going ? { location: going.location, navigationType: going.action } : here;
  return <LocationContext value={there}>{children}</LocationContext>;
}

/** True while another page is being prepared. */
export function useIsGoing(): boolean {
  const { pathname } = useLocation();
  return (use(GoingContext)?.location.pathname ?? pathname) !== pathname;
}
