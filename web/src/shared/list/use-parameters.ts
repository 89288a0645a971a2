import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { withParameters } from './list-state.ts';

export function useParameters() {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  // A second choice may come before the first is rendered.
  const latest = useRef(parameters);
  useEffect(() => {
    latest.current = parameters;
  }, [parameters]);
  const go = (changes: Record<string, string | null>, replace = false) => {
    const to = withParameters(latest.current, changes);
    latest.current = new URLSearchParams(to);
    void navigate(pathname + to, { replace });
  };
  return { parameters, go };
}
