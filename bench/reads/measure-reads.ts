import { randomUUID } from 'node:crypto';
import {
  givenClient,
  someClient,
  someSite,
  succeed as client,
} from '../../functions/test/kits/client-kit.ts';
import { keepVerified } from '../../functions/src/http/verified-tokens.ts';
import type { ServerDependencies } from '../../functions/src/server/context.ts';
import { field, givenFieldWork } from '../../functions/test/kits/field-kit.ts';
import { madeId, png, put } from '../../functions/test/kits/files-kit.ts';
import type { Kit, Person } from '../../functions/test/kits/kit.ts';
import { done as service, givenCatalog, someService } from '../../functions/test/kits/service-kit.ts';
import { addVisits, givenTechnician, planned, seen, slotOn } from '../../functions/test/kits/visit-kit.ts';
import { putWork, startWork, type Place } from '../../functions/test/kits/work-kit.ts';
import { withEmulators } from '../emulators.ts';
import { row, type Figure } from '../figures.ts';
import { asking } from './asked.ts';
import { dollarsAMonth, type Loads } from './cost.ts';
import { measureLists } from './measure-lists.ts';
import { counting, type Operations } from './operations.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const TODAY = '2026-11-20';
const NEXT_WEEK = '2026-11-24';
const WARNED = ['ALREADY_PLANNED', 'OUTSIDE_HOURS', 'OUTSIDE_ZONES', 'OUTSIDE_WINDOW', 'TOO_EARLY'] as const;
const VISITS_A_DAY = 8;
/** A visible phone refreshes every three minutes between two actions. */
const PHONE_ASKS = 40;
/** Polls of a plan that nobody uses: use-while-seen.ts slows down to one a minute within ten minutes. */
const IDLE_LOOKS = 80;
/** One poll every five seconds. */
const BUSY_LOOKS = 720;
const BUSY = { planned: 10, moved: 10, created: 5 };
/** A token of Firebase lives for an hour. */
const TOKEN_MS = 3_600_000;
const GATES = { day: 900, idleHour: 400, change: 10 };
const DOLLARS: [technicians: number, gate: number][] = [
  [5, 1],
  [50, 10],
  [300, 60],
];

type Count = ReturnType<typeof counting>;

export const measureReads = (): Promise<Figure[]> =>
  withEmulators(async () => {
    const { kit, people, place } = await startWork(() => NOW, verifiedOnce);
    try {
      await givenCatalog(kit);
      // The first request reads the company’s time zone and creates the counters.
      await givenClient(kit, people.AGENT);
      const count = counting(kit.firestore);
      const office = await countOffice(kit, count, { agent: people.AGENT, place });
      const visit = await countVisit(kit, count, { own: people.OWN, place });
      const looks = await countLooks(kit, count, { agent: people.AGENT, own: people.OWN, place });
      const lists = await measureLists(kit, asking(kit, count), people.AGENT);
      return [...rowsOf({ ...office, ...visit }), ...composed(office, visit, looks), ...lists];
    } finally {
      await kit.stop();
    }
  });

/** As in production; the Auth emulator would be asked to check the token at each request. */
const verifiedOnce = ({ verifyToken }: ServerDependencies) => {
  const verify = async (token: string) => {
    const verified = await verifyToken(token);
    return verified && { ...verified, expiresAt: new Date(Date.now() + TOKEN_MS) };
  };
  return { verifyToken: keepVerified(verify, () => new Date()) };
};

async function countOffice(kit: Kit, count: Count, { agent, place }: { agent: Person; place: Place }) {
  const technicianIds = [await givenTechnician(kit)];
  const slot = { ...slotOn(NEXT_WEEK, '09:00', '10:00'), acceptedWarnings: [...WARNED] };
  const created = await count(() =>
    client(kit, agent, 'createClient', { client: someClient(), site: someSite() }),
  );
  const made = await count(() => service(kit, agent, 'createService', { service: someService(place) }));
  const serviceId = made.answer.id;
  const first = await count(() =>
    planned(kit, agent, 'scheduleVisit', { serviceId, technicianIds, ...slot }),
  );
  const moved = await count(() =>
    planned(kit, agent, 'moveVisit', {
      ...seen(first.answer.visit),
      technicianIds,
      acceptedWarnings: [...WARNED],
      ...slotOn(NEXT_WEEK, '11:00', '12:00'),
    }),
  );
  return {
    'a new client with its site': created.operations,
    'a new service': made.operations,
    'a visit planned': first.operations,
    'a visit moved': moved.operations,
  };
}

