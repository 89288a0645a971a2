import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { buildFunctions } from '../../../tools/lib/deploy/functions-bundle.ts';
import { freePorts } from '../../../tools/lib/processes/ports.ts';
import { startGroup, type Group } from '../../../tools/lib/processes/process-group.ts';
import { quietly } from '../../../tools/lib/processes/run-step.ts';
import { answers, waitUntil } from '../../../tools/lib/processes/wait-until.ts';
import { inRepository, installed } from '../../../tools/lib/repository.ts';
import { workFolder } from '../../../tools/lib/work-folder.ts';
import { startKit } from '../kits/kit.ts';

const { folder, remove } = workFolder('deployed-bundle');
const kit = startKit();
const log = inRepository('.cache', 'logs', 'deployed-bundle.log');
let group: Group | undefined;

afterAll(async () => {
  await group?.stop();
  await kit.stop();
  remove();
});

test("the deployed bundle starts with the image's compiled code, and reads and writes Firestore", async () => {
  await buildFunctions({ outdir: folder });
  const image = await quietly('npm', ['run', 'gcp-build'], { cwd: folder });
  expect(image.code, image.output).toBe(0);
  const [port = 0] = await freePorts(1);
  const main = installed('@google-cloud/functions-framework', 'build', 'src', 'main.js');
  const args = [main, `--source=${folder}`, '--target=calendar', `--port=${port}`];
  group = startGroup('the functions framework', process.execPath, args, {
    logFile: log,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      GCLOUD_PROJECT: kit.projectId,
    },
  });
  const feed = `http://127.0.0.1:${port}/calendar/${'A'.repeat(43)}.ics`;
  await waitUntil('the calendar answers', () => answers(feed), { timeoutMs: 60_000, groups: [group] });
  expect((await fetch(feed)).status).toBe(404);
  expect(existsSync(join(folder, 'compiled'))).toBe(true);
  expect(readFileSync(log, 'utf8')).not.toContain('compiled code');
  // A request for an unknown address is counted in a transaction.
  const counted = await kit.firestore.collection('limits').get();
  expect(counted.docs.map((doc) => doc.get('taken') as unknown)).not.toEqual([]);
}, 120_000);
