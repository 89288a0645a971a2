import { describe, expect, test } from 'vitest';
import { CLIENT } from '@cuadrilla/domain/records/client.ts';
import { recordSchema } from '@cuadrilla/domain/records/record-schema.ts';
import { companySchema } from '@cuadrilla/domain/inputs/settings/company.ts';
import { equipmentSchema } from '@cuadrilla/domain/inputs/clients/equipment.ts';
import { holidaySchema } from '@cuadrilla/domain/inputs/settings/listed-values.ts';
import { prospectSchema } from '@cuadrilla/domain/inputs/prospects/prospect.ts';
import { serviceTypeSchema } from '@cuadrilla/domain/inputs/settings/service-type.ts';
import { itemSchema } from '@cuadrilla/domain/inputs/items/item.ts';
import { siteSchema } from '@cuadrilla/domain/inputs/clients/site.ts';
import { technicianProfileSchema } from '@cuadrilla/domain/inputs/staff/staff-details.ts';
import { validate } from '@cuadrilla/domain/inputs/parts/validate.ts';
import { zoneSchema } from '@cuadrilla/domain/inputs/settings/listed-values.ts';
import { dueBucketOf, todayIn } from '@cuadrilla/domain/time/local-date.ts';
import { parseNif } from '@cuadrilla/domain/contact/nif.ts';
import { parsePhone } from '@cuadrilla/domain/contact/phone.ts';
import { PROSPECT_STATUSES, prospectTransition } from '@cuadrilla/domain/prospects/prospect-states.ts';
import { DEFAULT_WEEKLY_HOURS } from '@cuadrilla/domain/people/weekly-hours.ts';
import { zoneFor } from '@cuadrilla/domain/contact/zones.ts';
import { demoClients } from './demo-clients.ts';
import { demoItems } from './demo-items.ts';
import { DEMO_JOBS } from './work/demo-jobs.ts';
import { demoProspects } from './demo-prospects.ts';
import { demoSettings } from './demo-settings.ts';
import { DEMO_STAFF, DEMO_TECHNICIANS } from './demo-staff.ts';

const NOW = new Date('2026-11-19T13:05:09.000Z');
const clients = demoClients(NOW);
const prospects = demoProspects(NOW, clients);
const settings = demoSettings();
const sites = clients.flatMap((client) => client.sites);
const machines = sites.flatMap((site) => site.equipment);

const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) < index);
const countBy = <T>(list: readonly T[], keyOf: (each: T) => string) => {
  const counts: Record<string, number> = {};
  for (const each of list) counts[keyOf(each)] = (counts[keyOf(each)] ?? 0) + 1;
  return counts;
};

describe('the demo company', () => {
  test('is always the same', () => {
    expect(demoClients(NOW)).toEqual(clients);
    expect(demoProspects(NOW, demoClients(NOW))).toEqual(prospects);
    expect(demoSettings()).toEqual(settings);
  });

  test("has unique ids in Firestore's form", () => {
    const ids = [...clients, ...sites, ...machines, ...prospects].map(({ id }) => id);
    expect(repeated(ids)).toEqual([]);
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{20}$/);
  });

  test('keeps ids and names on another day', () => {
    const later = demoClients(new Date('2027-03-01T00:30:00.000Z'));
    expect(later.map(({ id, client }) => [id, client])).toEqual(
      clients.map(({ id, client }) => [id, client]),
    );
  });

  test('uses e-mails and phones reserved for examples', () => {
    const text = JSON.stringify([clients, prospects, settings, DEMO_STAFF]);
    expect(text.match(/[\w.]+@[\w.]+/g)?.filter((email) => !/@(?:ejemplo|demo)\.es$/.test(email))).toEqual(
      [],
    );
    const phones = text.match(/\+\d+/g) ?? [];
    expect(phones.length).toBeGreaterThan(200);
    for (const phone of phones) expect(phone).toMatch(/^\+34(?:6000000|9100000)\d\d$/);
  });

  test('has no date in the future', () => {
    const dates = [...clients, ...sites, ...machines, ...prospects].map(({ createdAt }) => createdAt);
    const steps = prospects.flatMap((prospect) => [...prospect.steps, ...prospect.notes]).map(({ at }) => at);
    for (const date of [...dates, ...steps]) expect(date.getTime()).toBeLessThan(NOW.getTime());
    const oldest = Math.min(...clients.map(({ createdAt }) => createdAt.getTime()));
    expect(NOW.getTime() - oldest).toBeLessThan(731 * 86_400_000);
  });
});