async function countVisit(kit: Kit, count: Count, { own, place }: { own: Person; place: Place }) {
  const { service: about, visit } = await givenFieldWork(kit, own, place);
  const { id } = visit;
  const ofService = { serviceId: about.id };
  const step = async (send: () => Promise<{ __typename: string }>) => {
    const { answer, operations } = await count(send);
    if (!answer.__typename.endsWith('Success')) throw new Error(JSON.stringify(answer));
    return operations;
  };
  const file = async (kind: 'AFTER' | 'SIGNATURE') => {
    const fileId = madeId();
    const photo = { id: fileId, service: about.id, visit: id, kind };
    const { operations } = await count(async () => {
      const { status } = await put(kit, own, kind === 'SIGNATURE' ? { ...photo, bytes: png() } : photo);
      if (status !== 200) throw new Error(`${kind}: ${status}`);
    });
    return { fileId, operations };
  };
  const line = {
    kind: 'MATERIAL' as const,
    text: 'Válvula',
    quantityMilli: 1_000,
    unit: 'UNIT' as const,
    vatPercent: 21,
    billable: 'YES' as const,
  };
  const travel = await step(() => field(kit, own, 'travelToVisit', { id }, randomUUID()));
  const start = await step(() => field(kit, own, 'startVisit', { id }, randomUUID()));
  const material = await step(() =>
    field(kit, own, 'addServiceLine', { ...ofService, lineId: madeId(), line }, randomUUID()),
  );
  const answer = await step(() =>
    field(kit, own, 'answerChecklist', { ...ofService, itemId: 'p1', answer: '1.4' }, randomUUID()),
  );
  const photo = await file('AFTER');
  const signature = await file('SIGNATURE');
  const signed = { signer: { name: 'Aurora Cid' }, signatureId: signature.fileId };
  const complete = await step(() =>
    field(kit, own, 'completeVisit', { id, resolution: 'Cambiada la válvula', ...signed }, randomUUID()),
  );
  return {
    'En camino': travel,
    Empezar: start,
    'a material': material,
    'an answer of the checklist': answer,
    'a photo': photo.operations,
    'a signature': signature.operations,
    'Completar, with its report': complete,
  };
}

async function countLooks(
  kit: Kit,
  count: Count,
  { agent, own, place }: { agent: Person; own: Person; place: Place },
) {
  const counted = asking(kit, count);
  const ask = async (...args: Parameters<typeof counted>) => {
    const { data, operations } = await counted(...args);
    return { data, reads: operations.reads };
  };
  const technicianIds = await Promise.all(Array.from({ length: 20 }, () => givenTechnician(kit)));
  await addVisits(kit, technicianIds, { day: NEXT_WEEK, count: 240 });
  const visits = [];
  for (let index = 0; index < VISITS_A_DAY; index += 1) {
    visits.push((await putWork(kit, [own], { place })).visit);
  }
  const days = { from: '2026-11-19', days: 3 };
  await ask(own, 'MyDay', days);
  await passTime(kit);
  const day = await ask(own, 'MyDay', days);
  const sinceDay = (day.data as unknown as { myDayMark: string }).myDayMark;
  const quietDay = await ask(own, 'MyDayChanges', { ...days, since: sinceDay });
  const week = { date: TODAY, view: 'DAY' };
  const plan = await ask(agent, 'Planning', week);
  const since = String(plan.data['planning']?.['mark']);
  await passTime(kit);
  const quietPlan = await ask(agent, 'PlanningChanges', { ...week, since });
  await field(kit, own, 'travelToVisit', { id: visits[0]?.id ?? '' }, randomUUID());
  const changedDay = await ask(own, 'MyDayChanges', { ...days, since: sinceDay });
  const changedPlan = await ask(agent, 'PlanningChanges', { ...week, since });
  const full = await ask(agent, 'Planning', { date: NEXT_WEEK, view: 'DAY' });
  return {
    day: day.reads,
    dayQuiet: quietDay.reads,
    dayChanged: changedDay.reads,
    planQuiet: quietPlan.reads,
    planChanged: changedPlan.reads,
    planWhole: full.reads,
  };
}

