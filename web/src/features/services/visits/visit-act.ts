import type { ApolloCache } from '@apollo/client';
import { VISIT_STATUS_LABELS } from '@cuadrilla/domain/visits/visit-states.ts';
import { evictRecord } from '#records/save/send.ts';
import { SERVICE_LISTS } from '#records/services/service-lists.ts';
import { changedMeanwhileWords } from '#shared/form/conflict/change-words.ts';
import type { VisitAct_ResultFragment } from './visit-acts.generated.ts';

type Conflict = Extract<VisitAct_ResultFragment, { __typename: 'ConflictError' }>;

export function visitConflictWords({ current, change }: Conflict): string {
  const status = current.__typename === 'Visit' ? ` y está «${VISIT_STATUS_LABELS[current.status]}»` : '';
  return `${changedMeanwhileWords(change, 'cambiado esta visita')}${status}. Revísala e inténtalo de nuevo`;
}

export const visitActOf = (serviceId: string) => ({
  conflict: visitConflictWords,
  evict: SERVICE_LISTS,
  update: (cache: ApolloCache, { __typename }: VisitAct_ResultFragment) => {
    if (__typename !== 'VisitSuccess') return;
    evictRecord(cache, 'Service', serviceId, ['nextVisit', 'technicians', 'invoiceGaps']);
  },
});
