import { useTransition, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isCurrent, type MenuEntry } from './menu-entries.ts';

/** Over its own filtered list an entry shows its press at once, and the list without filters is drawn after that frame. */
export function useEntryLink(entry: MenuEntry) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isPending, start] = useTransition();
  const { to } = entry;
  const onClick = (event: MouseEvent) => {
    const isElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
    if (pathname !== to || search === '' || isElsewhere) return;
    event.preventDefault();
    start(() => void navigate(to));
  };
  return {
    to,
    onClick,
    'data-pending': isPending || undefined,
    'aria-current': isCurrent(entry, pathname) ? ('page' as const) : undefined,
  };
}
