import type { Firestore } from '@google-cloud/firestore';
import { act, type Occasion } from '../../store/act.ts';
import { codeLane } from '../../store/codes.ts';
import { takeCompletion, type CompletionRequest } from './completion-store.ts';
import { takeStep, type Handle, type StepOutcome, type StepRequest } from './step-store.ts';

export type PerformStore = {
  /** Takes a step of a visit. */
  step: (request: StepRequest, occasion: Occasion) => Promise<StepOutcome>;
  /** The one that freezes a report: each in its turn, because all of them want the head of the chain. */
  complete: (request: CompletionRequest, occasion: Occasion) => Promise<StepOutcome>;
};

/** The store of one request; `forget` is told of the visit and the service that changed. */
export function createPerformStore(
  firestore: Firestore,
  forget: (changed: { visitId: string; serviceId: string }) => void,
): PerformStore {
  const run = async (
    id: string,
    work: (handle: Handle) => Promise<StepOutcome>,
    { occasion, lane }: { occasion: Occasion; lane: string | null },
  ) => {
    const outcome = await act<StepOutcome>(firestore, occasion, (tx) => work({ tx, firestore }), lane);
    const [visitId = id, serviceId = ''] = outcome.kind === 'done' ? outcome.ids : [];
    forget({ visitId, serviceId });
    return outcome;
  };
  return {
    step: (request, occasion) =>
      run(request.id, (handle) => takeStep(handle, request, occasion), { occasion, lane: null }),
    complete: (request, occasion) =>
      run(request.input.id, (handle) => takeCompletion(handle, request, occasion), {
        ...{ occasion, lane: codeLane('report') },
      }),
  };
}
