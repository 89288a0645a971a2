import {
  HOME_PROSPECTS,
  HOME_SERVICES,
  visitsAsked,
  type VisitsAsked,
} from '@cuadrilla/domain/home/home-lists.ts';
import { daysFrom } from '@cuadrilla/domain/scheduling/free-time.ts';
import type { LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import { dayInterval, overlaps } from '@cuadrilla/domain/time/time.ts';
import { busyTime, shownTime } from '@cuadrilla/domain/visits/busy-time.ts';
import { countByStatus, COUNTED_STATUSES } from '@cuadrilla/domain/visits/visit-counts.ts';
import type { VisitStatus } from '@cuadrilla/domain/visits/visit-states.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { persistedOperations } from '../../src/graphql/persisted-operations.generated.ts';
import { executeText, type Kit } from '../kits/kit.ts';
import { at, ZONE } from '../kits/visit-kit.ts';
import { putWork, startWork, type Cast } from '../kits/work-kit.ts';
import { NOW, putDay, TODAY } from './home-world.ts';

const PATIENCE_MS = 240_000;
const MINUTE_MS = 60_000;

let kit: Kit;
let people: Cast;
let home: Home;
beforeAll(async () => {
  const world = await startWork(() => NOW);
  ({ kit, people } = world);
  await putDay(world);
  home = await ask<Home>('OfficeHome', { date: TODAY });
}, PATIENCE_MS);
afterAll(() => kit.stop());

type Count = { totalCount: number | null };
type Worked = { id: string; status: VisitStatus; technicians: { id: string }[] };
type Home = {
  figures: Record<
    'newProspects' | 'openProspects' | 'overdueProspects' | 'openReviews' | 'finishedServices',
    number
  >;
  toInvoice: { services: number };
  teamDay: { visits: Worked[]; load: { technician: { id: string } }[] };
  pending: Count;
  overdue: Count;
  actions: Count;
};
type Times = Record<'plannedStart' | 'plannedEnd', string> &
  Record<'arrivedAt' | 'finishedAt', string | null>;
type Plan = { planning: { visits: (Worked & Times)[] } };

/** As the web asks it. */
async function ask<Data>(name: string, variables: Record<string, unknown>): Promise<Data> {
  const found = persistedOperations.find((each) => each.name === name && each.retiredOn === undefined);
  if (found === undefined) throw new Error(`The web does not ask ${name}`);
  return (await executeText(kit, people.AGENT, found.text, variables)) as Data;
}

type Page = {
  edges: { cursor: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

/** The number of rows on all pages of a list. */
async function lengthOf(name: string, variables: Record<string, unknown>): Promise<number> {
  let length = 0;
  for (let after: string | null = null; ;) {
    const answer: Record<string, Page> = await ask(name, { search: null, ...variables, first: 10, after });
    const [page] = Object.values(answer);
    length += page?.edges.length ?? 0;
    if (page?.pageInfo.hasNextPage !== true) return length;
    after = page.pageInfo.endCursor;
  }
}

const services = (filter: object) => () => lengthOf('ServicesPage', { filter, sort: 'DUE' });
const prospects = (filter: object) => () => lengthOf('ProspectsList', { filter, sort: 'NEWEST' });

type Counted = [name: string, figure: () => number | null, list: () => Promise<number>];

// `web/src/app/lists/home-lists.test.tsx` proves that each number leads to the list that has this filter.
const SERVICES: Counted[] = [
  ['Sin asignar', () => home.pending.totalCount, services(HOME_SERVICES.unassigned)],
  ['Fuera de plazo', () => home.overdue.totalCount, services(HOME_SERVICES.overdue)],
  [
    'Por revisar',
    () => home.figures.finishedServices,
    () => lengthOf('ReviewPage', { sort: 'DUE', billing: null }),
  ],
  ['Por facturar', () => home.toInvoice.services, services(HOME_SERVICES.toInvoice)],
];
const REVIEWS: Counted[] = [
  ['Trabajos por revisar', () => home.figures.openReviews, () => lengthOf('FiledList', {})],
];
const PROSPECTS: Counted[] = [
  ['Prospectos nuevos', () => home.figures.newProspects, prospects(HOME_PROSPECTS.unanswered)],
  ['Prospectos abiertos', () => home.figures.openProspects, prospects(HOME_PROSPECTS.open)],
  ['Acciones de hoy', () => home.actions.totalCount, prospects(HOME_PROSPECTS.actionsToday)],
  ['Vencidas', () => home.figures.overdueProspects, prospects(HOME_PROSPECTS.actionsOverdue)],
];

test.each([...SERVICES, ...REVIEWS, ...PROSPECTS])(
  '«%s» is the number of rows of its list',
  async (_name, figure, list) => {
    const length = await list();
    expect(length).toBeGreaterThan(0);
    expect(figure()).toBe(length);
  },
);

test.each([
  ['services', SERVICES],
  ['prospects', PROSPECTS],
])(
  'no two numbers of %s are equal here, so that a list with the filter of another one is noticed',
  (_of, numbers) => {
    expect(new Set(numbers.map(([, figure]) => figure())).size).toBe(numbers.length);
  },
);

const instant = (text: string | null) => (text === null ? null : new Date(text));
const inPlan = ({ status, plannedStart, plannedEnd, arrivedAt, finishedAt }: Worked & Times) => ({
  ...{ status, plannedStart: new Date(plannedStart), plannedEnd: new Date(plannedEnd) },
  ...{ arrivedAt: instant(arrivedAt), finishedAt: instant(finishedAt) },
});

describe('the visits of today', () => {
  let drawn: Worked[];
  beforeAll(async () => {
    const { planning } = await ask<Plan>('Planning', { date: TODAY, view: 'DAY' });
    const day = dayInterval(ZONE, TODAY);
    drawn = planning.visits.filter((visit) => overlaps(shownTime(inPlan(visit)), day));
  });

  const idsOf = (visits: readonly { id: string }[]) => visits.map(({ id }) => id).sort();

  test('are those that the plan of the day draws', () => {
    expect(idsOf(home.teamDay.visits)).toEqual(idsOf(drawn));
  });

  test('are in each state as many as the plan draws, and in no two states equally many', () => {
    const counts = countByStatus(home.teamDay.visits);
    expect(counts).toEqual(countByStatus(drawn));
    expect(new Set(counts.map(({ count }) => count)).size).toBe(COUNTED_STATUSES.length);
  });

  test('are of each technician, and of each state of theirs, as many as the plan draws with that filter', () => {
    const { visits, load } = home.teamDay;
    const countOf = (all: readonly Worked[], asked: VisitsAsked) => visitsAsked(all, asked).length;
    expect(load).toHaveLength(2);
    for (const { technician } of load) {
      for (const status of [null, ...COUNTED_STATUSES]) {
        const asked = { technicianId: technician.id, status };
        expect([asked, countOf(visits, asked)]).toEqual([asked, countOf(drawn, asked)]);
      }
    }
    const ofEach = load.map(({ technician: { id } }) => countOf(visits, { technicianId: id }));
    expect(new Set([visits.length, ...ofEach]).size).toBe(3);
  });
});

describe('the load of a week', () => {
  const WEEKS = { 'this week': '2026-11-16', 'next week': '2026-11-23' };
  type Load = { technician: { id: string }; plannedMinutes: number };

  beforeAll(async () => {
    const days = Object.values(WEEKS).flatMap((monday) => daysFrom(monday, 7));
    for (const [index, day] of days.entries()) {
      const plannedStart = at(day, '08:00');
      const plannedEnd = new Date(plannedStart.getTime() + (index + 1) * 10 * MINUTE_MS);
      await putWork(kit, [people.OWN], { visit: { plannedStart, plannedEnd } });
    }
    // An hour of it is in the next week.
    const midnight = { plannedStart: at('2026-11-22', '23:30'), plannedEnd: at('2026-11-23', '01:00') };
    await putWork(kit, [people.OTHER], { visit: midnight });
  }, PATIENCE_MS);

  /** By day, of what the plan draws. */
  async function minutesOf(days: readonly LocalDate[], technicianId: string): Promise<number[]> {
    const { planning } = await ask<Plan>('Planning', { date: days[0], view: 'WEEK' });
    const busy = planning.visits
      .filter(({ technicians }) => technicians.some(({ id }) => id === technicianId))
      .flatMap((visit) => busyTime(inPlan(visit)) ?? []);
    return days.map((day) => {
      const { start, end } = dayInterval(ZONE, day);
      const shares = busy.map((visit) => Math.min(+visit.end, +end) - Math.max(+visit.start, +start));
      return shares.reduce((sum, ms) => sum + Math.max(0, ms), 0) / MINUTE_MS;
    });
  }

  test.each(Object.entries(WEEKS))(
    'of %s is as long as what its plan draws, on all days',
    async (_, monday) => {
      const days = daysFrom(monday, 7);
      const { teamLoad } = await ask<{ teamLoad: Load[] }>('TeamLoad', { from: monday, to: days.at(-1) });
      expect(teamLoad).toHaveLength(2);
      for (const { technician, plannedMinutes } of teamLoad) {
        const minutes = await minutesOf(days, technician.id);
        if (technician.id === people.OWN.uid) expect(Math.min(...minutes)).toBeGreaterThan(0);
        const drawn = minutes.reduce((sum, each) => sum + each, 0);
        expect(drawn).toBeGreaterThan(0);
        expect([technician.id, plannedMinutes]).toEqual([technician.id, drawn]);
      }
    },
  );
});
