import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts } from '../../tools/lib/processes/ports.ts';
import { installed } from '../../tools/lib/repository.ts';
import { persistedOperations } from '../../functions/src/graphql/persisted-operations.generated.ts';

const TICKS_PER_SECOND = 100;
const ENOUGH_MS = 60_000;

const me = persistedOperations.find(({ name }) => name === 'Me');
const BODY = JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash: me?.hash } } });

export type FirstAnswer = { cpuMs: number; wallMs: number };

/** From the start of a fresh process of the functions framework to its first answer, which needs no database. */
export async function firstAnswer(source: string): Promise<FirstAnswer> {
  const [port = 0] = await freePorts(1);
  const framework = installed('@google-cloud/functions-framework', 'build', 'src', 'main.js');
  const started = performance.now();
  const child = fork(framework, [`--source=${source}`, '--target=graphql', `--port=${port}`], {
    env: { ...process.env, NODE_ENV: 'production', GCLOUD_PROJECT: 'demo-bench' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  try {
    while (!(await isAnswered(port))) {
      if (child.exitCode !== null) throw new Error(`${source} ended with ${child.exitCode}`);
      if (performance.now() - started > ENOUGH_MS) throw new Error(`${source} does not answer`);
      await sleep(5);
    }
    return { cpuMs: cpuMsOf(child.pid ?? 0), wallMs: performance.now() - started };
  } finally {
    child.kill('SIGKILL');
    await exited;
  }
}

async function isAnswered(port: number): Promise<boolean> {
  try {
    const headers = { 'content-type': 'application/json' };
    const response = await fetch(`http://127.0.0.1:${port}/graphql`, { method: 'POST', headers, body: BODY });
    return (await response.text()).includes('"');
  } catch {
    return false;
  }
}

/** User and system time, from the kernel, so that the process carries nothing for the measurement. */
function cpuMsOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND) * 1_000;
}
