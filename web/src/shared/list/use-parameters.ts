import { use } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { HistoryContext } from '../navigation/leave-guard.ts';
import { withParameters } from './list-state.ts';

export function useParameters() {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const history = use(HistoryContext);
  const go = (changes: Record<string, string | null>, replace = false) => {
    // A second choice may come before the first is drawn.
    const asked = history.place?.location;
    const isHere = asked?.pathname === pathname;
    const latest = isHere ? new URLSearchParams(asked.search) : parameters;
    void navigate(pathname + withParameters(latest, changes), { replace });
  };
  return { parameters, go };
}