async function passTime({ firestore }: Kit): Promise<void> {
  const { docs } = await firestore.collection('visitChanges').get();
  const at = new Date(Date.now() - 600_000);
  await Promise.all(docs.map(({ ref }) => ref.update({ at })));
}

const rowsOf = (acts: Record<string, Operations>): Figure[] =>
  Object.entries(acts).map(([what, { reads, writes }]) =>
    row(`reads · writes: ${what}`, `${reads} · ${writes}`),
  );

type Looks = Awaited<ReturnType<typeof countLooks>>;

function composed(
  office: Awaited<ReturnType<typeof countOffice>>,
  visit: Awaited<ReturnType<typeof countVisit>>,
  looks: Looks,
): Figure[] {
  const acts = Object.values(visit);
  const acted = sum(acts, VISITS_A_DAY);
  const follows = acts.length * VISITS_A_DAY * looks.dayChanged;
  const technicianDay = {
    reads: looks.day + acted.reads + follows + PHONE_ASKS * looks.dayQuiet,
    writes: acted.writes,
  };
  const idleHour = IDLE_LOOKS * looks.planQuiet;
  const busy = sum(
    [
      sum([office['a visit planned']], BUSY.planned),
      sum([office['a visit moved']], BUSY.moved),
      sum([office['a new service'], office['a new client with its site']], BUSY.created),
    ],
    1,
  );
  const dispatcherHour = { reads: busy.reads + BUSY_LOOKS * looks.planQuiet, writes: busy.writes };
  const loads: Loads = {
    technicianDay,
    dispatcherHour,
    followed: looks.planChanged - looks.planQuiet,
    changesPerTechnicianDay: acts.length * VISITS_A_DAY,
  };
  const change = looks.planChanged;
  return [
    row('reads: a plan of 20 × 12 opened', String(looks.planWhole)),
    row('reads: a plan after a change · without news', `${change} · ${looks.planQuiet}`, {
      gate: `≤ ${GATES.change} a change`,
      holds: change <= GATES.change,
    }),
    row(
      `reads: a technician's day of ${VISITS_A_DAY} visits, ${acts.length} acts each`,
      `${technicianDay.reads} (acts ${acted.reads}, what changed ${follows}, opened ${looks.day}, ${PHONE_ASKS} times without news ${PHONE_ASKS * looks.dayQuiet}); writes ${technicianDay.writes}`,
      { gate: `≤ ${GATES.day}`, holds: technicianDay.reads <= GATES.day },
    ),
    row('reads: an hour of a plan nobody is at', String(idleHour), {
      gate: `≤ ${GATES.idleHour}`,
      holds: idleHour <= GATES.idleHour,
    }),
    row(
      `reads · writes: a busy dispatcher's hour (${BUSY.planned} planned, ${BUSY.moved} moved, ${BUSY.created} clients with a service, a look each five seconds)`,
      `${dispatcherHour.reads} · ${dispatcherHour.writes}`,
    ),
    ...DOLLARS.map(([technicians, gate]) => {
      const { dollars, day } = dollarsAMonth(technicians, loads);
      return row(
        `dollars a month for ${technicians} technicians`,
        `${dollars.toFixed(2)} (${thousands(day.reads)} reads and ${thousands(day.writes)} writes a day)`,
        { gate: `≤ ${gate}`, holds: dollars <= gate },
      );
    }),
  ];
}

const sum = (each: readonly Operations[], times: number): Operations => ({
  reads: each.reduce((total, { reads }) => total + reads, 0) * times,
  writes: each.reduce((total, { writes }) => total + writes, 0) * times,
});

const thousands = (count: number) => `${(count / 1_000).toFixed(1)} k`;
