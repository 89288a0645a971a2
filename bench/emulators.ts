import { setup } from '../tools/vitest/emulators.ts';
import { protectEmails } from '../tools/lib/emulators/auth-emulator.ts';
import { withOwnEnvironment } from './environment.ts';

export const PROJECT = 'demo-bench';

/** Runs `work` with its own emulators, whose addresses are in the environment until it ends. */
export const withEmulators = <T>(work: () => Promise<T>): Promise<T> =>
  withOwnEnvironment(async () => {
    const stop = await setup();
    try {
      Object.assign(process.env, { GCLOUD_PROJECT: PROJECT, GOOGLE_CLOUD_PROJECT: PROJECT });
      await protectEmails(process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? '', PROJECT);
      return await work();
    } finally {
      await stop();
    }
  });
