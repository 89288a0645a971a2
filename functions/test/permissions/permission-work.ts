import type { Person } from '../kits/kit.ts';
import { clientWithSite, type Cell, type Operation, type Row, type World } from './permission-world.ts';
import { givenCatalog, TYPE_ID } from '../kits/service-kit.ts';
import { placeOf, putWork, type WorkChanges } from '../kits/work-kit.ts';

export type Whose = 'own' | 'other';

export type Cells = [Cell, Cell, Cell];
export const ALL: Cells = ['done', 'done', 'done'];
export const ALL_SEE: Cells = ['seen', 'seen', 'seen'];
/** Records of another technician look missing. */
export const HIDDEN: Cells = ['seen', 'seen', 'hidden'];
export const NOT_FOUND: Cells = ['done', 'done', 'NotFoundError'];

const COLLEAGUE: Person = { uid: 'another', email: '', token: '' };
const HOUR = 3_600_000;

export const hoursOn = (hours: number) => new Date(Date.now() + hours * HOUR);

export const change = (name: string, type: string, input: Record<string, unknown>): Operation => ({
  query: `mutation ($input: ${type}!) { ${name}(input: $input) { __typename } }`,
  variables: { input },
});

/** The visit is about to begin by default. */
export async function workOf(w: World, whose: Whose, { visit = {}, service = {} }: WorkChanges = {}) {
  await givenCatalog(w.kit);
  const { client, site } = await clientWithSite(w);
  const place = placeOf({ client, site });
  const work = await putWork(w.kit, [whose === 'own' ? w.people.TECHNICIAN : COLLEAGUE], {
    ...{ place, service: { typeId: TYPE_ID, ...service } },
    visit: { plannedStart: hoursOn(0), plannedEnd: hoursOn(1), ...visit },
  });
  return { ...work, client, site };
}

export const UNDER_WAY = { status: 'IN_PROGRESS' as const, arrivedAt: hoursOn(-1) };
export const COMPLETED = { status: 'COMPLETED' as const, arrivedAt: hoursOn(-2), finishedAt: hoursOn(-1) };

export type Work = Awaited<ReturnType<typeof workOf>>;
export type Ask = (work: Work, w: World) => Operation | Promise<Operation>;

export const about = (
  title: string,
  cells: Cells,
  whose: Whose,
  ask: Ask,
  changes: WorkChanges = {},
): Row => [
  `${title}, ${whose === 'own' ? 'of an own visit' : 'of a colleague’s'}`,
  cells,
  async (w) => ask(await workOf(w, whose, changes), w),
];

export const ofBoth = (
  title: string,
  own: Cells,
  other: Cells,
  ask: Ask,
  changes: WorkChanges = {},
): Row[] => [about(title, own, 'own', ask, changes), about(title, other, 'other', ask, changes)];
