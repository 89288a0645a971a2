import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addClients, mutate, someClient, someNif } from '../kits/client-kit.ts';
import { clearProject, execute, gql, type Kit, type Person, startKit } from '../kits/kit.ts';
import { putProspect, putProspects } from '../kits/prospect-kit.ts';

const QUERY = gql(`query Duplicates($input: DuplicateSearch!) {
  duplicates(input: $input) { entity id code name matchedOn prospectStatus archived kind phone openServices }
}`);

let kit: Kit;
let agent: Person;
beforeAll(async () => {
  kit = startKit();
  await clearProject(kit);
  agent = await kit.given.agent();
});
afterAll(() => kit.stop());

const look = async (input: Record<string, unknown>) =>
  (await execute(kit, agent, QUERY, { input })).duplicates;

describe('duplicates', () => {
  test('are found by NIF, e-mail and phone in any notation, clients first, with the matching fields', async () => {
    const nif = someNif();
    await addClients(kit, 1, () => ({ legalName: 'Cliente', nif, phones: ['+34600100200'], archived: true }));
    const prospect = await putProspect(kit, { name: 'Ana', lastName: null, email: 'Ana@Ejemplo.es' });
    const typed = {
      nif: `es-${nif.toLowerCase()}`,
      emails: [' ANA@ejemplo.ES '],
      phones: ['0034 600 100 200'],
    };
    expect(await look(typed)).toMatchObject([
      {
        entity: 'CLIENT',
        name: 'Cliente',
        matchedOn: ['NIF', 'PHONE'],
        archived: true,
        prospectStatus: null,
        phone: '+34600100200',
        openServices: 0,
      },
      { entity: 'PROSPECT', id: prospect.id, name: 'Ana', matchedOn: ['EMAIL'], prospectStatus: 'NEW' },
    ]);
    expect(await look({ ...typed, exceptId: prospect.id })).toHaveLength(1);
  });

  test('leave out discarded or converted prospects and merged clients', async () => {
    const phone = '+34600100201';
    await putProspect(kit, { phone, status: 'DISCARDED' });
    await putProspect(kit, { phone, status: 'CONVERTED' });
    const lost = await putProspect(kit, { phone, status: 'LOST' });
    await addClients(kit, 1, () => ({
      phones: [phone],
      mergedInto: { id: 'other', code: 'C-2026-0001', name: 'Otro' },
    }));
    expect((await look({ phones: [phone] })).map(({ id }) => id)).toEqual([lost.id]);
  });

  test('are at most ten, and include an equal NIF even if many others share the phone', async () => {
    const phone = '+34600100202';
    const nif = someNif();
    await addClients(kit, 30, () => ({ phones: [phone] }));
    await addClients(kit, 1, () => ({ legalName: 'Con NIF', nif }));
    await putProspects(kit, 5, () => ({ phone }));
    const found = await look({ nif, phones: [phone] });
    expect(found).toHaveLength(10);
    expect(found[0]).toMatchObject({ name: 'Con NIF', matchedOn: ['NIF'] });
  });

  test('are all shown over several tries, however many were acknowledged before', async () => {
    const phone = '600 100 203';
    await addClients(kit, 25, () => ({ phones: ['+34600100203'] }));
    const confirmed: string[] = [];
    const rounds: number[] = [];
    const create = () =>
      mutate(kit, agent, 'createClient', {
        client: someClient({ phones: [phone] }),
        notDuplicateOf: confirmed,
      });
    let answer = await create();
    while (answer.__typename === 'DuplicateError') {
      const fresh = (answer.matches ?? []).filter(({ id }) => !confirmed.includes(id));
      expect(fresh.length).toBeGreaterThan(0);
      rounds.push(fresh.length);
      confirmed.push(...fresh.map(({ id }) => id));
      answer = await create();
    }
    expect(rounds).toEqual([10, 10, 5]);
    expect(answer.__typename).toBe('CreateClientSuccess');
  });

  test('are empty for values that cannot be parsed', async () => {
    const nothing = { nif: '12345678A', emails: ['x', '', '\u0000'], phones: ['112', 'casa'] };
    expect(await look(nothing)).toEqual([]);
    expect(await look({})).toEqual([]);
  });
});
