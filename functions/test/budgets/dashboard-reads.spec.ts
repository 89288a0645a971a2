import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { persistedOperations } from '../../src/graphql/persisted-operations.generated.ts';
import { forgetCounters } from '../../src/store/counters.ts';
import { addClients } from '../kits/client-kit.ts';
import { clearProject, executeText, type Kit, type Person, startKit } from '../kits/kit.ts';
import { putProspects } from '../kits/prospect-kit.ts';
import { countReads, type Tally } from '../kits/reads.ts';
import { addServices, givenCatalog, givenService, serviceDocument } from '../kits/service-kit.ts';

const GATE = 6;

let kit: Kit;
let tally: Tally;
let admin: Person;
let agent: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  [admin, agent] = await Promise.all([kit.given.admin(), kit.given.agent()]);
  await givenCatalog(kit);
  tally = countReads(kit.firestore);
});
afterAll(() => kit.stop());

function operation(name: string): string {
  const found = persistedOperations.find((each) => each.name === name && each.retiredOn === undefined);
  if (!found) throw new Error(`The web has no ${name}`);
  return found.text;
}

type Figures = Record<
  'overdueServices' | 'pendingServices' | 'finishedServices',
  { totalCount: number | null }
>;

async function readsOf(by: Person, query: string): Promise<{ reads: number; figures: Figures }> {
  tally.reads = 0;
  const figures = (await executeText(kit, by, query)) as Figures;
  return { reads: tally.reads, figures };
}

const SERVICES = `{
  overdueServices: services(first: 1, filter: { overdue: true }) { totalCount }
  pendingServices: services(first: 1, filter: { status: PENDING }) { totalCount }
  finishedServices: services(first: 1, filter: { status: FINISHED }) { totalCount }
}`;

const ROUNDS: [name: string, more: number, counted: (number | null)[]][] = [
  ['a few', 10, [10, 11, 0]],
  // A count stops where it would cost a second read.
  ['more than a thousand', 1_000, [null, null, 0]],
];

describe.each(ROUNDS)('with %s of each', (_name, more, counted) => {
  beforeAll(async () => {
    const like = await serviceDocument(kit, (await givenService(kit, agent)).id);
    await addServices(kit, like, more);
    await addClients(kit, more);
    await putProspects(kit, more);
    await forgetCounters(kit.firestore);
    // Counts them once.
    await readsOf(admin, operation('AdminHome'));
  }, 120_000);

  test('the three counts of services cost two reads each, beside who asks', async () => {
    const { reads, figures } = await readsOf(agent, SERVICES);
    expect(reads).toBe(1 + 3 * 2);
    const { overdueServices, pendingServices, finishedServices } = figures;
    const totals = [overdueServices, pendingServices, finishedServices].map(({ totalCount }) => totalCount);
    expect(totals).toEqual(counted);
  });

  test.each(['AdminHome', 'AgentHome'])('the whole of %s stays within the gate', async (name) => {
    const { reads } = await readsOf(name === 'AdminHome' ? admin : agent, operation(name));
    expect(reads).toBeLessThanOrEqual(GATE);
  });
});