describe('the demo settings', () => {
  test('are valid input', () => {
    const { company, zones, serviceTypes, holidays } = settings;
    expect(validate(companySchema(parsePhone), company)).toEqual({ ok: true, value: company });
    const isTyped = (schema: Parameters<typeof validate>[0], value: object) => {
      const result = validate(schema, value);
      expect(result.ok ? { ...value, ...(result.value as object) } : result.fields).toEqual(value);
    };
    for (const zone of zones.values) isTyped(zoneSchema(), zone);
    for (const type of serviceTypes.values) isTyped(serviceTypeSchema(), type);
    for (const holiday of holidays.values) isTyped(holidaySchema(), holiday);
  });

  test('are complete', () => {
    expect(settings.serviceTypes.values).toHaveLength(7);
    expect(settings.serviceTypes.values.filter(({ checklist }) => checklist.length < 5)).toEqual([]);
    expect(settings.skills.values).toHaveLength(8);
    expect(settings.zones.values).toHaveLength(5);
    expect(settings.reasons.prospectSources.map(({ name }) => name)).toEqual([
      ...['Web', 'Llamada', 'Recomendado', 'Feria', 'Administrador de fincas', 'Concurso'],
    ]);
    const { holidays } = settings;
    expect(countBy(holidays.values, ({ date }) => date.slice(0, 4))).toEqual({ 2026: 14, 2027: 14 });
    expect(holidays.values.map(({ date }) => date).toSorted()).toEqual(
      holidays.values.map(({ date }) => date),
    );
  });

  test('have the skills and zones that technicians and service types refer to', () => {
    const skills = settings.skills.values.map(({ name }) => name);
    const zones = settings.zones.values.map(({ name }) => name);
    const emails = DEMO_STAFF.filter(({ role }) => role === 'TECHNICIAN').map(({ email }) => email);
    expect(Object.keys(DEMO_TECHNICIANS).toSorted()).toEqual(emails.toSorted());
    for (const technician of Object.values(DEMO_TECHNICIANS)) {
      expect(skills).toEqual(expect.arrayContaining([...technician.skills]));
      expect(zones).toEqual(expect.arrayContaining([...technician.zones]));
      const { color, weeklyHours = DEFAULT_WEEKLY_HOURS } = technician;
      const profile = { color, weeklyHours, skillIds: [], zoneIds: [] };
      expect(validate(technicianProfileSchema(), profile)).toEqual({ ok: true, value: profile });
    }
    const withSkills = settings.serviceTypes.values.filter(({ skillIds }) => skillIds.length > 0);
    expect(withSkills).toHaveLength(6);
  });
});

describe('the demo clients', () => {
  test('are 120: 71 people, 28 companies, 17 communities and 4 public bodies', () => {
    expect(countBy(clients, ({ client }) => client.kind)).toEqual({
      ...{ PERSON: 71, COMPANY: 28, COMMUNITY: 17, PUBLIC_BODY: 4 },
    });
  });

  test('have one property manager, of six communities', () => {
    const [manager, ...others] = clients.filter(({ client }) => client.isPropertyManager);
    expect(others).toEqual([]);
    const managed = clients.filter(({ client }) => client.managedById === manager?.id);
    expect(managed.map(({ client }) => client.kind)).toEqual(Array(6).fill('COMMUNITY'));
  });

  test('are valid input, with their sites and equipment', () => {
    for (const { client } of clients) {
      const typed = { ...client, ownerId: null };
      expect(validate(recordSchema(CLIENT, parsePhone), typed)).toEqual({ ok: true, value: typed });
    }
    for (const { site } of sites) {
      expect(validate(siteSchema(parsePhone), site)).toEqual({ ok: true, value: site });
    }
    for (const { equipment } of machines) {
      const typed = { siteId: 'site', ...equipment };
      expect(validate(equipmentSchema('2026-11-19'), typed)).toEqual({ ok: true, value: typed });
    }
  });

  test('have valid, unique NIFs that fit their kind', () => {
    const nifs = clients.flatMap(({ client }) => (client.nif === null ? [] : [client.nif]));
    expect(nifs.length).toBeGreaterThan(100);
    expect(repeated(nifs)).toEqual([]);
    for (const nif of nifs) expect(parseNif(nif)).toBe(nif);
    const letters = clients
      .filter(({ client }) => client.kind === 'COMMUNITY')
      .map(({ client }) => client.nif?.[0]);
    expect(new Set(letters)).toEqual(new Set(['H']));
  });

  test('have contact details and an address', () => {
    for (const { client, sites: places } of clients) {
      expect(client.phones.length + client.emails.length).toBeGreaterThan(0);
      expect(places.length).toBeGreaterThan(0);
    }
    expect(clients.filter(({ sites: places }) => places.length > 1).length).toBeGreaterThan(15);
    const zones = sites.map(({ site }) => zoneFor(site.address.postalCode, settings.zones.values));
    for (const { id } of settings.zones.values) expect(zones).toContain(id);
    expect(zones.filter((id) => id === null).length).toBeLessThan(10);
  });

  test('include those of the designs, and names that are hard to display', () => {
    const names = clients.map(({ client }) => client.legalName);
    expect(names).toEqual(expect.arrayContaining(['C. P. Calle de Ibiza 21', 'Panadería Ñandú, S. L.']));
    expect(Math.max(...names.map((name) => name.length))).toBeGreaterThan(90);
    const counts = clients.map((client) => client.sites.flatMap(({ equipment }) => equipment).length);
    expect(counts).toContain(12);
    expect(countBy(machines, ({ equipment }) => equipment.status)).toMatchObject({
      ...{ FAULTY: expect.any(Number) as unknown, RETIRED: expect.any(Number) as unknown },
    });
  });
});

