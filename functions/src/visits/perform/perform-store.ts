import type { Firestore } from '@google-cloud/firestore';
import type { Interval } from '@cuadrilla/domain/time.ts';
import { act, type Occasion } from '../../store/act.ts';
import { codeLane } from '../../store/codes.ts';
import { byStart, rowToVisit } from '../store/visit-document.ts';
import type { Visit } from '../visit.ts';
import { takeStep, type StepOutcome, type StepRequest } from './step-store.ts';

export type PerformStore = {
  /** Takes a step of a visit. */
  step: (request: StepRequest, occasion: Occasion) => Promise<StepOutcome>;
  /** One that freezes a report: each in its turn, because all of them want the head of the chain. */
  stepInTurn: (request: StepRequest, occasion: Occasion) => Promise<StepOutcome>;
  /** The visits of a technician that begin within a time, but annulled ones, by their start: as many reads. */
  ownVisits: (technicianId: string, within: Interval) => Promise<Visit[]>;
};

/** The store of one request; `forget` is told of the visit and the service that changed. */
export function createPerformStore(
  firestore: Firestore,
  forget: (changed: { visitId: string; serviceId: string }) => void,
): PerformStore {
  const run = async (request: StepRequest, occasion: Occasion, lane: string | null) => {
    const outcome = await act<StepOutcome>(
      firestore,
      occasion,
      (tx) => takeStep({ tx, firestore }, request, occasion),
      lane,
    );
    const [visitId = request.id, serviceId = ''] = outcome.kind === 'done' ? outcome.ids : [];
    forget({ visitId, serviceId });
    return outcome;
  };
  return {
    step: (request, occasion) => run(request, occasion, null),
    stepInTurn: (request, occasion) => run(request, occasion, codeLane('report')),
    async ownVisits(technicianId, { start, end }) {
      const { docs } = await firestore
        .collection('visits')
        .where('technicianIds', 'array-contains', technicianId)
        .where('plannedStart', '>=', start)
        .where('plannedStart', '<', end)
        .get();
      return byStart(docs.map(rowToVisit).filter(({ status }) => status !== 'CANCELLED'));
    },
  };
}
