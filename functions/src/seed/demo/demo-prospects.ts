import { addDays, todayIn, weekdayOf, type LocalDate } from '@cuadrilla/domain/time/local-date.ts';
import type { DiscardKind, ProspectStatus } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { parsePhone } from '@cuadrilla/domain/contact/phone.ts';
import { PROSPECT, type NewProspect } from '@cuadrilla/domain/records/prospect.ts';
import { recordSchema } from '@cuadrilla/domain/records/record-schema.ts';
import * as z from 'zod/mini';
import type { DemoClient } from './demo-clients.ts';
import { KNOWN_PROSPECTS, NEEDS, NOTE_TEXTS, type KnownProspect } from './work/demo-needs.ts';
import { emailOf, mobileOf, personOf } from '../people.ts';
import { placeOf } from '../places.ts';
import { randomFor, type Random } from '../random.ts';

export type DemoStep = {
  to: ProspectStatus;
  at: Date;
  lostReason?: string;
  note?: string;
  discardKind?: DiscardKind;
  clientId?: string;
};

export type DemoProspect = {
  id: string;
  details: NewProspect;
  source: string;
  interests: readonly string[];
  owner: number | null;
  createdAt: Date;
  steps: readonly DemoStep[];
  notes: readonly { at: Date; kind: 'NOTE' | 'CALL' | 'EMAIL'; text: string }[];
};

/** Count per status and the range of ages in hours. */
const PLAN: readonly (readonly [status: ProspectStatus, count: number, ages: readonly [number, number]])[] = [
  ['NEW', 12, [1, 50]],
  ['CONTACTED', 11, [72, 480]],
  ['QUALIFIED', 8, [150, 960]],
  ['QUOTED', 7, [360, 1_440]],
  ['CONVERTED', 9, [0, 0]],
  ['LOST', 8, [720, 7_200]],
  ['DISCARDED', 5, [48, 4_800]],
];
const OPEN: readonly ProspectStatus[] = ['NEW', 'CONTACTED', 'QUALIFIED', 'QUOTED'];
const LOST_REASONS = ['Precio', 'Eligió a otro instalador', 'No contesta', 'Ha decidido no hacerlo'];
const SOURCES = ['Web', 'Llamada', 'Recomendado', 'Feria', 'Administrador de fincas', 'Concurso'];
const HOUR_MS = 3_600_000;

export function demoProspects(now: Date, clients: readonly DemoClient[]): DemoProspect[] {
  const became = convertible(clients);
  return PLAN.flatMap(([status, count, ages]) =>
    Array.from({ length: count }, (_, index) => {
      const random = randomFor(`prospect ${status} ${index}`);
      const client = status === 'CONVERTED' ? became[index] : undefined;
      const end = client ? client.createdAt : now;
      const hours = client ? random.int(80, 700) : random.int(...ages);
      const createdAt = new Date(end.getTime() - hours * HOUR_MS - random.int(0, 3_599) * 1_000);
      const known = KNOWN_PROSPECTS[status]?.[index];
      const about = client ? fromClient(random, client) : known ? fromKnown(random, known) : invented(random);
      const isOpen = OPEN.includes(status);
      return {
        id: random.id(),
        ...about,
        details: { ...about.details, nextActionOn: isOpen ? dueOn(index, now) : null },
        owner: random.chance(status === 'NEW' ? 0.3 : 0.05) ? null : random.int(0, 2),
        createdAt,
        steps: stepsOf(random, status, { createdAt, end, client }),
        notes: notesOf(random, status, { createdAt, end }),
      };
    }),
  );
}

function convertible(clients: readonly DemoClient[]): DemoClient[] {
  const ofKind = (kind: DemoClient['client']['kind'], from: number, count: number) =>
    clients.filter(({ client }) => client.kind === kind).slice(from, from + count);
  return [...ofKind('PERSON', 10, 6), ...ofKind('COMPANY', 12, 2), ...ofKind('COMMUNITY', 4, 1)];
}

type Between = { createdAt: Date; end: Date };

