import type { ApolloCache } from '@apollo/client';
import { VISIT_STATUS_LABELS } from '@cuadrilla/domain/visits/visit-states.ts';
import { forgetServices } from '#records/services/forget-services.ts';
import { quickerWords } from '#shared/form/conflict/change-words.ts';
import { done, refused, type Outcome } from '#shared/form/outcome.ts';
import type { VisitAct_ResultFragment } from './visit-acts.generated.ts';

type Result = VisitAct_ResultFragment;

/** How an act on a visit ended. Where somebody was quicker, how it stands now is said: the page shows it already. */
export function visitOutcome(result: Result): Outcome {
  if (result.__typename === 'VisitSuccess') return done(undefined);
  if (result.__typename !== 'ConflictError') return refused(result);
  const { current, change } = result;
  const status = current.__typename === 'Visit' ? ` y está «${VISIT_STATUS_LABELS[current.status]}»` : '';
  return refused({
    message: `${quickerWords(change, 'cambiado esta visita')}${status}. Revísala e inténtalo de nuevo`,
  });
}

/** After an act on a visit: its service and every list and plan ask again. */
export function afterVisit(serviceId: string) {
  return (cache: ApolloCache, { data }: { data?: { result: Result } | null | undefined }) => {
    if (data?.result.__typename !== 'VisitSuccess') return;
    const id = cache.identify({ __typename: 'Service', id: serviceId });
    if (id !== undefined) {
      for (const fieldName of ['nextVisit', 'technicians', 'missingToInvoice'])
        cache.evict({ id, fieldName });
    }
    forgetServices(cache);
  };
}
