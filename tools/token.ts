/**
 * `npm run --silent token -- admin@demo.es [--password …]`: prints an Auth emulator ID token, for GraphiQL. `--project` is for
 * the tests.
 */
import { parseArgs } from 'node:util';
import { signInForToken } from './lib/emulators/auth-emulator.ts';
import { orExit } from './lib/or-exit.ts';
import { demoPassword } from './lib/project.ts';
import { demandAuth, whereDevRuns } from './lib/processes/running-dev.ts';

await orExit(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { password: { type: 'string', default: demoPassword }, project: { type: 'string' } },
  });
  const [email] = positionals;
  if (!email) throw new Error('Which account? For example:  npm run --silent token -- admin@demo.es');
  const running = whereDevRuns();
  await demandAuth(running.authHost);
  const where = { authHost: running.authHost, projectId: values.project ?? running.projectId };
  console.log(await signInForToken(where, email, values.password));
});
