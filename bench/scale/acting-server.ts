import { randomUUID } from 'node:crypto';
import { startKit, type Person } from '../../functions/test/kits/kit.ts';

/** All sent at once, each with its own intent key. */
export type Acts = { text: string; by: Person; inputs: object[]; now: string };

/** Per act: the time until it was accepted, and the number of BUSY answers before that. */
export type Acted = { ms: number; refused: number }[];

/** A second server on the same database, in its own process, driven by messages of its parent. */
process.on('message', ({ text, by, inputs, now }: Acts) => {
  const kit = startKit(() => ({ now: () => new Date(now) }));
  const act = async (input: object) => {
    const [key, started] = [randomUUID(), performance.now()];
    for (let refused = 0; ; refused += 1) {
      const { data, errors } = await kit.send({ query: text, variables: { input, key } }, by);
      const [answer] = Object.values(data ?? {}) as ({ __typename: string } | null)[];
      if (answer?.__typename.endsWith('Success')) return { ms: performance.now() - started, refused };
      if (errors?.[0]?.extensions.code !== 'BUSY') throw new Error(JSON.stringify({ data, errors }));
    }
  };
  void Promise.all(inputs.map(act)).then(async (acted: Acted) => {
    await kit.stop();
    process.send?.(acted);
  });
});
process.on('disconnect', () => process.exit());
