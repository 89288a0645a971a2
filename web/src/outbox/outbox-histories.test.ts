import fc from 'fast-check';
import { beforeEach, expect, test, vi } from 'vitest';
import { failureOf } from '#shared/graphql/failure.ts';
import type { QueuedAct } from './acts/act.ts';
import type * as Storage from './kept/storage.ts';
import { isIndependent } from './sending/queue.ts';
import { happen, PEOPLE, someHistory, type History } from './testing/test-histories.ts';
import { moment, Phone } from './testing/test-phone.ts';
import { refusalOf } from './testing/test-server.ts';

vi.mock('./kept/storage.ts', async (original) => {
  const storage = await original<typeof Storage>();
  const { TestDevice } = await import('./testing/test-device.ts');
  return {
    ...storage,
    deviceActs(owner: string) {
      const { here } = TestDevice;
      return here.slowActs(storage.memoryActs(here.actsOf(owner)));
    },
    deviceShelf(owner: string) {
      const { here } = TestDevice;
      return here.slowShelf(storage.memoryShelf(here.shelfOf(owner)));
    },
  };
});

const SEED = Number(process.env['SEED'] ?? 20_261_122);
const HISTORIES = Number(process.env['HISTORIES'] ?? 400);
const HISTORY_MS = 200;

const seen = {
  filed: 0,
  late: 0,
  corrected: 0,
  taps: 0,
  done: 0,
  refused: 0,
  held: 0,
  discarded: 0,
  unkept: 0,
};

const BROKEN = failureOf('INTERNAL_SERVER_ERROR').message;
const nameOf = ({ act, key, owner, place }: QueuedAct) =>
  `${act.operation} ${key} of ${owner} in ${place.serviceId}`;

function taking(delays: number[]): () => number {
  let turn = 0;
  return () => delays[turn++ % delays.length] ?? 0;
}

const undone = ({ queue, discarded, page }: Phone) =>
  queue.filter(({ key }) => discarded.get(key) === page).map((act) => `${nameOf(act)} is back`);

/** Acts that were retried but not sent. */
function isUnheard({ retried, page, server }: Phone, key: string): boolean {
  const tried = retried.get(key);
  return tried?.page === page && (server.arrived.get(key) ?? 0) === tried.arrived;
}

function wrongOnScreen(phone: Phone): string[] {
  const problems = phone.isAtWork ? [`${phone.owner ?? 'nobody'} has acts that are not sent`] : [];
  const stopped = new Set<string>();
  for (const act of phone.queue) {
    const { key, refusal, place } = act;
    if (refusal === null) {
      seen.held += 1;
      if (!stopped.has(place.serviceId)) problems.push(`${nameOf(act)} waits for nothing`);
      if (phone.server.done.includes(key)) problems.push(`${nameOf(act)} was done, and waits`);
      continue;
    }
    seen.refused += 1;
    if (!isIndependent(act)) stopped.add(place.serviceId);
    if (isUnheard(phone, key)) problems.push(`${nameOf(act)} was to be tried once more`);
    if (![refusalOf(key), BROKEN].includes(refusal.message)) problems.push(`${nameOf(act)}: wrong words`);
  }
  const [shown, kept] = [phone.queue, phone.device.actsOf(phone.owner ?? '')];
  if (JSON.stringify(shown) !== JSON.stringify(kept)) problems.push('the device keeps something else');
  return problems;
}

function wrongInTheEnd({ taps, server, device, discarded }: Phone, shown: ReadonlySet<string>): string[] {
  const lost = taps.filter(({ key }) => {
    const isThere = shown.has(key) || server.done.includes(key) || discarded.has(key);
    return device.everKept.has(key) && !isThere;
  });
  const turned = taps.filter((act, place) => {
    const turn = server.done.indexOf(act.key);
    return taps.slice(place + 1).some(({ key, owner, place: { serviceId } }, at) => {
      const later = server.done.indexOf(key);
      const isSame = owner === act.owner && serviceId === act.place.serviceId;
      const isFree = isIndependent(act) || isIndependent(taps[place + 1 + at] ?? act);
      return isSame && !isFree && turn >= 0 && later >= 0 && later < turn;
    });
  });
  return [...lost.map((act) => `${nameOf(act)} is gone`), ...turned.map((act) => `${nameOf(act)} came late`)];
}

async function comeBack(phone: Phone, look: () => Promise<void>): Promise<void> {
  for (const uid of PEOPLE) {
    phone.signIn(uid);
    await phone.rest();
    expect(phone.owner).toBe(uid);
    await look();
  }
}

/** Returns what went wrong in a history, after the network is back and everything that can be sent has been sent. */
async function live({ steps, delays, ahead }: History): Promise<string[]> {
  const phone = new Phone(taking(delays), ahead);
  const problems: string[] = [];
  for (const { step, moments } of [{ step: { do: 'look' }, moments: 8 } as const, ...steps]) {
    happen(phone, step);
    for (let passed = 0; passed <= moments; passed += 1) await moment();
    problems.push(...undone(phone));
  }
  phone.network.isOpen = true;
  phone.network.faults.length = 0;
  await phone.rest();
  phone.enter();
  await phone.rest();
  // Nothing but the sign-in was needed to send everything.
  problems.push(...wrongOnScreen(phone));
  const shown = new Set<string>();
  await comeBack(phone, () => {
    problems.push(...wrongOnScreen(phone), ...undone(phone));
    phone.queue.forEach(({ key }) => shown.add(key));
    return Promise.resolve();
  });
  problems.push(...wrongInTheEnd(phone, shown));
  phone.server.refusals.clear();
  await comeBack(phone, async () => {
    phone.queue.forEach(() => phone.decide('retry', 0));
    await phone.rest();
    problems.push(...phone.queue.map((act) => `${nameOf(act)} is never taken`));
  });
  problems.push(...wrongInTheEnd(phone, new Set()), ...phone.server.problems);
  count(phone);
  return problems;
}

function count({ taps, server, discarded, device }: Phone): void {
  seen.taps += taps.length;
  seen.done += server.done.length;
  seen.filed += server.filed.size;
  seen.late += server.late.size;
  seen.corrected += server.corrected.size;
  seen.discarded += discarded.size;
  seen.unkept += taps.filter(({ key }) => !device.everKept.has(key)).length;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  vi.stubGlobal('indexedDB', {});
  vi.stubGlobal('BroadcastChannel', undefined);
});

test(
  'in any history each act is applied or filed once, in order and with its time, or shown as refused',
  { timeout: HISTORIES * HISTORY_MS },
  async () => {
    const property = fc.asyncProperty(someHistory, async (history) => {
      vi.clearAllTimers();
      window.localStorage.clear();
      expect(await live(history)).toEqual([]);
    });
    await fc.assert(property, { seed: SEED, numRuns: HISTORIES });
    expect(seen.done).toBeGreaterThan(5 * HISTORIES);
    expect(seen.refused).toBeGreaterThan(HISTORIES);
    expect(seen.filed).toBeGreaterThan(HISTORIES);
    expect(seen.late).toBeGreaterThan(HISTORIES);
    expect(seen.corrected).toBeGreaterThan(HISTORIES);
    expect(seen.held).toBeGreaterThan(HISTORIES);
    expect(seen.discarded).toBeGreaterThan(HISTORIES / 5);
    expect(seen.unkept).toBeLessThan(seen.taps / 20);
  },
);
