/**
 * What the deploy uploads, `web/dist`; firebase.json runs it before each deploy. A build that lacks the project's own
 * values would talk to the emulators of whoever opens it, so it is refused here, before anything is uploaded.
 */
import { loadEnv } from 'vite';
import { orExit } from './lib/or-exit.ts';
import { inRepository } from './lib/repository.ts';
import { buildWeb } from './lib/deploy/web-build.ts';
import { deployProblem } from './lib/deploy/deploy-problem.ts';

await orExit(async () => {
  // Set by firebase-tools for everything that it runs before a deploy.
  const project = process.env['GCLOUD_PROJECT'];
  const problem = deployProblem(project, loadEnv('production', inRepository('web'), 'VITE_'));
  if (problem) throw new Error(problem);
  await buildWeb();
  console.log('web/dist is built.');
});
