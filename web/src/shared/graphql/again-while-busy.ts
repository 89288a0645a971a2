import type { Answer } from './post-operation.ts';

const PAUSES_MS = [1_000, 3_000];
/** No attempt follows one that ended later than this after the first began: the server itself tries an act for 20 seconds. */
const LAST_AFTER_MS = 21_000;

/** Sends again what was answered with BUSY. For what may be sent twice: a query, or a mutation with its key. */
export async function againWhileBusy(send: () => Promise<Answer>): Promise<Answer> {
  const start = performance.now();
  let answer = await send();
  for (const ms of PAUSES_MS) {
    if (answer.errors?.[0]?.extensions?.code !== 'BUSY' || performance.now() - start > LAST_AFTER_MS) break;
    await new Promise((resolve) => setTimeout(resolve, ms));
    answer = await send();
  }
  return answer;
}
