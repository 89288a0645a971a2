import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startKit, type Kit, type Person } from '../kits/kit.ts';
import { stepAtLast } from '../kits/perform-kit.ts';
import { chainOf, completed, richWork } from '../kits/report-kit.ts';
import { inStatus, putWork, startWork, type Cast, type Place } from '../kits/work-kit.ts';

const NOW = new Date('2026-11-20T10:31:00Z');

let kit: Kit;
let people: Cast;
let own: Person;
let place: Place;
beforeAll(async () => {
  ({ kit, people, place } = await startWork(() => NOW));
  own = people.OWN;
});
afterAll(() => kit.stop());

describe('the hash chain of reports', () => {
  test('links each report to the previous one, from the head to the first', async () => {
    const ids: string[] = [];
    for (let index = 0; index < 3; index += 1) {
      const { input } = await richWork(kit, [own], place);
      ids.push(await completed(kit, own, input));
    }
    const chain = await chainOf(kit);
    expect(chain.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(chain.at(-1)?.previousHash).toBeNull();
    const head = await kit.firestore.doc('counters/report_chain').get();
    expect(head.data()).toEqual({ head: chain[0]?.sha256, reportId: ids.at(-1) });
  });

  test('stays unbroken after 20 simultaneous completions on two servers, each with a unique code', async () => {
    // Completions queue within one server; between two servers only the transaction protects the chain.
    const second = startKit(() => ({ now: () => NOW }));
    const before = (await chainOf(kit)).length;
    const works = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        putWork(kit, [index % 2 ? own : people.OTHER], { place, visit: inStatus('IN_PROGRESS') }),
      ),
    );
    const answers = await Promise.all(
      works.map(({ visit: { id } }, index) =>
        stepAtLast(index % 2 ? second : kit, people.ADMIN, 'completeVisit', { id, resolution: 'Hecho' }),
      ),
    );
    expect(answers.map(({ __typename }) => __typename)).toEqual(works.map(() => 'VisitSuccess'));
    const chain = await chainOf(kit);
    expect(chain).toHaveLength(before + 20);
    const { docs } = await kit.firestore.collection('reports').get();
    expect(docs).toHaveLength(before + 20);
    expect(new Set(docs.map((doc) => doc.get('code') as string)).size).toBe(docs.length);
    await second.stop();
  }, 240_000);
});
