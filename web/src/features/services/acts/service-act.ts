import { SERVICE_STATUS_LABELS, type ServiceStatus } from '@cuadrilla/domain/services/service-status.ts';
import { SERVICE_LISTS } from '#records/services/service-lists.ts';
import { changedMeanwhileWords } from '#shared/form/conflict/change-words.ts';
import type { Change } from '#shared/form/outcome.ts';

type Conflict = { change: Change | null; current: { __typename: string; status?: ServiceStatus } };

/** After a conflict the page shows the current service. */
export const SERVICE_ACT = {
  conflict: ({ change, current }: Conflict) => {
    const status = current.status === undefined ? '' : ` y está «${SERVICE_STATUS_LABELS[current.status]}»`;
    return `${changedMeanwhileWords(change, 'cambiado este servicio')}${status}. Revísalo e inténtalo de nuevo`;
  },
  evict: SERVICE_LISTS,
};
