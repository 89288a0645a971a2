import { dayOf } from '#shared/list/days.ts';
import { useListState } from '#shared/list/use-list-state.ts';
import { useParameters } from '#shared/list/use-parameters.ts';
import { LIST } from './services-list.ts';

/** Overdue and a period exclude each other, as do open and a state of billing: setting one clears the other. */
export function useServicesList() {
  const list = useListState(LIST);
  const { go: goTo } = useParameters();
  const go = (changes: Record<string, string | null>) => goTo({ ...changes, cursor: null });
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
