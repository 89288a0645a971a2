import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { dayOf } from '#shared/list/days.ts';
import { withParameters } from '#shared/list/list-state.ts';
import { useListState } from '#shared/list/use-list-state.ts';
import { LIST } from './services-list.ts';

/** Overdue and a period exclude each other, as do open and a state of billing: setting one clears the other. */
export function useServicesList() {
  const list = useListState(LIST);
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const go = (changes: Record<string, string | null>) =>
    void navigate(pathname + withParameters(parameters, { ...changes, cursor: null }));
  const { desde, hasta, vencidos } = list.filters;
  return {
    ...list,
    days: vencidos === null ? { desde: dayOf(desde), hasta: dayOf(hasta) } : { desde: null, hasta: null },
    toggleOverdue: () => go({ vencidos: vencidos === null ? 'si' : null, desde: null, hasta: null }),
    setStatus: (estado: string | null) => go({ estado, ...(estado === null && { facturacion: null }) }),
    setDays: (days: { desde: string | null; hasta: string | null }) => go({ ...days, vencidos: null }),
  };
}

export type ServicesList = ReturnType<typeof useServicesList>;
