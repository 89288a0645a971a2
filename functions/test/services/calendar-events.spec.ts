import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ask, askVisit, eventsOf, givenFeed } from '../kits/calendar/calendar-kit.ts';
import { givenClient, someClient, someSite } from '../kits/client-kit.ts';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';
import { NASTY_STRINGS } from '../kits/nasty-strings.ts';
import { readable, type ReadEvent } from '../kits/calendar/read-calendar.ts';
import { givenStoredService, givenVisit, iso, plan } from '../kits/visit-kit.ts';
import { placeOf, putWork, someLine, type WorkChanges } from '../kits/work-kit.ts';

const PHONE = '+34612345678';

let kit: Kit;
let now = new Date('2026-10-20T10:00:00Z');
let agent: Person;
let technician: Person;
beforeAll(async () => {
  kit = startKit(() => ({ now: () => now }));
  await clearProject(kit);
  agent = await kit.given.agent();
});
beforeEach(async () => {
  now = new Date('2026-10-20T10:00:00Z');
  technician = await kit.given.technician();
});
afterAll(() => kit.stop());

const feedOf = async (person: Person) => eventsOf(await ask(kit, await givenFeed(kit, person)));
const soon = () => ({ plannedStart: now, plannedEnd: new Date(now.getTime() + 3_600_000) });
const work = (changes: WorkChanges = {}) =>
  putWork(kit, [technician], { ...changes, visit: { ...soon(), ...changes.visit } });

async function eventOf(changes: WorkChanges): Promise<ReadEvent> {
  await work(changes);
  const [event, ...others] = await feedOf(technician);
  expect(others).toEqual([]);
  if (!event) throw new Error('no event');
  return event;
}

async function placeWithPhone() {
  const contact = { contactName: 'Eva', contactPhone: '612 34 56 78' };
  const { client, site } = await givenClient(kit, agent, { site: someSite(contact) });
  return placeOf({ client, site });
}
const allow = (phones: boolean) =>
  kit.firestore.doc(`users/${technician.uid}`).update({ permissions: { phones, prices: phones } });

describe('a calendar event', () => {
  test('has code, title, times, address, client, contact and instructions of the visit', async () => {
    const place = await placeWithPhone();
    const address = {
      ...{ street: 'Calle de Ibiza', number: '21', floor: '3.º B', postalCode: '28009', city: 'Madrid' },
    };
    const site = {
      id: place.site.id,
      name: 'Portal',
      address,
      zoneId: null,
      accessNotes: 'Llave; en el 1, B',
    };
    const { service, visit } = await work({ place, visit: { site, instructions: 'Lleva\nescalera' } });
    const [event] = await feedOf(technician);
    expect(event).toEqual({
      UID: `${visit.id}@cuadrilla`,
      SEQUENCE: '0',
      DTSTAMP: '20261116T080000Z',
      DTSTART: '20261020T100000Z',
      DTEND: '20261020T110000Z',
      SUMMARY: `${service.code} · No calienta`,
      LOCATION: 'Calle de Ibiza 21, 3.º B, 28009 Madrid',
      DESCRIPTION: [
        `Cliente: ${place.client.name}`,
        ...['Contacto: Eva', 'Ubicación: Portal', 'Tipo: Avería de caldera'],
        'De la oficina: Lleva\nescalera',
      ].join('\n'),
      ...{ STATUS: 'CONFIRMED', CLASS: 'PRIVATE', 'LAST-MODIFIED': '20261116T080000Z' },
    });
  });

  test('includes the phone only if the technician may see phones', async () => {
    await work({ place: await placeWithPhone() });
    const text = async () => JSON.stringify(await feedOf(technician));
    expect(await text()).not.toMatch(/612|Teléfono/);
    await allow(true);
    expect(await text()).toContain('Teléfono: 612 34 56 78');
    await allow(false);
    expect(await text()).not.toMatch(/612|Teléfono/);
  });

  test("has the client's phone if the site has no contact", async () => {
    const { client, site } = await givenClient(kit, agent, { client: someClient({ phones: [PHONE] }) });
    await allow(true);
    const place = placeOf({ client, site });
    expect((await eventOf({ place }))['DESCRIPTION']).toContain('Teléfono: 612 34 56 78');
  });

  test('has no phone when the visit is over or weeks ahead', async () => {
    const place = await placeWithPhone();
    await allow(true);
    const late = new Date(now.getTime() + 20 * 86_400_000);
    await work({ place, visit: { status: 'COMPLETED', finishedAt: now } });
    await work({ place, visit: { plannedStart: late, plannedEnd: new Date(late.getTime() + 1) } });
    const texts = (await feedOf(technician)).map(({ DESCRIPTION = '' }) => DESCRIPTION);
    expect(texts).toHaveLength(2);
    expect(texts.join()).not.toMatch(/612|Teléfono/);
    expect(texts[0]).toContain('Estado: Completada');
  });

  test('never contains prices', async () => {
    await allow(true);
    await work({ service: { lines: [someLine()] } });
    expect(JSON.stringify(await feedOf(technician))).not.toMatch(/9640|96,40|96\.40|€|Válvula/);
  });

  test('keeps its UID and increases its sequence when the visit is moved', async () => {
    const { id: serviceId } = await givenStoredService(kit);
    const input = { serviceId, technicianIds: [technician.uid] };
    const slot = { start: iso('2026-10-21', '09:00'), end: iso('2026-10-21', '10:00') };
    const visit = await givenVisit(kit, agent, { ...input, ...slot });
    const [before] = await feedOf(technician);
    now = new Date('2026-10-20T11:00:00Z');
    const moved = { start: iso('2026-10-21', '16:00'), end: iso('2026-10-21', '17:30') };
    const answer = await plan(kit, agent, 'moveVisit', {
      ...{ id: visit.id, version: visit.version, technicianIds: [technician.uid], ...moved },
    });
    expect(answer.__typename).toBe('PlanVisitSuccess');
    const [after, ...others] = await feedOf(technician);
    expect(others).toEqual([]);
    expect(after?.['UID']).toBe(before?.['UID']);
    expect(Number(after?.['SEQUENCE'])).toBeGreaterThan(Number(before?.['SEQUENCE']));
    expect(after).toMatchObject({ DTSTART: '20261021T140000Z', 'LAST-MODIFIED': '20261020T110000Z' });
    const [single] = await eventsOf(await askVisit(kit, technician, visit.id));
    expect(single?.['UID']).toBe(after?.['UID']);
  });
});

