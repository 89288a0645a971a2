import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSharedLimiter } from '../../src/http/limits/shared-limiter.ts';
import { createSharedLimits } from '../../src/http/limits/shared-limit-store.ts';
import { ask, givenFeed } from '../kits/calendar/calendar-kit.ts';
import { clearProject, startKit, type Kit, type Person } from '../kits/kit.ts';

let now = new Date('2026-11-21T10:00:10Z');
let instances: [Kit, Kit];
let admins: [Person, Person];

/** A separate connection that shares no memory with the other. */
function startInstance(): Kit {
  const kit: Kit = startKit(() => ({
    sharedLimiter: {
      take: (...asked) => createSharedLimiter(createSharedLimits(kit.firestore)).take(...asked),
    },
    now: () => now,
  }));
  return kit;
}

beforeAll(async () => {
  instances = [startInstance(), startInstance()];
  await clearProject(instances[0]);
  const { given } = instances[0];
  admins = [await given.admin(), await given.admin()];
});
afterAll(() => Promise.all(instances.map((each) => each.stop())));

const CREATE = `mutation ($input: CreateTechnicianInput!) { createTechnician(input: $input) { __typename } }`;
// Invalid on purpose: requests are counted before validation.
const NOBODY = { name: '', lastName: '', email: 'nadie', password: '' };

async function create(number: number, by: Person): Promise<unknown> {
  const [first, second] = instances;
  const kit = number % 2 === 0 ? first : second;
  const { errors } = await kit.send({ query: CREATE, variables: { input: NOBODY } }, by);
  return errors?.[0]?.extensions.code ?? 'answered';
}

describe('the limit on creating accounts', () => {
  test('allows 20 per minute and person across both instances', async () => {
    const answers: unknown[] = [];
    for (let round = 0; round < 12; round += 1) {
      answers.push(...(await Promise.all([create(0, admins[0]), create(1, admins[0])])));
    }
    expect(answers.filter((each) => each === 'answered')).toHaveLength(20);
    expect(answers.filter((each) => each === 'RATE_LIMITED')).toHaveLength(4);
    expect(await create(0, admins[1])).toBe('answered');
    now = new Date('2026-11-21T10:01:00Z');
    expect(await create(1, admins[0])).toBe('answered');
  });

  test("stores one expiring document per person and minute, without the person's id", async () => {
    const { docs } = await instances[0].firestore.collection('limits').get();
    expect(docs.map((doc) => doc.get('taken') as number).toSorted((a, b) => a - b)).toEqual([1, 1, 20]);
    for (const doc of docs) {
      expect(doc.get('expiresAt')).toBeDefined();
      expect(`${doc.id} ${JSON.stringify(doc.data())}`).not.toContain(admins[0].uid);
    }
  });
});

test('a calendar feed may be requested 30 times a minute across both instances', async () => {
  const [first, second] = instances;
  const path = await givenFeed(first, await first.given.technician());
  const statuses: number[] = [];
  for (let number = 0; number < 31; number += 1) {
    statuses.push((await ask(number % 2 === 0 ? first : second, path)).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});
