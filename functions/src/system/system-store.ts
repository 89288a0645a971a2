import type { Firestore } from '@google-cloud/firestore';
import { fanouts, toJob, type FanoutJob } from '../store/fanout/fanout-job.ts';
import { runFanouts } from '../store/fanout/run-fanouts.ts';

export type SystemStore = {
  /** The oldest hundred. */
  jobs: () => Promise<FanoutJob[]>;
  /** At most 15 seconds; a repeated failure is recorded in the job itself. */
  runJobs: () => Promise<unknown>;
};

const SHOWN = 100;
const RUN_MS = 15_000;

export function createSystemStore(firestore: Firestore): SystemStore {
  return {
    async jobs() {
      const { docs } = await fanouts(firestore).orderBy('at').limit(SHOWN).get();
      return docs.map(toJob);
    },
    runJobs: () => runFanouts(firestore, { deadline: Date.now() + RUN_MS }),
  };
}
