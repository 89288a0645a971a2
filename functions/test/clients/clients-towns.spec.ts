import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenClient, someSite } from '../kits/client-kit.ts';
import { clearProject, execute, gql, startKit, type Kit, type Person } from '../kits/kit.ts';

let kit: Kit;
let agent: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  agent = await kit.given.agent();
});
afterAll(() => kit.stop());

async function townsOf(postalCode: string) {
  const query = gql(`query TownsOf($postalCode: String!) { townsOf(postalCode: $postalCode) }`);
  return (await execute(kit, agent, query, { postalCode })).townsOf;
}

test('townsOf returns the towns of the sites with a postal code, the most frequent first', async () => {
  for (const city of ['Getafe', 'Perales del Río', 'Getafe']) {
    const address = { street: 'Calle Madrid', number: '1', floor: null, postalCode: '28909', city };
    await givenClient(kit, agent, { site: someSite({ address }) });
  }
  expect(await townsOf('28909')).toEqual(['Getafe', 'Perales del Río']);
  expect(await townsOf(' 28 909')).toEqual(['Getafe', 'Perales del Río']);
  expect(await townsOf('28910')).toEqual([]);
  expect(await townsOf('99999')).toEqual([]);
  expect(await townsOf('Getafe')).toEqual([]);
});
