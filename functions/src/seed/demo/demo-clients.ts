import type { PartyKind } from '@cuadrilla/domain/contact/party.ts';
import { parsePhone } from '@cuadrilla/domain/contact/phone.ts';
import { CLIENT, type NewClient } from '@cuadrilla/domain/records/client.ts';
import { recordSchema } from '@cuadrilla/domain/records/record-schema.ts';
import * as z from 'zod/mini';
import type { StoredAddress } from '../../records.ts';
import { demoSites, type DemoSite } from './demo-sites.ts';
import {
  DEMO_COMMUNITIES,
  DEMO_COMPANIES,
  DEMO_PUBLIC_BODIES,
  type DemoOrganisation,
} from './demo-organisations.ts';
import { dni, entityNif, nie } from '../identity-numbers.ts';
import { called, emailOf, landlineOf, mobileOf, personOf } from '../people.ts';
import { place, placeOf } from '../places.ts';
import { randomFor, type Random } from '../random.ts';

export type DemoClient = {
  id: string;
  client: Omit<NewClient, 'ownerId'>;
  /** An index into the demo's agents; null for no owner. */
  owner: number | null;
  createdAt: Date;
  sites: readonly DemoSite[];
};

const PEOPLE = 71;
/** Includes names that are hard to display, sort or find. */
const KNOWN_PEOPLE = [
  'Amparo Requena Vidal|Calle de Bravo Murillo 112, 28020',
  'Luis Echevarría Bravo|Calle de Arturo Soria 88, 28027',
  'Pilar Domínguez Otero|Calle Madrid 12, 28901|Getafe',
  'Mohamed El Idrissi|Paseo de las Delicias 33, 28045',
  'Rosa María Úbeda Castro|Calle de Alonso Cano 45, 28003',
  'María del Rosario Fernández-Villaverde y Ponce de León|Calle de Velázquez 18, 28001',
  'Begoña Ñíguez Muñoz|Calle de Ibiza 40, 28009',
  'Íñigo Ibáñez Íscar|Calle de Camarena 120, 28047',
  'Siobhán O’Connor|Calle del Pez 12, 28004',
  'Li Wei Chen|Calle de Marcelo Usera 104, 28026',
].map((line) => line.split('|'));

const TAGS = [
  'Contrato anual',
  'Gas natural',
  'Gasóleo',
  'Aerotermia',
  'Moroso',
  'VIP',
  'Llamar por la tarde',
  'Garantía',
];
const NOTES = [
  'Prefiere que le avisen media hora antes.',
  'Paga siempre por transferencia a 30 días.',
  'Pregunta por el contrato de mantenimiento en cada visita.\nEnviar condiciones en enero.',
  'Perro grande en el patio: llamar antes de entrar.',
];
const DAY_MS = 86_400_000;

const EMPTY = z.parse(recordSchema(CLIENT, parsePhone), { kind: 'PERSON', legalName: '–' });

export function demoClients(now: Date): DemoClient[] {
  const people = Array.from({ length: PEOPLE }, (_, index) => demoPerson(index, now));
  const organisations = (kind: PartyKind, list: readonly DemoOrganisation[]) =>
    list.map((each) => demoOrganisation(kind, each, now));
  const companies = organisations('COMPANY', DEMO_COMPANIES);
  return [
    ...people,
    ...companies,
    ...withManager(companies, organisations('COMMUNITY', DEMO_COMMUNITIES)),
    ...organisations('PUBLIC_BODY', DEMO_PUBLIC_BODIES),
  ];
}

function withManager(companies: readonly DemoClient[], communities: readonly DemoClient[]): DemoClient[] {
  const manager = companies.find(({ client }) => client.isPropertyManager);
  return communities.map((each, index) =>
    DEMO_COMMUNITIES[index]?.isManaged && manager
      ? { ...each, client: { ...each.client, managedById: manager.id } }
      : each,
  );
}

function somedayBefore(random: Random, now: Date): Date {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  return new Date(midnight - random.int(3, 729) * DAY_MS + random.int(7 * 3_600, 17 * 3_600) * 1_000);
}

function demoPerson(index: number, now: Date): DemoClient {
  const random = randomFor(`client PERSON ${index}`);
  const [known, street, city] = KNOWN_PEOPLE[index] ?? [];
  const legalName = known ?? called(personOf(random));
  const address = street ? place(street, city) : placeOf(random, { floor: true });
  const foreign =
    ['Mohamed El Idrissi', 'Siobhán O’Connor', 'Li Wei Chen'].includes(legalName) || random.chance(0.05);
  const nif = random.chance(0.1) ? null : foreign ? nie(random) : dni(random);
  const second = random.chance(0.3) ? [landlineOf(random)] : [];
  const client = {
    ...blank(random),
    kind: 'PERSON' as const,
    legalName,
    nif,
    emails: random.chance(0.85) ? [emailOf(legalName)] : [],
    phones: [mobileOf(random), ...second],
    billingAddress: random.chance(0.3) ? address : null,
  };
  return whole(random, now, { client, address, sites: random.chance(0.12) ? 2 : 1 });
}

function demoOrganisation(kind: PartyKind, given: DemoOrganisation, now: Date): DemoClient {
  const { legalName, tradeName = null, nif, street, city, tags, isPropertyManager, ...counts } = given;
  const random = randomFor(`client ${kind} ${legalName}`);
  const address = street ? place(street, city) : placeOf(random);
  const blanks = blank(random);
  const main = called(personOf(random));
  const client = {
    ...blanks,
    kind,
    legalName,
    tradeName,
    nif: entityNif(random, nif),
    tags: tags ? [...tags] : blanks.tags,
    emails: [emailOf(tradeName ?? legalName)],
    phones: [landlineOf(random), ...(random.chance(0.5) ? [mobileOf(random)] : [])],
    billingAddress: address,
    contacts: contactsOf(random, kind, main),
    isPropertyManager: isPropertyManager === true,
  };
  return whole(random, now, { client, address, ...counts });
}

function blank(random: Random) {
  return {
    ...EMPTY,
    tags: random.chance(0.35) ? [random.pick(TAGS)] : [],
    notes: random.chance(0.2) ? random.pick(NOTES) : null,
  };
}

function contactsOf(random: Random, kind: PartyKind, main: string): NewClient['contacts'] {
  const positions = {
    COMPANY: ['Gerente', 'Encargada'],
    COMMUNITY: ['Presidenta', 'Conserje'],
    PUBLIC_BODY: ['Secretaría', 'Mantenimiento'],
    PERSON: ['', ''],
  }[kind];
  const people = [main, ...(random.chance(0.6) ? [called(personOf(random))] : [])];
  return people.map((name, index) => ({
    name,
    position: positions[index] ?? null,
    phone: mobileOf(random),
    email: random.chance(0.6) ? emailOf(name) : null,
    main: index === 0,
  }));
}

type Parts = { client: DemoClient['client']; address: StoredAddress; sites?: number; equipment?: number };

function whole(random: Random, now: Date, { client, address, sites = 1, equipment }: Parts): DemoClient {
  const createdAt = somedayBefore(random, now);
  return {
    id: random.id(),
    client,
    owner: random.chance(0.1) ? null : random.int(0, 2),
    createdAt,
    sites: demoSites(random, {
      kind: client.kind,
      address,
      sites,
      equipment: equipment ?? null,
      createdAt,
      now,
    }),
  };
}
