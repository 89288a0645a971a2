import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { persistedOperations } from '../../functions/src/graphql/persisted-operations.generated.ts';
import { givenClient, someClient, someSite } from '../../functions/test/kits/client-kit.ts';
import type { Person } from '../../functions/test/kits/kit.ts';
import { givenStoredService, givenTechnician, slotOn } from '../../functions/test/kits/visit-kit.ts';
import { inStatus, putWork, startWork, type World } from '../../functions/test/kits/work-kit.ts';
import { inRepository } from '../../tools/lib/repository.ts';
import { withEmulators } from '../emulators.ts';
import { row, type Figure } from '../figures.ts';
import { quantile, spreadOf } from '../statistics.ts';
import type { Acted, Acts } from './acting-server.ts';

const AT_ONCE = 50;
const SERVERS = 2;
const NOW = '2026-11-20T10:31:00Z';
const NEXT_WEEK = '2026-11-24';
const WARNED = ['ALREADY_PLANNED', 'OUTSIDE_HOURS', 'OUTSIDE_ZONES', 'OUTSIDE_WINDOW', 'TOO_EARLY'];

type Hot = { what: string; operation: string; by: Person; inputs: object[] };

/**
 * Measures contention on documents that every act writes: two servers send acts at once, each retried until it is
 * accepted. The acts that contend run side by side, each with servers of its own: they share no document, and nearly all of their
 * time is the emulator's two seconds until it ends one of two transactions that wait for each other.
 */
export const measureActs = (): Promise<Figure[]> =>
  withEmulators(async () => {
    const world = await startWork(() => new Date(NOW));
    try {
      const [alone, ...hot] = await hotActs(world);
      const figures = alone ? [await measureAct(alone)] : [];
      return [...figures, ...(await Promise.all(hot.map(measureAct)))];
    } finally {
      await world.kit.stop();
    }
  });

async function measureAct(hot: Hot): Promise<Figure> {
  const script = inRepository('bench', 'scale', 'acting-server.ts');
  const servers = Array.from({ length: SERVERS }, () => fork(script));
  try {
    return figureOf(hot, await actOn(servers, hot));
  } finally {
    for (const server of servers) server.disconnect();
  }
}

async function hotActs({ kit, people, place }: World): Promise<Hot[]> {
  const times = <T>(make: () => Promise<T>) => Promise.all(Array.from({ length: AT_ONCE }, make));
  const technicians = await times(() => givenTechnician(kit));
  const services = await times(() => givenStoredService(kit));
  const alone = await times(() => givenClient(kit, people.AGENT));
  const works = await times(() =>
    putWork(kit, [people.OWN], {
      place,
      visit: inStatus('IN_PROGRESS'),
      service: { requiresSignature: false },
    }),
  );
  return [
    {
      what: 'for comparison, a note on 50 clients, nothing shared',
      operation: 'AddNote',
      by: people.AGENT,
      inputs: alone.map(({ client: { id } }) => ({
        entity: 'CLIENT',
        id,
        kind: 'NOTE',
        text: 'Llamar antes de ir',
      })),
    },
    {
      what: 'a new client, one counter of codes',
      operation: 'CreateClient',
      by: people.AGENT,
      inputs: technicians.map(() => ({ client: someClient(), site: someSite() })),
    },
    {
      what: 'a visit planned in one week, each of another technician',
      operation: 'ScheduleVisit',
      by: people.AGENT,
      inputs: technicians.map((id, index) => ({
        serviceId: services[index]?.id,
        technicianIds: [id],
        acceptedWarnings: WARNED,
        ...slotOn(NEXT_WEEK, '09:00', '10:00'),
      })),
    },
    {
      what: 'Completar with its report, one chain',
      operation: 'CompleteVisit',
      by: people.ADMIN,
      inputs: works.map(({ visit: { id } }) => ({ id, resolution: 'Hecho', ...said })),
    },
  ];
}

const said = { occurredAt: NOW, deviceAt: NOW, skewMs: 0 };

async function actOn(servers: readonly ChildProcess[], { operation, by, inputs }: Hot): Promise<Acted> {
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

function figureOf({ what, inputs }: Hot, acted: Acted): Figure {
  const ms = acted.map((each) => each.ms);
  const last = Math.max(...ms);
  const refused = acted.reduce((sum, each) => sum + each.refused, 0);
  const perSecond = (inputs.length / last) * 1_000;
  return row(
    `${inputs.length} at once by ${SERVERS} servers, on the emulator: ${what}`,
    `${perSecond.toFixed(1)} a second; p50 ${seconds(quantile(ms, 0.5))}, last ${seconds(last)}; ${refused} times told to come again`,
    { rounds: { ms: spreadOf(ms) } },
  );
}

const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`;