describe('the times of an event are correct', () => {
  const timesOf = async (start: string, end: string) => {
    const { id: serviceId } = await givenStoredService(kit);
    await givenVisit(kit, agent, { serviceId, technicianIds: [technician.uid], start, end });
    const [event] = await feedOf(technician);
    return [event?.['DTSTART'], event?.['DTEND']];
  };

  test('across midnight', async () => {
    const times = await timesOf(iso('2026-10-21', '23:00'), iso('2026-10-22', '01:30'));
    expect(times).toEqual(['20261021T210000Z', '20261021T233000Z']);
  });

  test('in the repeated hour when the clocks go back', async () => {
    const times = await timesOf('2026-10-25T00:30:00.000Z', '2026-10-25T01:30:00.000Z');
    expect(times).toEqual(['20261025T003000Z', '20261025T013000Z']);
  });

  test('across the skipped hour when the clocks go forward', async () => {
    now = new Date('2027-03-20T10:00:00Z');
    const times = await timesOf(iso('2027-03-28', '01:00'), iso('2027-03-28', '04:00'));
    expect(times).toEqual(['20270328T000000Z', '20270328T020000Z']);
  });

  test('on the days before and after each clock change', async () => {
    for (const day of ['2026-10-24', '2026-10-26', '2027-03-27', '2027-03-29']) {
      now = new Date(`${day}T00:00:00Z`);
      technician = await kit.given.technician();
      const [start] = await timesOf(iso(day, '09:00'), iso(day, '10:00'));
      const summer = day === '2026-10-24' || day === '2027-03-29';
      expect(start).toBe(`${day.replaceAll('-', '')}T${summer ? '07' : '08'}0000Z`);
    }
  });
});

describe('text in an event', () => {
  test('of 4,000 characters is folded and reads back unchanged', async () => {
    const long = 'Ático 3.º «ñ», €; 👩🏽‍🔧\\ '.repeat(200).slice(0, 3_999) + '.';
    const event = await eventOf({ visit: { instructions: long } });
    expect(long).toHaveLength(4_000);
    expect(event['DESCRIPTION']).toContain(`De la oficina: ${long.toWellFormed()}`);
  });

  test('cannot break lines or add properties', async () => {
    const address = { street: '', number: null, floor: null, postalCode: '28009', city: 'Madrid' };
    const texts = [
      // The unit test tries each one; a lone surrogate cannot be stored.
      NASTY_STRINGS.join(' ').toWellFormed(),
      'x\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:otra',
      'x\nATTACH:https://evil.example',
      'DTSTART:20000101T000000Z',
      '\\n\\\\,;:"^',
    ];
    const { visit } = await work();
    const path = await givenFeed(kit, technician);
    for (const text of texts) {
      await kit.firestore.doc(`visits/${visit.id}`).update({
        ...{ 'summary.title': text, 'client.name': text, instructions: text },
        ...{
          site: {
            id: 's',
            name: text,
            address: { ...address, street: text },
            zoneId: null,
            accessNotes: text,
          },
        },
      });
      const events = await eventsOf(await ask(kit, path));
      expect(events).toHaveLength(1);
      expect(events[0]?.['SUMMARY']).toContain(` · ${readable(text)}`);
      expect(events[0]?.['DESCRIPTION']).toContain(readable(text));
      expect(events[0]?.['DTSTART']).toBe('20261020T100000Z');
    }
  }, 60_000);
});
