/** `npm run build:functions`: builds `functions/dist`, which the deploy uploads. firebase.json runs it before each deploy. */
import { buildFunctions } from './lib/deploy/functions-bundle.ts';
import { orExit } from './lib/or-exit.ts';

await orExit(async () => {
  await buildFunctions();
  console.log('functions/dist is built.');
});
