/**
 * `npm run seed [-- --reset]`: writes demo data into the running emulators; with --reset empties them first. `--project` is for
 * the tests.
 */
import { parseArgs } from 'node:util';
import { deleteAllAccounts } from './lib/emulators/auth-emulator.ts';
import { putDemoData } from './lib/emulators/demo-data.ts';
import { deleteAllDocuments } from './lib/emulators/emulator-data.ts';
import { orExit } from './lib/or-exit.ts';
import { demandEmulators, whereDevRuns } from './lib/processes/running-dev.ts';

await orExit(async () => {
  const { values } = parseArgs({
    options: { reset: { type: 'boolean', default: false }, project: { type: 'string' } },
  });
  const running = whereDevRuns();
  const where = { ...running, projectId: values.project ?? running.projectId };
  await demandEmulators(where);
  if (values.reset) {
    await deleteAllAccounts(where.authHost, where.projectId);
    await deleteAllDocuments(where.firestoreHost, where.projectId);
  }
  await putDemoData(where);
  console.log(values.reset ? 'The demo data have been made anew.' : 'The demo data are in place.');
});
