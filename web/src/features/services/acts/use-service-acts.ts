import type { ApolloCache } from '@apollo/client';
import { SERVICE_STATUS_LABELS } from '@cuadrilla/domain/services/service-status.ts';
import { forgetServices } from '#records/services/forget-services.ts';
import { quickerWords } from '#shared/form/conflict/change-words.ts';
import { done, refused, type Outcome } from '#shared/form/outcome.ts';
import { useAction } from '#shared/form/use-action.ts';
import {
  useCloseServiceMutation,
  useResumeServiceMutation,
  type ServiceAct_ResultFragment,
} from './service-acts.generated.ts';

type Result = ServiceAct_ResultFragment;
type Seen = { id: string; version: number };

/** How an act on a service ended. Where somebody was quicker, how it stands now is said: the page shows it already. */
export function actOutcome(result: Result): Outcome {
  if (result.__typename === 'ServiceSuccess') return done(undefined);
  if (result.__typename !== 'ConflictError') return refused(result);
  const { current, change } = result;
  const status = current.__typename === 'Service' ? ` y está «${SERVICE_STATUS_LABELS[current.status]}»` : '';
  return refused({
    message: `${quickerWords(change, 'cambiado este servicio')}${status}. Revísalo e inténtalo de nuevo`,
  });
}

/** After an act on a service: the lists and plans it stands in ask again. */
export function afterAct(
  cache: ApolloCache,
  { data }: { data?: { result: Result } | null | undefined },
): void {
  if (data?.result.__typename === 'ServiceSuccess') forgetServices(cache);
}

/** The acts that take no more than a press. */
export function useServiceActs(onDone: () => void = () => undefined) {
  const [runResume] = useResumeServiceMutation();
  const [runClose] = useCloseServiceMutation();
  const resume = useAction({
    success: 'Servicio reanudado',
    onDone,
    send: async ({ id, version }: Seen, key) => {
      const { data } = await runResume({ variables: { input: { id, version }, key }, update: afterAct });
      if (!data) throw new Error('No data');
      return actOutcome(data.result);
    },
  });
  const close = useAction({
    success: 'Servicio cerrado',
    onDone,
    send: async ({ id, version }: Seen, key) => {
      const { data } = await runClose({ variables: { input: { id, version }, key }, update: afterAct });
      if (!data) throw new Error('No data');
      return actOutcome(data.result);
    },
  });
  return { resume, close };
}
