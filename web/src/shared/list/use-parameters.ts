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
    const asked = history.place?.location;
    // Another screen was asked for and is not drawn yet: a late search must not lead back from it.
    if (asked && asked.pathname !== pathname) return;
    // A second choice may come before the first is drawn.
    const latest = asked ? new URLSearchParams(asked.search) : parameters;
    void navigate(pathname + withParameters(latest, changes), { replace });
  };
  return { parameters, go };
}
