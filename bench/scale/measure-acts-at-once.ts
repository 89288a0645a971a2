import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  givenClient,
  mutationOf as clientMutation,
  someClient,
  someSite,
} from '../../functions/test/kits/client-kit.ts';
import { clearProject, startKit, type Kit, type Person } from '../../functions/test/kits/kit.ts';
import { mutationOf as stepMutation } from '../../functions/test/kits/perform-kit.ts';
import {
  givenStoredService,
  givenTechnician,
  mutationOf as planMutation,
  slotOn,
} from '../../functions/test/kits/visit-kit.ts';
import { inStatus, placeOf, putWork } from '../../functions/test/kits/work-kit.ts';
import { inRepository } from '../../tools/lib/repository.ts';
import { withEmulators } from '../emulators.ts';
import type { Figure } from '../figures.ts';
import { spread, spreadOf } from '../statistics.ts';
import type { Act, Done } from './acts-process.ts';

const AT_ONCE = 50;
const PROCESSES = 2;
const ROUNDS = 3;
const DAY = '2026-11-24';

/** Fifty people act in the same second, at two servers: each act waits for the others at one document. */
export async function measureActsAtOnce(): Promise<Figure[]> {
  return withEmulators(async () => {
    const kit = startKit();
    await clearProject(kit);
    const agent = await kit.given.agent();
    const servers = await Promise.all(Array.from({ length: PROCESSES }, startServer));
    try {
      const figures: Figure[] = [];
      for (const [what, acts] of Object.entries(KINDS)) {
        const took: number[] = [];
        for (let round = 0; round < ROUNDS; round += 1)
          took.push(await runAtOnce(servers, await acts(kit, agent)));
        const perSecond = took.map((ms) => AT_ONCE / (ms / 1_000));
        figures.push({
          what: `${AT_ONCE} at once from ${PROCESSES} processes: ${what}`,
          ours: `${spread(perSecond)} a second`,
          peers: '',
          gate: '',
          aim: '',
          holds: null,
          rounds: { perSecond: spreadOf(perSecond) },
        });
      }
      return figures;
    } finally {
      for (const server of servers) server.disconnect();
      await kit.stop();
    }
  });
}

const times = Array.from({ length: AT_ONCE }, (_, index) => index);

/** By the document that all of them write. */
const KINDS: Record<string, (kit: Kit, agent: Person) => Promise<Act[]>> = {
  'new clients (the counter of codes)': (_kit, by) =>
    Promise.resolve(
      times.map(() => ({
        by,
        query: clientMutation('createClient'),
        input: { client: someClient(), site: someSite() },
      })),
    ),
  'visits planned in one week, each by its own technician (the week)': (kit, by) =>
    Promise.all(
      times.map(async () => {
        const [{ id: serviceId }, technicianId] = await Promise.all([
          givenStoredService(kit),
          givenTechnician(kit),
        ]);
        const input = {
          serviceId,
          technicianIds: [technicianId],
          ...slotOn(DAY, '09:00', '10:00'),
          acceptedWarnings: ['ALREADY_PLANNED', 'OUTSIDE_ZONES', 'OUTSIDE_WINDOW', 'TOO_EARLY'],
        };
        return { by, query: planMutation('scheduleVisit'), input };
      }),
    ),
  'visits completed with their report (the chain)': async (kit, agent) => {
    const { client, site } = await givenClient(kit, agent);
    const place = placeOf({ client, site });
    return Promise.all(
      times.map(async () => {
        const by = await kit.given.technician();
        const { visit } = await putWork(kit, [by], { place, visit: inStatus('IN_PROGRESS') });
        return { by, query: stepMutation('completeVisit'), input: { id: visit.id, resolution: 'Revisada' } };
      }),
    );
  },
};

async function startServer(): Promise<ChildProcess> {
  const server = fork(inRepository('bench', 'scale', 'acts-process.ts'));
  await once(server, 'message');
  return server;
}

async function runAtOnce(servers: readonly ChildProcess[], acts: readonly Act[]): Promise<number> {
  const done = await Promise.all(
    servers.map(async (server, index) => {
      server.send(acts.filter((_, act) => act % servers.length === index));
      const [answer] = (await once(server, 'message')) as [Done];
      return answer;
    }),
  );
  const failed = done.flatMap((each) => each.failed);
  if (failed.length > 0) throw new Error(`Refused: ${[...new Set(failed)].join(', ')}`);
  return Math.max(...done.map(({ ms }) => ms));
}
