import { setTimeout as sleep } from 'node:timers/promises';
import type { Group } from './process-group.ts';

/**
 * Polls until `ready` says so. Stops at once, with the process's last words, when one of the processes that should
 * bring it about has ended: nobody should wait a minute for something that is not coming.
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

/** Not yet reachable, not yet written: that is what is being waited for, therefore no error. */
async function succeeds(ready: () => boolean | Promise<boolean>): Promise<boolean> {
  try {
    return await ready();
  } catch {
    return false;
  }
}

/** Whether an address answers with any HTTP status at all. */
export async function answers(url: string): Promise<boolean> {
  await fetch(url, { signal: AbortSignal.timeout(2000) });
  return true;
}

/** Whether the GraphQL endpoint behind an address really executes an operation. */
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
