import { randomUUID } from 'node:crypto';
import { startKit, type Person } from '../../functions/test/kits/kit.ts';

/** What `by` asks for all at once, each with an intent of its own. */
export type Acts = { text: string; by: Person; inputs: object[]; now: string };

/** For each act how long it took until it was done, and how often it was told to come again. */
export type Acted = { ms: number; refused: number }[];

/** A second server on the same database, in a process of its own: its parent says what to do. */
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
