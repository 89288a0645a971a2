import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { persistedOperations } from '../../functions/src/graphql/persisted-operations.generated.ts';
import type { Person } from '../../functions/test/kits/kit.ts';
import { startWork } from '../../functions/test/kits/work-kit.ts';
import { inRepository } from '../../tools/lib/repository.ts';
import { withEmulators } from '../emulators.ts';
import { row, type Figure } from '../figures.ts';
import { quantile, spreadOf } from '../statistics.ts';
import type { Acted, Acts } from './acting-server.ts';
import { HOT_ACTS, NOW, type Hot } from './hot-acts.ts';

const SERVERS = 2;

async function measureAct(act: Hot): Promise<Figure> {
  const script = inRepository('bench', 'scale', 'acting-server.ts');
  const world = await startWork(() => new Date(NOW));
  const servers = Array.from({ length: SERVERS }, () => fork(script));
  try {
    const inputs = await act.inputs(world);
    return figureOf(act, await actOn(servers, { ...act, by: world.people[act.by], inputs }));
  } finally {
    for (const server of servers) server.disconnect();
    await world.kit.stop();
  }
}

type Ready = { operation: string; by: Person; inputs: object[] };

async function actOn(servers: readonly ChildProcess[], { operation, by, inputs }: Ready): Promise<Acted> {
  const text = persistedOperations.find(({ name, retiredOn }) => name === operation && !retiredOn)?.text;
  if (text === undefined) throw new Error(`The web does not ask ${operation}`);
  const acted = servers.map(async (server, index) => {
    const mine = inputs.filter((_, each) => each % servers.length === index);
    server.send({ text, by, inputs: mine, now: NOW } satisfies Acts);
    const first = await Promise.race([once(server, 'message'), once(server, 'exit').then(() => null)]);
    if (first === null) throw new Error(`The server that was to do ${operation} has ended`);
    return first[0] as Acted;
  });
  return (await Promise.all(acted)).flat();
}

function figureOf({ what }: Hot, acted: Acted): Figure {
  const ms = acted.map((each) => each.ms);
  const last = Math.max(...ms);
  const refused = acted.reduce((sum, each) => sum + each.refused, 0);
  const perSecond = (acted.length / last) * 1_000;
  return row(
    `${acted.length} at once by ${SERVERS} servers, on the emulator: ${what}`,
    `${perSecond.toFixed(1)} a second; p50 ${seconds(quantile(ms, 0.5))}, last ${seconds(last)}; ${refused} times told to come again`,
    { rounds: { ms: spreadOf(ms) } },
  );
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;

/** One of `HOT_ACTS`, named by its operation, on emulators of its own; its figure goes to the parent. */
const [asked] = process.argv.slice(2);
const hot = HOT_ACTS.find(({ operation }) => operation === asked);
if (!hot) throw new Error(`No act ${asked}`);
process.send?.(await withEmulators(() => measureAct(hot)));
process.disconnect();