function stepsOf(
  random: Random,
  status: ProspectStatus,
  { createdAt, end, client }: Between & { client: DemoClient | undefined },
): DemoStep[] {
  if (status === 'NEW') return [];
  const reached = OPEN.indexOf(status);
  const forward = OPEN.slice(1, reached === -1 ? random.int(status === 'CONVERTED' ? 2 : 1, 4) : reached + 1);
  const path = reached === -1 ? [...forward, status] : forward;
  return path.map((to, index) => ({
    to,
    at: to === 'CONVERTED' ? end : between(createdAt, end, (index + 1) / (path.length + 1)),
    ...(to === 'LOST' ? { lostReason: random.pick(LOST_REASONS) } : {}),
    ...(to === 'LOST' && random.chance(0.5) ? { note: 'Volver a llamar en primavera.' } : {}),
    ...(to === 'DISCARDED' ? { discardKind: random.pick(['SPAM', 'DUPLICATE'] as const) } : {}),
    ...(to === 'CONVERTED' && client ? { clientId: client.id } : {}),
  }));
}

function notesOf(random: Random, status: ProspectStatus, { createdAt, end }: Between): DemoProspect['notes'] {
  const count = status === 'NEW' ? (random.chance(0.3) ? 1 : 0) : random.int(1, 3);
  return Array.from({ length: count }, (_, index) => ({
    at: between(createdAt, end, (index + 0.5) / (count + 1)),
    ...random.pick(NOTE_TEXTS),
  }));
}

function between(from: Date, to: Date, share: number): Date {
  return new Date(Math.round(from.getTime() + (to.getTime() - from.getTime()) * share));
}

function dueOn(index: number, now: Date): LocalDate | null {
  const today = todayIn('Europe/Madrid', now);
  const restOfWeek = Math.max(7 - weekdayOf(today), 1);
  const offsets = [0, -2, restOfWeek, 7, null, 1, -8, 0, 12, restOfWeek, 30, 3];
  const offset = offsets[index % offsets.length] ?? null;
  return offset === null ? null : addDays(today, offset);
}

type About = Pick<DemoProspect, 'details' | 'source' | 'interests'>;

const EMPTY = z.parse(recordSchema(PROSPECT, parsePhone), { kind: 'PERSON' });

const blank = (random: Random) => ({ ...EMPTY, phone: mobileOf(random), address: placeOf(random) });

function fromKnown(random: Random, known: KnownProspect): About {
  const { who, kind, need, interest, source, euros, doNotContact = false } = known;
  const [name = '', ...rest] = who.split(' ');
  const contact = personOf(random);
  const names = kind === 'PERSON' ? { name, lastName: rest.join(' ') } : { legalName: who, ...contact };
  return {
    details: {
      ...blank(random),
      kind,
      ...names,
      need,
      doNotContact,
      email: random.chance(0.7) ? emailOf(who) : null,
      estimatedValueCents: euros * 100,
    },
    source,
    interests: [interest],
  };
}

function invented(random: Random): About {
  const { need, interest, euros } = random.pick(NEEDS);
  const person = personOf(random);
  return {
    details: {
      ...blank(random),
      kind: 'PERSON',
      ...person,
      need,
      email: random.chance(0.6) ? emailOf(`${person.name} ${person.lastName}`) : null,
      notes: random.chance(0.3) ? 'Solo puede por las tardes.' : null,
      estimatedValueCents: random.chance(0.1)
        ? null
        : Math.round((euros * random.int(80, 130)) / 10) * 10 * 10,
    },
    source: random.pick(SOURCES),
    interests: [interest],
  };
}

function fromClient(random: Random, { client, sites }: DemoClient): About {
  const { need, interest, euros } = random.pick(NEEDS);
  const { kind, legalName, nif, emails, phones } = client;
  const words = legalName.split(' ');
  const isPerson = kind === 'PERSON';
  const names = isPerson
    ? { name: words.slice(0, -2).join(' '), lastName: words.slice(-2).join(' ') }
    : { legalName };
  return {
    details: {
      ...blank(random),
      kind,
      ...names,
      nif,
      need,
      email: emails[0] ?? null,
      phone: phones[0] ?? null,
      address: sites[0]?.site.address ?? null,
      estimatedValueCents: euros * 100,
    },
    source: random.pick(SOURCES),
    interests: [interest],
  };
}
