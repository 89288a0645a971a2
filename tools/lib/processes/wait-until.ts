import { setTimeout as sleep } from 'node:timers/promises';
import type { Group } from './process-group.ts';

/**
 * Polls until `ready` is true. Throws at once, with the process's last output, if one of the processes it depends on has ended.
 */
export async function waitUntil(
  what: string,
  ready: () => boolean | Promise<boolean>,
  options: { timeoutMs: number; groups?: Group[] },
): Promise<void> {
  const ended = new Set<Group>();
  for (const group of options.groups ?? []) void group.exited.then(() => ended.add(group));
  const deadline = Date.now() + options.timeoutMs;
  for (;;) {
    if (await succeeds(ready)) return;
    const [group] = ended;
    if (group) throw new Error(`${group.name} ended before ${what}. It said:\n${group.tail()}`);
    if (Date.now() > deadline) {
      const words = (options.groups ?? []).map((each) => `${each.name}:\n${each.tail()}`).join('\n');
      throw new Error(`${what}: not within ${options.timeoutMs / 1000} s.\n${words}`);
    }
    await sleep(150);
  }
}

/** An error counts as not ready yet. */
async function succeeds(ready: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await ready();
  } catch {
    return false;
  }
}

export async function answers(url: string): Promise<boolean> {
  await fetch(url, { signal: AbortSignal.timeout(2000) });
  return true;
}

export async function answersGraphql(url: string): Promise<boolean> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ __typename }' }),
    signal: AbortSignal.timeout(15_000),
  });
  const body = (await response.json()) as { data?: { __typename?: string } };
  return body.data?.__typename === 'Query';
}
