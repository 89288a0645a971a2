import { randomUUID } from 'node:crypto';
import { executeText, startKit, type Person } from '../../functions/test/kits/kit.ts';

export type Act = { by: Person; query: string; input: Record<string, unknown> };
export type Done = { ms: number; failed: string[]; tries: number };

/** A server of its own, which sends all the acts of a message at once and tries what is busy again, as the web does. */
const kit = startKit();
let tries = 0;

process.on('message', (acts: Act[]) => void run(acts).then((done) => process.send?.(done)));
process.on('disconnect', () => process.exit());
process.send?.('ready');

async function run(acts: readonly Act[]): Promise<Done> {
  const started = performance.now();
  tries = 0;
  const failed = (await Promise.all(acts.map(sendAtLast))).filter((each) => !each.endsWith('Success'));
  return { ms: performance.now() - started, failed, tries };
}

async function sendAtLast({ by, query, input }: Act): Promise<string> {
  const key = randomUUID();
  for (;;) {
    tries += 1;
    try {
      const [answer] = Object.values(await executeText(kit, by, query, { input, key }));
      return (answer as { __typename: string }).__typename;
    } catch (error) {
      if (!(error instanceof Error) || !error.message.includes('"BUSY"')) throw error;
    }
  }
}
