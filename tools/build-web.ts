/**
 * Builds `web/dist`, which the deploy uploads; firebase.json runs it before each deploy. Refuses a build without the project's
 * own values: it would talk to the emulators of whoever opens it.
 */
import { loadEnv } from 'vite';
import { orExit } from './lib/or-exit.ts';
import { inRepository } from './lib/repository.ts';
import { buildWeb } from './lib/deploy/web-build.ts';
import { deployProblem } from './lib/deploy/deploy-problem.ts';

await orExit(async () => {
  // Set by firebase-tools for every predeploy command.
  const project = process.env['GCLOUD_PROJECT'];
  const problem = deployProblem(project, loadEnv('production', inRepository('web'), 'VITE_'));
  if (problem) throw new Error(problem);
  await buildWeb();
  console.log('web/dist is built.');
});
