import { strict as assert } from 'node:assert';
import { addClients, clearCollection } from '../../functions/test/kits/client-kit.ts';
import { changeTeam } from '../../functions/test/kits/visit-kit.ts';
import type { Kit, Person } from '../../functions/test/kits/kit.ts';
import { forgetCounters } from '../../functions/src/store/counters.ts';
import { row, type Figure } from '../figures.ts';
import { median, spread, spreadOf } from '../statistics.ts';
import type { asking, Asked } from './asked.ts';

const PAGE = 50;
const SIZES = [100, 1_000, 5_000];
const ROUNDS = 7;
const REQUESTS_A_ROUND = 15;
const GATES = { dashboard: 10, palette: 30, ratio: 1.3 };
const AIM_RATIO = 1.15;
const AIM_DASHBOARD = 6;

/** What each search finds among 5,000 names, of which three hold all of what is rare. */
const SEARCHES = [
  ['a rare and a common word', 'comunidad zurb'],
  ['two common words that meet three times', 'norte sur'],
  ['a word that nobody has', 'comunidad nadie propietarios'],
  ['two words that nearly always meet', 'propietarios comunidad'],
] as const;

function nameOf(index: number, of: number): string {
  const isRare = index >= of - 3;
  const side = isRare ? 'Norte Sur Zurbarán' : index % 2 === 0 ? 'Norte' : 'Sur';
  return `N${String(index).padStart(5, '0')} Comunidad Propietarios ${side}`;
}

type Ask = ReturnType<typeof asking>;
type Page = { edges: { node: { id: string } }[] };

const rowsOf = ({ data }: Asked) => (data['clients'] as unknown as Page).edges.length;

/** Clients are thrown away: call it last. */
export async function measureLists(kit: Kit, ask: Ask, agent: Person): Promise<Figure[]> {
  const page = (variables: Record<string, unknown> = {}) =>
    ask(agent, 'ClientsPage', { first: PAGE, sort: 'NAME', ...variables });
  const dashboard = await countDashboard(kit, ask, agent);
  const pages: number[] = [];
  for (const size of SIZES) {
    await clearCollection(kit, 'clients');
    await addClients(kit, size, (index) => ({ legalName: nameOf(index, size) }));
    await forgetCounters(kit.firestore);
    await page();
    const asked = await page();
    assert.equal(rowsOf(asked), PAGE);
    pages.push(asked.operations.reads);
  }
  const figures = [
    row(`reads: a page of ${PAGE} of ${SIZES.join(' · ')} clients`, pages.join(' · '), {
      gate: `≤ ${PAGE + 2}, at any size`,
      holds: Math.max(...pages) <= PAGE + 2,
      peers: `the rows alone ${PAGE}`,
    }),
  ];
  for (const [what, search] of SEARCHES) {
    const asked = await page({ search });
    const words = search.split(' ').length;
    const { reads } = asked.operations;
    figures.push(
      row(`reads: a search of ${words} words, ${what}`, `${reads} for ${rowsOf(asked)} rows`, {
        gate: `≤ ${PAGE + 2 + words}`,
        holds: reads <= PAGE + 2 + words,
      }),
    );
  }
  const palette = await ask(agent, 'Palette', { q: 'comunidad' });
  return [
    ...figures,
    row('reads: Ctrl+K', String(palette.operations.reads), {
      gate: `≤ ${GATES.palette}`,
      holds: palette.operations.reads <= GATES.palette,
    }),
    dashboard,
    await timeList(kit, page, agent),
  ];
}

async function countDashboard(kit: Kit, ask: Ask, agent: Person): Promise<Figure> {
  const variables = { date: '2026-11-24' };
  await changeTeam(kit);
  // Counters are filled once per installation; the team is kept until it changes, so its rows are shown without being read.
  await ask(agent, 'OfficeHome', variables);
  const { data, operations } = await ask(agent, 'OfficeHome', variables);
  const lists = ['pending', 'overdue', 'actions'].map((name) => (data[name] as unknown as Page).edges.length);
  const { visits } = data['teamDay'] as unknown as { visits: unknown[] };
  const shown = lists.reduce((sum, count) => sum + count, 0) + visits.length;
  const others = operations.reads - shown;
  return row('reads: the dashboard, beside the rows that it shows', `${others} of ${operations.reads}`, {
    gate: `≤ ${GATES.dashboard}`,
    aim: `≤ ${AIM_DASHBOARD}`,
    holds: others <= GATES.dashboard,
  });
}

/** A list through the whole API against the two reads that it is made of, by the bare Admin SDK; on the emulator, in turns. */
async function timeList(kit: Kit, page: () => Promise<Asked>, { uid }: Person): Promise<Figure> {
  const { firestore } = kit;
  const query = firestore
    .collection('clients')
    .where('archived', '==', false)
    .orderBy('sortName')
    .limit(PAGE + 1);
  const bare = async () => {
    const [, { docs }] = await Promise.all([firestore.doc(`users/${uid}`).get(), query.get()]);
    return docs.slice(0, PAGE).map(({ id }) => id);
  };
  const ours = async () =>
    ((await page()).data['clients'] as unknown as Page).edges.map(({ node }) => node.id);
  assert.deepEqual(await ours(), await bare());
  const msOf = async (work: () => Promise<unknown>) => {
    const start = performance.now();
    for (let index = 0; index < REQUESTS_A_ROUND; index += 1) await work();
    return (performance.now() - start) / REQUESTS_A_ROUND;
  };
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [first, second] = round % 2 === 0 ? [ours, bare] : [bare, ours];
    const [one, other] = [await msOf(first), await msOf(second)];
    ratios.push(round % 2 === 0 ? one / other : other / one);
  }
  return row(`time of a list of ${PAGE} against its reads by the bare Admin SDK`, `${spread(ratios, 2)} ×`, {
    gate: `≤ ${GATES.ratio} ×`,
    aim: `${AIM_RATIO} ×`,
    holds: median(ratios) <= GATES.ratio,
    rounds: { ours: spreadOf(ratios) },
  });
}
