import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const SAMPLE_MS = 1_000;

type Times = { busy: number; all: number };

function processorTimes(): Times {
  let [busy, all] = [0, 0];
  for (const { times } of cpus()) {
    const { user, nice, sys, irq, idle } = times;
    busy += user + nice + sys + irq;
    all += user + nice + sys + irq + idle;
  }
  return { busy, all };
}

/** Share of the processors in use while the bench itself waits: what other processes take. The load average holds the bench too. */
export async function otherWork(): Promise<number> {
  const before = processorTimes();
  await sleep(SAMPLE_MS);
  const after = processorTimes();
  return (after.busy - before.busy) / (after.all - before.all);
}