describe('the demo prospects', () => {
  const statusOf = ({ steps }: (typeof prospects)[number]) => steps.at(-1)?.to ?? 'NEW';

  test('are 60, in every status', () => {
    const counts = countBy(prospects, statusOf);
    expect(Object.keys(counts).toSorted()).toEqual([...PROSPECT_STATUSES].toSorted());
    expect(prospects).toHaveLength(60);
  });

  test('are valid input', () => {
    for (const { details } of prospects) {
      const typed = { ...details, sourceId: null, interestIds: [], ownerId: null };
      expect(validate(prospectSchema(parsePhone), typed)).toEqual({ ok: true, value: typed });
    }
  });

  test('reached their status by valid transitions in order', () => {
    for (const { steps, createdAt } of prospects) {
      let from: (typeof PROSPECT_STATUSES)[number] = 'NEW';
      let before = createdAt;
      for (const { to, at } of steps) {
        const actions = { CONVERTED: 'convert', LOST: 'lose', DISCARDED: 'discard' } as const;
        const action = to in actions ? actions[to as keyof typeof actions] : 'advance';
        expect(prospectTransition({ from, action, to, role: 'AGENT' })).toMatchObject({ ok: true });
        expect(at.getTime()).toBeGreaterThan(before.getTime());
        from = to;
        before = at;
      }
    }
  });

  test('refer to existing sources, interests and reasons', () => {
    const named = (values: readonly { name: string }[]) => values.map(({ name }) => name);
    for (const { source, interests, steps } of prospects) {
      expect(named(settings.reasons.prospectSources)).toContain(source);
      expect(named(settings.serviceTypes.values)).toEqual(expect.arrayContaining([...interests]));
      for (const { lostReason } of steps) {
        if (lostReason) expect(named(settings.reasons.lostReasons)).toContain(lostReason);
      }
    }
  });

  test.each(['2026-11-16', '2026-11-19', '2026-11-21', '2027-01-01'])(
    'on %s are due in every bucket',
    (day) => {
      const now = new Date(`${day}T09:00:00.000Z`);
      const due = demoProspects(now, demoClients(now))
        .filter((prospect) => !['CONVERTED', 'LOST', 'DISCARDED'].includes(statusOf(prospect)))
        .map(({ details }) => dueBucketOf(details.nextActionOn, todayIn('Europe/Madrid', now)));
      expect(new Set(due)).toEqual(new Set(['OVERDUE', 'TODAY', 'THIS_WEEK', 'LATER', 'NONE']));
    },
  );

  test('that are converted became nine different clients created that day', () => {
    const converted = prospects.filter((prospect) => statusOf(prospect) === 'CONVERTED');
    const became = converted.map(({ steps }) => steps.at(-1)?.clientId ?? '');
    expect(new Set(became).size).toBe(9);
    for (const { steps } of converted) {
      const last = steps.at(-1);
      const client = clients.find(({ id }) => id === last?.clientId);
      expect(client?.createdAt).toEqual(last?.at);
    }
  });
});

describe('the demo catalogue', () => {
  const items = demoItems();

  test('has 250 valid items with unique references and names', () => {
    expect(items).toHaveLength(250);
    expect(repeated(items.map(({ ref }) => ref))).toEqual([]);
    expect(repeated(items.map(({ name }) => name))).toEqual([]);
    expect(repeated(items.map(({ id }) => id))).toEqual([]);
    expect(items.map((item) => validate(itemSchema(), item)).filter(({ ok }) => !ok)).toEqual([]);
  });

  test('has the items that demo services use, at their prices', () => {
    const priceOf = new Map(items.map(({ name, priceCents }) => [name, priceCents]));
    const used = DEMO_JOBS.flatMap(({ materials }) => materials);
    expect(used.filter(({ text, cents }) => priceOf.get(text) !== cents)).toEqual([]);
    expect(priceOf.get('Desplazamiento')).toBe(2_500);
    expect(priceOf.get('Mano de obra, oficial de 1.ª')).toBe(4_200);
  });

  test('has the default lines of each service type', () => {
    const known = new Set(items.map(({ id }) => id));
    for (const { defaultLines = [] } of settings.serviceTypes.values) {
      expect(defaultLines.length).toBeGreaterThan(0);
      expect(defaultLines.every(({ itemId }) => known.has(itemId))).toBe(true);
    }
  });

  test('has prices above costs', () => {
    expect(items.filter(({ costCents, priceCents }) => (costCents ?? 0) >= (priceCents ?? 0))).toEqual([]);
  });
});
