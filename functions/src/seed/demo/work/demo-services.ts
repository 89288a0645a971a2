import type { PricedLine } from '@cuadrilla/domain/records/line.ts';
import type { Priority } from '@cuadrilla/domain/services/service-type.ts';
import { addMinutes, type Interval } from '@cuadrilla/domain/time/time.ts';
import { createAgenda, type Agenda } from './demo-agenda.ts';
import type { DemoClient } from '../demo-clients.ts';
import { DEMO_DESCRIPTIONS } from './demo-jobs.ts';
import { demoCases, type DemoAct, type DemoCase } from './demo-cases.ts';
import { demoLines } from './demo-lines.ts';
import { demoPlaces, type DemoPlace } from '../demo-places.ts';
import { demoUnassigned } from './demo-tray.ts';
import { stepsOf, type DemoVisit } from './demo-visits.ts';
import { randomFor, type Random } from '../../random.ts';

export const SERVICES = 400;

export type DemoService = {
  id: string;
  createdAt: Date;
  place: DemoPlace;
  type: string;
  title: string;
  description: string | null;
  durationMinutes: number;
  /** Null means the type's default. */
  priority: Priority | null;
  notBefore: Date | null;
  promisedWindow: Interval | null;
  underWarranty: boolean;
  visits: readonly DemoVisit[];
  lines: readonly PricedLine[];
  acts: readonly DemoAct[];
};

/** Ids are constant; everything else depends on `now`. */
export function demoServices(now: Date, clients: readonly DemoClient[]): DemoService[] {
  const agenda = createAgenda(now);
  const unassigned = demoUnassigned(agenda, now);
  const cases = demoCases(agenda, now, SERVICES - unassigned.length);
  const find = demoPlaces(clients);
  const none = unassigned.map((each): DemoCase => ({ ...each, visits: [], acts: actsOf(each) }));
  return [...none, ...cases].map((each, index) => makeService(each, { index, now, agenda, find }));
}

function actsOf({ act, requestedAt }: ReturnType<typeof demoUnassigned>[number]): DemoAct[] {
  return act === null ? [] : [{ ...act, at: addMinutes(requestedAt, 75) }];
}

type Around = { index: number; now: Date; agenda: Agenda; find: ReturnType<typeof demoPlaces> };

function makeService(given: DemoCase, { index, now, agenda, find }: Around): DemoService {
  const random = randomFor(`service ${index}`);
  const id = random.id();
  const { job, requestedAt, visits, notBefore, promisedWindow, priority } = given;
  const place = find(random, { job, emails: visits.at(-1)?.slot.emails ?? [], before: requestedAt });
  const day = agenda.dayOf(0);
  const underWarranty = place.warrantyUntil !== null && place.warrantyUntil >= day && random.chance(0.8);
  return {
    // No two at the same instant, because codes follow from it.
    id,
    createdAt: addMinutes(requestedAt, index / 60_000),
    place,
    type: job.type,
    title: job.title,
    priority,
    durationMinutes: job.minutes,
    notBefore,
    promisedWindow,
    underWarranty,
    description: random.chance(0.4) ? random.pick(DEMO_DESCRIPTIONS) : null,
    visits: visitsOf(given, { index, now, random }),
    lines: linesOf(random, given, { place, underWarranty }),
    acts: given.acts,
  };
}

/** All visits of a service are planned at once, between the request and the first visit. */
function visitsOf(
  { visits, requestedAt }: DemoCase,
  { index, now, random }: { index: number; now: Date; random: Random },
): DemoVisit[] {
  const first = Math.min(now.getTime(), ...visits.map(({ slot }) => slot.start.getTime()));
  const wait = Math.min((first - requestedAt.getTime()) * 0.4, 3 * 3_600_000);
  return visits.map(({ slot, standing }, number) => ({
    ...slot,
    id: randomFor(`visit ${index} ${number}`).id(),
    scheduledAt: new Date(requestedAt.getTime() + Math.floor(wait) + number),
    steps: stepsOf(standing, { slot, now, random }),
  }));
}

type Charged = { place: DemoPlace; underWarranty: boolean };

function linesOf(random: Random, { job, visits }: DemoCase, { place, underWarranty }: Charged): PricedLine[] {
  const isDone = visits.some(({ standing }) => standing === 'done');
  if (!isDone && !visits.some(({ standing }) => standing === 'paused')) return [];
  const isContract = place.onContract && /^(?:Mantenimiento|Revisión)/.test(job.type);
  const billable = underWarranty ? 'WARRANTY' : isContract ? 'CONTRACT' : 'YES';
  const isPriced = !random.chance(0.06);
  const lines = demoLines(random, job, { billable, isDwelling: place.isDwelling, isPriced });
  return isDone ? lines : lines.slice(0, 1);
}
