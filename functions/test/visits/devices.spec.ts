import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { execute, executeText, gql, type Person } from '../kits/kit.ts';
import { countReads, type Tally } from '../kits/reads.ts';
import { startWork, type World } from '../kits/work-kit.ts';

const OWN_DAY = '{ myVisits(from: "2026-11-23") { id } }';
const ASKED = gql(`query Devices($ids: [ID!]!) { devices(technicianIds: $ids) { technicianId heardAt } }`);

let now = new Date('2026-11-23T07:00:00Z');
let world: World;
let tally: Tally;
beforeAll(async () => {
  world = await startWork(() => now);
  tally = countReads(world.kit.firestore);
});
afterAll(() => world.kit.stop());

const at = (time: string) => (now = new Date(`2026-11-23T${time}Z`));
const asks = (by: Person, query = OWN_DAY) => executeText(world.kit, by, query);
const devicesOf = async (...ids: string[]) =>
  (await execute(world.kit, world.people.AGENT, ASKED, { ids })).devices;
const heardAt = async ({ uid }: Person) => (await devicesOf(uid))[0]?.heardAt;

describe('the device of a technician', () => {
  let person: Person;
  beforeEach(async () => {
    at('08:00:00');
    person = await world.kit.given.technician();
  });

  test('has no time before its first request, and is returned once per id', async () => {
    expect(await devicesOf(person.uid, person.uid, 'nobody')).toEqual([
      { technicianId: person.uid, heardAt: null },
      { technicianId: 'nobody', heardAt: null },
    ]);
  });

  test('has the time of the last request, even of a refused act', async () => {
    await asks(person);
    expect(await heardAt(person)).toBe('2026-11-23T08:00:00.000Z');
    at('08:05:00');
    await asks(person, 'mutation { startVisit(input: { id: "nobody" }) { __typename } }');
    expect(await heardAt(person)).toBe('2026-11-23T08:05:00.000Z');
  });

  test('is written and read at most once in five minutes', async () => {
    const { firestore } = world.kit;
    const ref = firestore.doc(`devices/${person.uid}`);
    await Promise.all([asks(person), asks(person), asks(person)]);
    const first = (await ref.get()).updateTime;
    at('08:04:59');
    tally.reads = 0;
    await asks(person);
    // The viewer, the company's zone, and an empty query of visits, billed as one read.
    expect(tally.reads).toBe(3);
    expect((await ref.get()).updateTime).toEqual(first);
  });

  test('is not written if another server has just written it', async () => {
    const { firestore } = world.kit;
    const ref = firestore.doc(`devices/${person.uid}`);
    await ref.set({ heardAt: new Date('2026-11-23T07:57:00Z') });
    await asks(person);
    expect(await heardAt(person)).toBe('2026-11-23T07:57:00.000Z');
    at('08:02:00');
    await asks(person);
    expect(await heardAt(person)).toBe('2026-11-23T08:02:00.000Z');
  });
});

test('no device is stored for office staff', async () => {
  at('08:00:00');
  const { ADMIN, AGENT } = world.people;
  await asks(ADMIN, '{ me { __typename } }');
  expect(await devicesOf(ADMIN.uid, AGENT.uid)).toEqual([
    { technicianId: ADMIN.uid, heardAt: null },
    { technicianId: AGENT.uid, heardAt: null },
  ]);
});

test('more than 50 ids at once are refused', async () => {
  const ids = Array.from({ length: 51 }, (_, index) => `t${index}`);
  const answer = await world.kit.send({ query: ASKED.toString(), variables: { ids } }, world.people.AGENT);
  expect(answer.errors?.[0]?.extensions['code']).toBe('BAD_USER_INPUT');
});

test('an invalid id has no device', async () => {
  expect(await devicesOf('..', 'a/b')).toEqual([
    { technicianId: '..', heardAt: null },
    { technicianId: 'a/b', heardAt: null },
  ]);
});
