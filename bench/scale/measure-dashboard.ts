import {
  addServices,
  givenCatalog,
  givenService,
  serviceDocument,
} from '../../functions/test/kits/service-kit.ts';
import type { Kit, Person } from '../../functions/test/kits/kit.ts';
import { putProspects } from '../../functions/test/kits/prospect-kit.ts';
import { addVisits, changeTeam } from '../../functions/test/kits/visit-kit.ts';
import { startWork } from '../../functions/test/kits/work-kit.ts';
import { forgetToInvoice } from '../../functions/src/work/store/to-invoice.ts';
import {
  isServiceOpen,
  isServiceRunning,
  SERVICE_STATUSES,
} from '@cuadrilla/domain/services/service-status.ts';
import { withEmulators } from '../emulators.ts';
import { row, type Figure } from '../figures.ts';
import { asking, type Asked } from '../reads/asked.ts';
import { counting } from '../reads/operations.ts';

const TODAY = '2026-11-20';
const NOW = new Date(`${TODAY}T10:00:00Z`);
const HOUR_MS = 3_600_000;
const FEW = 100;
/** A query of `count()` would read one document for each thousand. */
const MANY = 20_000;
const A_COMMIT = 500;
/** The emulator has no index: it looks through all documents for each query. */
const DEADLINES = { read: 600_000, act: 600_000 };
const PROSPECTS = 100;
const VISITS = 20;
const GATE = 10;

type Rows = { edges: unknown[] };

export const measureDashboard = (): Promise<Figure[]> =>
  withEmulators(async () => {
    const { kit, people } = await startWork(
      () => NOW,
      () => ({ deadlines: DEADLINES }),
    );
    try {
      await givenCatalog(kit);
      await putProspects(kit, PROSPECTS, (index) => ({ nextActionOn: index % 2 === 0 ? TODAY : null }));
      await addVisits(kit, [people.OWN.uid, people.OTHER.uid], { day: TODAY, count: VISITS });
      const ask = asking(kit, counting(kit.firestore));
      await addWhole(kit, people.AGENT, FEW);
      const count = () => otherReads(kit, () => ask(people.AGENT, 'OfficeHome', { date: TODAY }));
      const counts = [await count()];
      await addBare(kit, MANY - FEW);
      counts.push(await count());
      const sizes = [FEW, MANY].map((size) => size.toLocaleString('en')).join(' · ');
      return [
        row(`reads: the dashboard, beside the rows that it shows, of ${sizes} services`, counts.join(' · '), {
          gate: `≤ ${GATE}, at any size`,
          holds: Math.max(...counts) <= GATE,
        }),
      ];
    } finally {
      await kit.stop();
    }
  });

/** As many in each status, due on both sides of now. */
async function addWhole(kit: Kit, agent: Person, count: number): Promise<void> {
  const like = await serviceDocument(kit, (await givenService(kit, agent)).id);
  await addServices(kit, like, count, (index) => {
    const status = SERVICE_STATUSES[index % SERVICE_STATUSES.length] ?? 'PENDING';
    const dueAt = new Date(NOW.getTime() + ((index % 10) - 5) * HOUR_MS);
    return { status, open: isServiceOpen(status), dueAt };
  });
}

/** With no more than what lists are filtered and sorted by, after the whole ones of their list: none of them is shown. */
async function addBare({ firestore }: Kit, count: number): Promise<void> {
  const services = firestore.collection('services');
  const bareOf = (index: number) => {
    const status = SERVICE_STATUSES[index % SERVICE_STATUSES.length] ?? 'PENDING';
    const isLate = Math.floor(index / SERVICE_STATUSES.length) % 2 === 0;
    const closed = status === 'CLOSED';
    return {
      ...{ status, open: isServiceOpen(status), running: isServiceRunning(status) },
      dueAt: new Date(NOW.getTime() + (isLate ? -HOUR_MS / 2 : 10 * HOUR_MS)),
      ...{ billingState: closed ? 'TO_INVOICE' : 'NONE', netCents: closed ? 100 : 0, inBatch: false },
    };
  };
  for (let start = 0; start < count; start += 4 * A_COMMIT) {
    const commits = [0, 1, 2, 3].map((part) => {
      const batch = firestore.batch();
      const first = start + part * A_COMMIT;
      const last = Math.min(first + A_COMMIT, count);
      for (let index = first; index < last; index += 1) batch.create(services.doc(), bareOf(index));
      return batch.commit();
    });
    await Promise.all(commits);
  }
}

async function otherReads(kit: Kit, ask: () => Promise<Asked>): Promise<number> {
  await Promise.all([forgetToInvoice(kit.firestore), changeTeam(kit)]);
  // Warms up what is counted once per installation.
  await ask();
  const { data, operations } = await ask();
  const lists = ['pending', 'overdue', 'actions'].map((name) => (data[name] as unknown as Rows).edges.length);
  const { visits } = data['teamDay'] as unknown as { visits: unknown[] };
  if (visits.length !== VISITS || lists.some((length) => length !== 5)) throw new Error('Nothing to show');
  return operations.reads - lists.reduce((sum, length) => sum + length, visits.length);
}
