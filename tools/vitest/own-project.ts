/**
 * Gives each vitest worker its own Firebase project, so that workers share emulators without sharing data; enumeration
 * protection is on, as in production.
 */
import { protectEmails } from '../lib/emulators/auth-emulator.ts';

const projectId = `demo-w${process.env['VITEST_POOL_ID'] ?? '1'}`;
process.env['GCLOUD_PROJECT'] = projectId;
process.env['GOOGLE_CLOUD_PROJECT'] = projectId;

const authHost = process.env['FIREBASE_AUTH_EMULATOR_HOST'];
if (!authHost) throw new Error('The global set-up of the project «emulator» did not run');
await protectEmails(authHost, projectId);
