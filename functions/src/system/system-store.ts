import type { Firestore } from '@google-cloud/firestore';
import { UNTRIED } from '@cuadrilla/domain/retries.ts';
import { writeAudit } from '../store/audit.ts';
import type { Done, Act } from '../store/act.ts';
import { runAct } from '../store/run-act.ts';
import { isDocumentId } from '../store/document-id.ts';
import { fanouts, toJob, type FanoutJob } from '../store/fanout/fanout-job.ts';
import { runFanouts } from '../store/fanout/run-fanouts.ts';

export type RetryOutcome = Done | { kind: 'notFound' } | { kind: 'keyReused' };

export type SystemStore = {
  /** The oldest hundred. */
  jobs: () => Promise<FanoutJob[]>;
  /** Resets the failures of a job and tries it at once. */
  retry: (id: string, act: Act) => Promise<RetryOutcome>;
};

const SHOWN = 100;
const RETRY_MS = 15_000;

export function createSystemStore(firestore: Firestore): SystemStore {
  return {
    async jobs() {
      const { docs } = await fanouts(firestore).orderBy('at').limit(SHOWN).get();
      return docs.map(toJob);
    },
    async retry(id, act) {
      const { actor, action, now } = act;
      if (!isDocumentId(id)) return { kind: 'notFound' };
      const outcome = await runAct<{ kind: 'notFound' }>(firestore, act, async (tx) => {
        const ref = fanouts(firestore).doc(id);
        const job = await tx.get(ref);
        if (!job.exists) return { kind: 'notFound' };
        tx.update(ref, { ...UNTRIED });
        const before = { attempts: (job.get('attempts') ?? 0) as number };
        writeAudit(firestore, tx, {
          actor,
          action,
          entity: 'SETTINGS',
          entityId: id,
          before,
          after: { attempts: 0 },
          at: now,
        });
        return { kind: 'done', ids: [id] };
      });
      // A repeated failure is recorded in the job itself.
      if (outcome.kind === 'done') await runFanouts(firestore, { deadline: Date.now() + RETRY_MS });
      return outcome;
    },
  };
}
